// The built page must stay small: tells its size, and fails above the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limit = 600_000;
const dist = new URL('../dist/', import.meta.url);
let total = 0;
for (const name of readdirSync(dist).sort()) {
  const bytes = readFileSync(new URL(name, dist));
  const packed = gzipSync(bytes, { level: 9 }).length;
  total += packed;
  console.log(`${name}: ${bytes.length} bytes, ${packed} compressed`);
}
console.log(`together ${total} compressed, at most ${limit}`);
if (total > limit) process.exit(1);
