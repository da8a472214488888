// Quaternions w, x, y, z.

export type Quaternion = [number, number, number, number];

export const times = ([a, b, c, d]: Quaternion, [e, f, g, h]: Quaternion): Quaternion => [
  a * e - b * f - c * g - d * h, a * f + b * e + c * h - d * g, a * g - b * h + c * e + d * f, a * h + b * g - c * f + d * e,
];

export const inverse = ([w, x, y, z]: Quaternion): Quaternion => [w, -x, -y, -z];
