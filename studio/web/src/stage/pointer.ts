import { signal } from '@preact/signals';

/** Where the pointer meets the ground, in the frame of the stage. */
export const pointerAt = signal<readonly [number, number, number] | null>(null);
