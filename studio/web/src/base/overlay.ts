// Curves of two tables in one plot: an axis that has the places of both. What one of them does not have there is left out, not a gap.

export interface Overlay {
  x: Float64Array;
  first: (values: ArrayLike<number>) => (number | undefined)[];
  second: (values: ArrayLike<number>) => (number | undefined)[];
}

export function overlay(a: ArrayLike<number>, b: ArrayLike<number>): Overlay {
  const x = Float64Array.from(new Set([...Array.from(a), ...Array.from(b)])).sort();
  const onto = (places: ArrayLike<number>) => {
    const index = new Map(Array.from(places, (v, i) => [v, i]));
    return (values: ArrayLike<number>) => Array.from(x, (v) => (index.has(v) ? values[index.get(v)!] : undefined));
  };
  return { x, first: onto(a), second: onto(b) };
}
