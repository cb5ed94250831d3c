/** Records drags on a page: a slider by its value, a layout by equivalent keys. */
import { createDragWatch, type Dragged } from './recordDrag.ts';
import type { RecordedRun } from './recording.ts';
import type { Field, TypingRecorder } from './recordTyping.ts';

export type MoveRecorder = {
  readonly hear: (event: Event) => boolean;
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

export const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** The app cancels a drag by a synthetic event. */
const isOwnCancel = ({ type, isTrusted }: Event): boolean => type === 'pointercancel' && !isTrusted;

export const createMoveRecorder = ({ run, doStep, typing }: MoveParts): MoveRecorder => {
  const watchDrag = createDragWatch();
  /** A slider may be released anywhere, and its field's value at that time counts. */
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
