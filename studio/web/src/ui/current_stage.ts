import { signal } from '@preact/signals';
import type { Stage } from '../stage/stage';

/** What every view with a picture in space offers. */
export interface StageInUse { stage: Stage; fit: () => void; draw?: { key: (key: string) => boolean }; focus?: () => void }

/** The stage that keys and buttons act on. */
export const currentStage = signal<StageInUse | null>(null);
