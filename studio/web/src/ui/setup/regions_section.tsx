// Regions of materials: polygons in a file beside the project, drawn on the ground.

import type { Region } from '../../api/types';
import { seriesColours } from '../../base/colours';
import { isSelected, namesOf, select, selected, shownRegions, tool } from '../../state/features';
import { changeRegions, drawnRegions, project } from '../../state/project';
import { regions } from '../../state/slope';
import { Icon } from '../icons';

function change(index: number, next: Region | null): void {
  if (!next) selected.value = null;
  changeRegions(shownRegions.value.flatMap((r, i) => (i === index ? (next ? [next] : []) : [r])));
}

export function RegionsSection() {
  const materials = namesOf('material');
  const file = regions.value;
  const editable = project.value?.writable && (file?.writable ?? true);
  return (
    <details class="section" open data-test="regions">
      <summary>Regions<span class="brief">{shownRegions.value.length}</span></summary>
      <div class="inner">
      {shownRegions.value.map((r, i) => (
        <div class={`field${isSelected('region', i) ? ' selected' : ''}`} key={i} data-item={`region[${i}]`}>
          <button class="name pick" aria-pressed={isSelected('region', i)} title="show its corners" onClick={() => select('region', i)}>
            <span class="swatch" style={{ background: seriesColours[Math.max(0, materials.indexOf(r.properties.material)) % seriesColours.length] }} /> region {i + 1}
          </button>
          <span class="value">
            <select value={r.properties.material} disabled={!editable} aria-label={`material of region ${i + 1}`}
              onChange={(e) => change(i, { ...r, properties: { ...r.properties, material: e.currentTarget.value } })}>
              {materials.map((m) => <option key={m}>{m}</option>)}
            </select>
            <button class="button small icon" disabled={!editable} aria-label={`remove region ${i + 1}`} onClick={() => change(i, null)}><Icon name="bin" /></button>
          </span>
        </div>
      ))}
      <div class="actions">
        <button class="button small" disabled={!editable} aria-pressed={tool.value === 'region'} onClick={() => (tool.value = 'region')}><Icon name="region" />Draw a region</button>
        {!editable && file?.file && <span class="soft">{file.file} is changed in a GIS</span>}
      </div>
      {drawnRegions.value && <p class="soft" style={{ fontSize: '12.5px' }}>Saved to {file?.file || 'materials.geojson'} with the project.</p>}
      </div>
    </details>
  );
}
