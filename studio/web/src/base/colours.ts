// Colour scales that read the same for colour-blind people: luminance rises steadily with the value.

export type Rgb = readonly [number, number, number];

/** The nine stops that the reports use, 0 to 255. */
const viridisStops: readonly Rgb[] = [
  [68, 1, 84], [71, 44, 122], [59, 81, 139], [44, 113, 142], [33, 144, 141],
  [39, 173, 129], [92, 200, 99], [170, 220, 50], [253, 231, 37],
];

/** For differences of two runs: blue is less, orange is more, grey is the same. */
const differenceStops: readonly Rgb[] = [
  [16, 73, 140], [74, 133, 190], [160, 190, 214], [222, 222, 219], [235, 183, 130], [214, 120, 44], [150, 66, 6],
];

export type ScaleName = 'viridis' | 'difference';

const stopsOf: Record<ScaleName, readonly Rgb[]> = { viridis: viridisStops, difference: differenceStops };

export function colourAt(scale: ScaleName, share: number): Rgb {
  const stops = stopsOf[scale];
  const last = stops.length - 1;
  const at = Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * last;
  const below = Math.min(Math.floor(at), last - 1);
  const rest = at - below;
  const [low, high] = [stops[below], stops[below + 1]];
  return [0, 1, 2].map((k) => Math.round(low[k] + rest * (high[k] - low[k]))) as unknown as Rgb;
}

/** `steps` colours from low to high, four bytes each: a row of a texture. */
export function colourTable(scale: ScaleName, steps = 256): Uint8Array {
  const table = new Uint8Array(4 * steps);
  for (let i = 0; i < steps; ++i) {
    const colour = colourAt(scale, i / (steps - 1));
    table.set([...colour, 255], 4 * i);
  }
  return table;
}

export const cssColour = ([r, g, b]: Rgb): string => `rgb(${r} ${g} ${b})`;

/** A gradient for legends, low at the left or at the bottom. */
export function cssGradient(scale: ScaleName, direction: 'to right' | 'to top'): string {
  const stops = stopsOf[scale].map((c, i, all) => `${cssColour(c)} ${((100 * i) / (all.length - 1)).toFixed(1)}%`);
  return `linear-gradient(${direction}, ${stops.join(', ')})`;
}

/** Relative luminance after the sRGB standard, 0 to 1. */
export function luminance([r, g, b]: Rgb): number {
  const linear = (c: number) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Distinct hues for series and groups (Okabe and Ito), usable on light and dark. */
export const seriesColours = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#8a6d3b', '#7f7f7f'];
