import { signal } from '@preact/signals';
import type { RockfallStage } from '../stage/rockfall_stage';

/** The stage that keys and buttons act on. */
export const currentStage = signal<RockfallStage | null>(null);
