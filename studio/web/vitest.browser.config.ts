import { defineConfig } from 'vitest/config';

// Tests in a real browser against the program itself (TALUS_PROGRAM). One after the other: each has a browser and a run of its own.
// TALUS_SPEED=1: those that measure time, instead.
const include = process.env.TALUS_SPEED ? ['e2e/**/*.long.ts'] : ['e2e/**/*.test.ts'];
export default defineConfig({
  // What the page is to show comes when it comes: `expect.poll` asks again and again, however slow the machine is.
  test: { include, fileParallelism: false, testTimeout: 900_000, hookTimeout: 400_000, teardownTimeout: 20_000, expect: { poll: { timeout: 60_000, interval: 100 } } },
});
