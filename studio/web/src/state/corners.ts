// Corners of what is selected: each can be moved, more can be put in between, and those that are not needed taken away. Changes go where
// everything drawn goes: into the draft of the project file, or into the regions that are saved with it.

import { computed, effect, signal } from '@preact/signals';
import type { Region } from '../api/types';
import type { Selection } from './features';
import { draped, geometryOf, groundAt, ringsOf, selected, shownRegions, tablesOf } from './features';
import type { Changed, Corner, Outline } from './outline';
import { cornersOf, middlesOf, moved, withCornerAfter, withoutCorner } from './outline';
import { changeRegions, editStep, project } from './project';
import { regions, toProject, toStage } from './slope';

/** The corner that keys act on. */
export const chosenCorner = signal<number | null>(null);

effect(() => {
  selected.value;
  chosenCorner.value = null;
});

const leastCorners = { point: 1, line: 2, area: 3 } as const;

function outlineOf(s: Selection): Outline | null {
  if (s.list === 'region') {
    const rings = ringsOf(shownRegions.value[s.index]);
    return rings.length > 0 ? { rings, closed: true, least: 3 } : null;
  }
  const geometry = geometryOf(tablesOf(s.list)[s.index] ?? {});
  return geometry && { rings: [geometry.points], closed: geometry.key === 'area', least: leastCorners[geometry.key] };
}

/** Regions of formats that only a GIS writes stay as they are. */
const editable = computed(() => {
  const s = selected.value;
  return s !== null && (project.value?.writable ?? false) && (s.list !== 'region' || (regions.value?.writable ?? true));
});

export const outline = computed<Outline | null>(() => (editable.value ? outlineOf(selected.value!) : null));

export type Point = [number, number, number];
const onGround = ([x, y]: Corner): Point => draped([toStage(x, y)])[0];

/** In the frame of the stage. */
export const handles = computed<Point[]>(() => (outline.value ? cornersOf(outline.value).map(onGround) : []));

/** Beyond this many corners their middles would hide them. */
const kMostMiddles = 80;
export const middles = computed<{ after: number; at: Point }[]>(() => {
  const o = outline.value;
  return o && handles.value.length <= kMostMiddles ? middlesOf(o).map(({ after, at }) => ({ after, at: onGround(at) })) : [];
});

function regionWith(region: Region, rings: Outline['rings']): Region {
  const closed = rings.map((ring) => [...ring, ring[0]].map((c) => [...c]));
  if (region.geometry.type === 'Polygon') return { ...region, geometry: { type: 'Polygon', coordinates: closed } };
  let next = 0;
  return { ...region, geometry: { type: 'MultiPolygon', coordinates: region.geometry.coordinates.map((polygon) => polygon.map(() => closed[next++])) } };
}

function put(o: Outline, follows: boolean): void {
  const s = selected.value!;
  if (s.list === 'region') return changeRegions(shownRegions.value.map((r, i) => (i === s.index ? regionWith(r, o.rings) : r)), follows);
  const { key } = geometryOf(tablesOf(s.list)[s.index])!;
  const points = o.rings[0].map((c) => [...c]);
  editStep({ op: 'set', path: [s.list, s.index, key], value: key === 'point' ? points[0] : points }, follows);
}

/** The place in coordinates of the project; a corner that has a height keeps it above the ground. */
function placed(x: number, y: number, old: Corner | undefined): Corner {
  const to = toProject(x, y);
  if (!old || old.length < 3) return to;
  const [from, ground] = [groundAt(...toStage(old[0], old[1])), groundAt(x, y)];
  const rise = ground - from;
  return [...to, Number.isNaN(rise) ? old[2] : Math.round(100 * (old[2] + rise)) / 100];
}

/** To a place in the frame of the stage. `follows`: a further step of one drag. */
export function moveCorner(corner: number, x: number, y: number, follows = false): void {
  const o = outline.value;
  if (!o) return;
  put(moved(o, corner, placed(x, y, cornersOf(o)[corner])), follows);
  chosenCorner.value = corner;
}

function take(changed: Changed | null): boolean {
  if (!changed) return false;
  put(changed.outline, false);
  chosenCorner.value = changed.corner;
  return true;
}

export const addCorner = (after: number): boolean => outline.value !== null && take(withCornerAfter(outline.value, after));
export const removeCorner = (corner: number): boolean => outline.value !== null && take(withoutCorner(outline.value, corner));
export const canAdd = computed(() => outline.value !== null && chosenCorner.value !== null && withCornerAfter(outline.value, chosenCorner.value) !== null);
export const canRemove = computed(() => outline.value !== null && chosenCorner.value !== null && withoutCorner(outline.value, chosenCorner.value) !== null);

/** The next corner, or the one before. */
export function chooseCorner(step: 1 | -1): void {
  const n = handles.value.length;
  if (n === 0) return;
  chosenCorner.value = chosenCorner.value === null ? (step > 0 ? 0 : n - 1) : (chosenCorner.value + step + n) % n;
}

/** Moves the chosen corner by so many metres. */
export function nudge(dx: number, dy: number, follows: boolean): boolean {
  const at = chosenCorner.value === null ? undefined : handles.value[chosenCorner.value];
  if (!at) return false;
  moveCorner(chosenCorner.value!, at[0] + dx, at[1] + dy, follows);
  return true;
}
