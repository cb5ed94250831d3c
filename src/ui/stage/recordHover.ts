/** Records a hover that shows a hint: a step once the pointer rests, and a check of the hint's text. */
import { ScenarioProblem } from '#scenarios/driver.ts';
import type { Step, Target } from '#scenarios/script.ts';
import type { Milliseconds, TimerId } from '#world/clock.ts';
import { createLiveClock } from '#world/liveClock.ts';
import type { RecordedRun } from './recording.ts';
import { targetOf } from './recordTarget.ts';

/** Elements with a hint in the page's tooltip. */
const hinted = '[data-hint]';

/** Real milliseconds, because the stage's clock does not advance while a person points. */
const resting: Milliseconds = 600;

const tooltip: Target = { role: 'tooltip' };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isMovement = ({ type }: Event): boolean => type === 'pointermove' || type === 'mousemove';

const anchorOf = (event: Event): Element | null => {
  const { target, pointerType } = event as PointerEvent;
  return pointerType === 'touch' ? null : ((target as Element | null)?.closest?.(hinted) ?? null);
};

export type HoverRecorder = {
  /** Receives all input; a press or a key ends the waiting. */
  readonly hear: (event: Event) => void;
  readonly end: () => void;
};

export type HoverParts = {
  readonly run: Pick<RecordedRun, 'done' | 'perform' | 'rewrite'>;
  readonly doStep: (work: () => Promise<void>) => Promise<void>;
};

export const createHoverRecorder = ({ run, doStep }: HoverParts): HoverRecorder => {
  const clock = createLiveClock();
  let anchor: Element | null = null;
  let timer: TimerId | null = null;

  const end = (): void => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };

  const keep = async (element: Element): Promise<void> => {
    const hover = targetOf(element);
    const text = oneLine(element.getAttribute('data-hint') ?? '');
    if (hover === null || text === '' || !element.isConnected) return;
    const before = run.done();
    const steps: readonly Step[] = [{ hover }, { expect: { text, in: tooltip } }];
    if (JSON.stringify(before.slice(-steps.length)) === JSON.stringify(steps)) return;
    try {
      for (const step of steps) await run.perform(step);
    } catch (error) {
      if (!(error instanceof ScenarioProblem)) throw error;
      // The hover showed nothing, and its second has passed.
      await run.rewrite(before);
    }
  };

  const wait = (event: Event): void => {
    const next = anchorOf(event);
    if (next === anchor) return;
    end();
    anchor = next;
    if (next !== null) timer = clock.setTimeout(() => void doStep(() => keep(next)), resting);
  };

  return {
    hear: (event) => {
      if (event.type === 'pointerover') wait(event);
      else if (!isMovement(event)) end();
    },
    end,
  };
};
