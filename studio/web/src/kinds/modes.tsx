// Modes of a block over time as a strip of colours.

import { useEffect, useRef } from 'preact/hooks';
import type { DataTable } from '../api/decoding';
import { modesOverTime as modeColours } from '../base/mode_colours';

export function ModeStrip({ history }: { history: DataTable }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    element.width = 1200;
    element.height = 1;
    const pen = element.getContext('2d')!;
    const t = history.numbers('t_s');
    const end = t[history.rows - 1] || 1;
    for (let k = 0; k < history.rows; ++k) {
      const [a, b] = [(t[k] / end) * 1200, ((t[Math.min(k + 1, history.rows - 1)]) / end) * 1200];
      pen.fillStyle = modeColours[history.word('mode', k)] ?? '#888';
      pen.fillRect(a, 0, Math.max(1, b - a), 1);
    }
  }, [history]);
  const seen = [...new Set(Array.from({ length: history.rows }, (_, k) => history.word('mode', k)))];
  return (
    <figure class="plot">
      <figcaption class="caption">mode{Object.keys(modeColours).filter((m) => seen.includes(m)).map((m) => <span class="key" key={m}><span class="swatch" style={{ background: modeColours[m], height: '10px' }} />{m}</span>)}</figcaption>
      <div style={{ padding: '4px 10px 0 46px' }}><canvas ref={canvas} class="modes" role="img" aria-label="modes over time" /></div>
    </figure>
  );
}
