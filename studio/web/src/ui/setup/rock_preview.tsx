// The shape of a rock as it is on disk, drawn from its triangles, nearest last.

import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import { number } from '../../base/format';
import { edits, generation } from '../../state/project';

interface Shape { faces: { points: string; shade: number }[]; mass: number; volume: number; sides: number[] }

type Point = [number, number, number];

/** Seen from the south-east and above, light from the left. */
function view([x, y, z]: Point): Point {
  const [c, s] = [Math.cos(0.6), Math.sin(0.6)];
  const [a, b] = [c * x - s * y, s * x + c * y];
  const [ct, st] = [Math.cos(0.45), Math.sin(0.45)];
  return [a, ct * z + st * b, ct * b - st * z];
}

export function shapeFaces(positions: ArrayLike<number>, triangles: ArrayLike<number>): Shape['faces'] {
  const points = Array.from({ length: positions.length / 3 }, (_, k) => view([positions[3 * k], positions[3 * k + 1], positions[3 * k + 2]]));
  const reach = Math.max(...points.map((p) => Math.max(Math.abs(p[0]), Math.abs(p[1])))) || 1;
  const faces = Array.from({ length: triangles.length / 3 }, (_, t) => [0, 1, 2].map((k) => points[triangles[3 * t + k]]));
  const lit = faces.map((f) => {
    const [u, v] = [1, 2].map((k) => f[k].map((c, i) => c - f[0][i]));
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const length = Math.hypot(...n) || 1;
    return { f, towards: -n[2] / length, shade: Math.max(0, (-0.45 * n[0] + 0.7 * n[1] - 0.55 * n[2]) / length), depth: f[0][2] + f[1][2] + f[2][2] };
  });
  return lit.filter((l) => Math.abs(l.towards) > 1e-6).sort((a, b) => b.depth - a.depth)
    .map(({ f, shade }) => ({ shade, points: f.map((p) => `${(50 + (44 * p[0]) / reach).toFixed(1)},${(50 - (44 * p[1]) / reach).toFixed(1)}`).join(' ') }));
}

export function RockPreview({ name }: { name: string }) {
  const [shape, setShape] = useState<Shape | null>(null);
  const [sample, setSample] = useState(0);
  const saved = edits.value.length === 0;
  useEffect(() => {
    let wanted = true;
    if (!saved) return;
    api.rockShape(name, sample).then(({ header, arrays }) => {
      if (wanted) setShape({ faces: shapeFaces(arrays.position, arrays.index), mass: header.mass_kg, volume: header.volume_m3, sides: header.sides_m });
    }, () => wanted && setShape(null));
    return () => void (wanted = false);
  }, [name, sample, generation.value, saved]);
  if (!shape) return null;
  return (
    <div class="rock-preview" style={{ opacity: saved ? 1 : 0.45 }}>
      <svg viewBox="0 0 100 100" width="96" height="96" role="img" aria-label={`shape of ${name}`}>
        {shape.faces.map((f, i) => <polygon key={i} points={f.points} fill={`hsl(31 42% ${Math.round(30 + 42 * f.shade)}%)`} stroke={`hsl(31 42% ${Math.round(30 + 42 * f.shade)}%)`} stroke-width="0.4" />)}
      </svg>
      <div class="soft number"><div>{number(shape.mass)} kg</div><div>{number(shape.volume)} m³</div><div>{shape.sides.map((s) => number(s, 3)).join(' × ')} m</div>
        <button class="button small" onClick={() => setSample(sample + 1)} title="draw another one">Another</button></div>
    </div>
  );
}
