// Play, scrub, step and speed: one bar for all three kinds.

import type { ComponentChildren } from 'preact';
import * as clock from '../state/clock';
import { Icon } from './icons';

const steps = 2000;

export function Timeline({ what, frame = 1 / 30, extra }: { what: string; frame?: number; extra?: ComponentChildren }) {
  const { time, end, playing, speed } = clock;
  const duration = end.value;
  const digits = duration < 1 ? 4 : 2;
  return (
    <div class="dock timeline" role="group" aria-label="playback">
      <span class="what" title={what}>{what}</span>
      <button class="button icon" onClick={clock.toggle} aria-label={playing.value ? 'pause' : 'play'} title="play or pause (space)" data-test="play">
        <Icon name={playing.value ? 'pause' : 'play'} />
      </button>
      <button class="button icon" onClick={() => clock.step(-frame)} aria-label="one frame back" title="one frame back (,)"><Icon name="back" /></button>
      <button class="button icon" onClick={() => clock.step(frame)} aria-label="one frame forward" title="one frame forward (.)"><Icon name="forward" /></button>
      <input type="range" min={0} max={steps} step={1} value={duration > 0 ? (time.value / duration) * steps : 0} aria-label="time" data-test="scrub"
        aria-valuetext={`${time.value.toFixed(2)} s`}
        onInput={(e) => clock.goTo((Number(e.currentTarget.value) / steps) * duration)} />
      <span class="number" data-test="time">{time.value.toFixed(digits)} of {duration.toFixed(digits)} s</span>
      <label class="check" title="speed of the playback">
        <span class="hidden-text">speed</span>
        <select value={String(speed.value)} onChange={(e) => (speed.value = Number(e.currentTarget.value))} data-test="speed">
          {clock.speeds.map((s) => <option value={String(s)} key={s}>{s}×</option>)}
        </select>
      </label>
      {extra}
    </div>
  );
}
