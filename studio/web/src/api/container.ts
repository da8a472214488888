// The binary container of the server: "TLS1", length of the header, header (JSON), arrays.

export interface ArrayEntry {
  type: 'f32' | 'f64' | 'i32' | 'u32' | 'u8';
  offset: number;
  count: number;
  width: number;
  unit: string;
}

export type NumberArray = Float32Array | Float64Array | Int32Array | Uint32Array | Uint8Array;

export interface Container<Header> {
  header: Header & { arrays: Record<string, ArrayEntry> };
  arrays: Record<string, NumberArray>;
}

const kinds = { f32: Float32Array, f64: Float64Array, i32: Int32Array, u32: Uint32Array, u8: Uint8Array } as const;

export function decode<Header>(buffer: ArrayBuffer): Container<Header> {
  const view = new DataView(buffer);
  if (buffer.byteLength < 8 || view.getUint32(0) !== 0x544c5331) throw new Error('the answer is no TLS1 container');
  const length = view.getUint32(4, true);
  if (8 + length > buffer.byteLength) throw new Error('the header of the answer is cut off');
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length)));
  const arrays: Record<string, NumberArray> = {};
  for (const [name, entry] of Object.entries<ArrayEntry>(header.arrays ?? {})) arrays[name] = arrayOf(buffer, 8 + length, name, entry);
  return { header, arrays };
}

function arrayOf(buffer: ArrayBuffer, start: number, name: string, entry: ArrayEntry): NumberArray {
  const Kind = kinds[entry.type];
  if (!Kind) throw new Error(`array ${name} has the unknown type ${entry.type}`);
  const at = start + entry.offset;
  if (at % Kind.BYTES_PER_ELEMENT !== 0 || at + entry.count * Kind.BYTES_PER_ELEMENT > buffer.byteLength)
    throw new Error(`array ${name} lies outside of the answer`);
  return new Kind(buffer, at, entry.count);
}

type Source = Record<string, { type: ArrayEntry['type']; width?: number; values: ArrayLike<number> }>;

/** The other way round, for tests and the mock server. */
export function encode(header: object, source: Source): ArrayBuffer {
  const entries: Record<string, ArrayEntry> = {};
  let size = 0;
  for (const [name, { type, width, values }] of Object.entries(source)) {
    entries[name] = { type, offset: size, count: values.length, width: width ?? 1, unit: '' };
    size = Math.ceil((size + values.length * kinds[type].BYTES_PER_ELEMENT) / 8) * 8;
  }
  const text = new TextEncoder().encode(JSON.stringify({ ...header, arrays: entries }));
  const length = Math.ceil(text.length / 8) * 8;
  const bytes = new Uint8Array(8 + length + size).fill(0x20, 8, 8 + length);
  bytes.set([0x54, 0x4c, 0x53, 0x31]);
  bytes.set(text, 8);
  new DataView(bytes.buffer).setUint32(4, length, true);
  for (const [name, { type, values }] of Object.entries(source))
    new kinds[type](bytes.buffer, 8 + length + entries[name].offset, values.length).set(values);
  return bytes.buffer;
}
