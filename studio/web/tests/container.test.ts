import { describe, expect, it } from 'vitest';
import { decode, encode } from '../src/api/container';

/** Bytes written out by hand after the contract, not by encode(). */
function byHand(): ArrayBuffer {
  const header = '{"n":2,"arrays":{"a":{"type":"f64","offset":0,"count":2,"width":1,"unit":"m"},"b":{"type":"u8","offset":16,"count":3,"width":1,"unit":""}}}';
  const length = Math.ceil(header.length / 8) * 8;
  const bytes = new Uint8Array(8 + length + 24).fill(0x20, 8, 8 + length);
  bytes.set(new TextEncoder().encode('TLS1'), 0);
  bytes.set([length & 255, length >> 8, 0, 0], 4);
  bytes.set(new TextEncoder().encode(header), 8);
  bytes.set([0, 0, 0, 0, 0, 0, 0xf8, 0x3f, 0, 0, 0, 0, 0, 0, 0, 0xc0, 1, 2, 255], 8 + length); // 1.5, -2, then bytes
  return bytes.buffer;
}

describe('binary container', () => {
  it('reads what the contract describes', () => {
    const { header, arrays } = decode<{ n: number }>(byHand());
    expect(header.n).toBe(2);
    expect([...arrays.a]).toEqual([1.5, -2]);
    expect([...arrays.b]).toEqual([1, 2, 255]);
  });

  it('encodes so that every array begins at a multiple of eight', () => {
    const buffer = encode({ x: 'ü' }, { u: { type: 'u8', values: [7] }, f: { type: 'f32', width: 3, values: [1, 2, 3] }, i: { type: 'i32', values: [-5] } });
    const { header, arrays } = decode<{ x: string }>(buffer);
    expect(header.x).toBe('ü');
    expect(Object.values(header.arrays).every((a) => a.offset % 8 === 0)).toBe(true);
    expect([[...arrays.u], [...arrays.f], [...arrays.i]]).toEqual([[7], [1, 2, 3], [-5]]);
  });

  it('refuses what is no container, or cut off', () => {
    expect(() => decode(new ArrayBuffer(4))).toThrow(/TLS1/);
    expect(() => decode(new TextEncoder().encode('TLS2....').buffer as ArrayBuffer)).toThrow(/TLS1/);
    const whole = byHand();
    expect(() => decode(whole.slice(0, 40))).toThrow(/cut off/);
    expect(() => decode(whole.slice(0, whole.byteLength - 16))).toThrow(/outside/);
  });
});
