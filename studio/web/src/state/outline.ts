// The corners of something drawn on the ground, and what can be done to them. Corners are counted through all rings.

/** x, y and, where the file has it, z. */
export type Corner = readonly number[];

export interface Outline {
  rings: readonly (readonly Corner[])[];
  /** The last corner of a ring is joined to the first. */
  closed: boolean;
  /** A ring needs so many corners. */
  least: number;
}

export interface Changed { outline: Outline; corner: number }

export const cornersOf = (o: Outline): Corner[] => o.rings.flat();

/** Which ring a corner belongs to, and its place there. */
function placeOf(o: Outline, corner: number): { ring: number; at: number } | null {
  let at = corner;
  for (const [ring, corners] of o.rings.entries()) {
    if (at >= 0 && at < corners.length) return { ring, at };
    at -= corners.length;
  }
  return null;
}

const withRing = (o: Outline, ring: number, corners: readonly Corner[]): Outline => ({ ...o, rings: o.rings.map((r, i) => (i === ring ? corners : r)) });

export function moved(o: Outline, corner: number, to: Corner): Outline {
  const place = placeOf(o, corner);
  return place ? withRing(o, place.ring, o.rings[place.ring].map((c, i) => (i === place.at ? to : c))) : o;
}

const rounded = (x: number) => Math.round(100 * x) / 100;

/** Coordinates that both have. */
const middleOf = (a: Corner, b: Corner): Corner => a.slice(0, b.length).map((v, k) => rounded((v + b[k]) / 2));

/** Middles of the edges; `after` is the corner where each edge begins. */
export function middlesOf(o: Outline): { after: number; at: Corner }[] {
  let first = 0;
  return o.rings.flatMap((ring) => {
    const begin = first;
    first += ring.length;
    const edges = ring.length < 2 ? 0 : o.closed ? ring.length : ring.length - 1;
    return Array.from({ length: edges }, (_, i) => ({ after: begin + i, at: middleOf(ring[i], ring[(i + 1) % ring.length]) }));
  });
}

/** One more corner on the edge that begins at `corner`, or at the end of a line on the edge that ends there; null: there is no edge. */
export function withCornerAfter(o: Outline, corner: number, at?: Corner): Changed | null {
  const place = placeOf(o, corner);
  if (!place || o.rings[place.ring].length < 2) return null;
  const ring = o.rings[place.ring];
  const isEnd = !o.closed && place.at === ring.length - 1;
  const from = isEnd ? place.at - 1 : place.at;
  const added = at ?? middleOf(ring[from], ring[(from + 1) % ring.length]);
  return { outline: withRing(o, place.ring, [...ring.slice(0, from + 1), added, ...ring.slice(from + 1)]), corner: corner + (isEnd ? 0 : 1) };
}

/** Without a corner, if enough are left; the one before it is chosen then. */
export function withoutCorner(o: Outline, corner: number): Changed | null {
  const place = placeOf(o, corner);
  if (!place || o.rings[place.ring].length <= o.least) return null;
  const ring = o.rings[place.ring].filter((_, i) => i !== place.at);
  return { outline: withRing(o, place.ring, ring), corner: Math.max(0, corner - (place.at > 0 ? 1 : 0)) };
}
