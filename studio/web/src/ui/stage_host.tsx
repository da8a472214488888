// The place of a picture in space, and what all of them have in common: the stage opens with the view, keys act on it, arrows turn its camera.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { StageInUse } from './current_stage';
import { currentStage } from './current_stage';

interface Opened<T> { host: RefObject<HTMLDivElement | null>; stage: T | null; problem: string }

/** `problem`: why there is no stage, where the browser has none to offer. The rest of the page works without. */
export function useStage<T extends StageInUse & { dispose: () => void }>(make: (host: HTMLElement) => T): Opened<T> {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<T | null>(null);
  const [problem, setProblem] = useState('');
  useLayoutEffect(() => {
    let made: T;
    try {
      made = make(host.current!);
    } catch (error) {
      return setProblem(error instanceof Error ? error.message : String(error));
    }
    setStage(made);
    currentStage.value = made;
    (window as { talusStage?: unknown }).talusStage = made;
    return () => {
      currentStage.value = null;
      made.dispose();
    };
  }, []);
  return { host, stage, problem };
}

const turns: Record<string, [number, number]> = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, 0.08], ArrowDown: [0, -0.08] };

function turnCamera(event: KeyboardEvent): void {
  const turn = turns[event.key];
  if (!turn) return;
  event.preventDefault();
  currentStage.value?.stage.turn(...turn);
}

/** `holdsArrows`: they do something else for now. */
export function StageHost({ opened: { host, problem }, what, holdsArrows = false }: { opened: Opened<unknown>; what: string; holdsArrows?: boolean }) {
  return (
    <>
      <div ref={host} class="stage-host" tabIndex={0} role="application" aria-label={`${what} in space; arrows turn the camera`} onKeyDown={holdsArrows ? undefined : turnCamera} data-test="stage" />
      {problem && <div class="centre over-stage"><p class="error-box" role="alert" data-test="no-webgl">{problem}</p></div>}
    </>
  );
}
