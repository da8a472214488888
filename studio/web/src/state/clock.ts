// Playing back: one clock for the tumbling rock, the rocking block and the scene. Nothing ticks while it stands still.

import { computed, signal } from '@preact/signals';

export const time = signal(0);
export const end = signal(0);
export const playing = signal(false);
export const speed = signal(1);
export const speeds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];
export const ready = computed(() => end.value > 0);

let last: number | null = null;

function tick(now: number): void {
  if (!playing.value) return;
  const next = last === null ? time.value : time.value + ((now - last) / 1000) * speed.value;
  last = now;
  if (next >= end.value) playing.value = false;
  time.value = Math.min(next, end.value);
  if (playing.value) requestAnimationFrame(tick);
}

export function play(): void {
  if (!ready.value) return;
  if (time.value >= end.value) time.value = 0;
  playing.value = true;
  last = null;
  requestAnimationFrame(tick);
}

export const pause = (): void => void (playing.value = false);
export const toggle = (): void => (playing.value ? pause() : play());

export function seek(t: number): void {
  time.value = Math.min(end.value, Math.max(0, t));
}

/** Going somewhere by hand stops the film. */
export function goTo(t: number): void {
  pause();
  seek(t);
}

export const step = (seconds: number): void => goTo(time.value + seconds);

export function rewind(duration: number): void {
  pause();
  end.value = duration;
  time.value = 0;
}
