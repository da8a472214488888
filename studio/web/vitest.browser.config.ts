import { defineConfig } from 'vitest/config';

// Tests in a real browser against the program itself (TALUS_PROGRAM). One after the other: each has a browser and a run of its own.
export default defineConfig({
  test: { include: ['e2e/**/*.test.ts'], fileParallelism: false, testTimeout: 120_000, hookTimeout: 60_000, teardownTimeout: 10_000 },
});
