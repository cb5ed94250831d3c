/** Records what a pointer moves on a page: a slider by its number, a part of a layout by the keys that move it as far. */
import { createDragWatch, type Dragged } from './recordDrag.ts';
import type { RecordedRun } from './recording.ts';
import type { Field, TypingRecorder } from './recordTyping.ts';

export type MoveRecorder = {
  /** Whether there is no more to do about it. */
  readonly hear: (event: Event) => boolean;
  /** It was told on the slider of that field. */
  readonly hearSlider: (event: Event, field: Field) => void;
};

export type MoveParts = {
  readonly run: Pick<RecordedRun, 'change' | 'perform'>;
  readonly doStep: (work: () => Promise<void>) => Promise<void>;
  readonly typing: Pick<TypingRecorder, 'hear'>;
};

const undragged =
  'A script moves no pointer, so this drag is not recorded and nothing was moved. Keys and buttons that move the same are recorded.';

const unreached =
  'A script moves things by keys, and none lead to just this place, so nothing was moved. Drag it to a place beside it, or move it by its arrow keys.';

/** The app does not hear of it. */
export const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** By which the app forgets a drag. */
const isOwnCancel = ({ type, isTrusted }: Event): boolean => type === 'pointercancel' && !isTrusted;

export const createMoveRecorder = ({ run, doStep, typing }: MoveParts): MoveRecorder => {
  const watchDrag = createDragWatch();
  /** A slider may be let go anywhere: what its field says then is what counts. */
  let slid: Field | null = null;

  const endSlide = ({ type }: Event): void => {
    if (type !== 'mouseup' || slid === null) return;
    typing.hear(slid);
    slid = null;
  };

  const moveByKeys = ({ surface, step }: Dragged): void => {
    surface.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    if (step === null) run.change({ notice: unreached });
    else void doStep(() => run.perform(step));
  };

  const hearDrag = (event: Event): boolean => {
    const drag = watchDrag(event);
    if (drag === 'over') run.change({ notice: undragged });
    if (drag === 'none' || drag === 'over') return false;
    if (drag === 'heard') return true;
    swallow(event);
    if (drag !== 'moving') moveByKeys(drag);
    return true;
  };

  return {
    hear: (event) => {
      if (isOwnCancel(event)) return true;
      endSlide(event);
      return hearDrag(event);
    },
    hearSlider: ({ type }, field) => {
      if (type === 'pointerdown') slid = field;
      typing.hear(field);
    },
  };
};
