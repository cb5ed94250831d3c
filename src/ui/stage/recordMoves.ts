/** Records drags on a page: a slider by its value, a layout by equivalent keys. */

import type { Step, Target } from '#scenarios/script.ts';
import type { RecordedRun } from './recording.ts';
import { targetOf } from './recordTarget.ts';
import type { Field, TypingRecorder } from './recordTyping.ts';

/** Maximum movement of a press in pixels. */
const slack = 12;

const draggable = /grab|move|resize/;

/** Elements movable by keys have `data-drags`. During a drag, `data-keys` names the keys to the new place, if any. */
const movedByKeys = '[data-drags]';

/** `moving`: hidden from the app. `heard`: the app gets it. `over`: released elsewhere. An object: `step` moves it by keys, if possible. */
export type Drag = 'none' | 'moving' | 'heard' | 'over' | Dragged;

type Dragged = { readonly surface: HTMLElement; readonly step: Step | null };

type Press = {
  readonly x: number;
  readonly y: number;
  readonly isDraggable: boolean;
  readonly surface: HTMLElement | null;
  /** Target before the drag, because its name may contain its place. */
  readonly on: Target | null;
  hasMoved: boolean;
};

const isDraggable = (element: Element): boolean =>
  element.closest('[draggable="true"]') !== null ||
  draggable.test(element.ownerDocument.defaultView?.getComputedStyle(element).cursor ?? '');

/** Buttons inside a draggable element are pressed, not dragged. */
const isHandled = (element: Element): boolean =>
  element.closest(`button, input, ${movedByKeys}`)?.matches(movedByKeys) === false;

const pressOf = ({ clientX: x, clientY: y, target }: PointerEvent): Press | null => {
  const element = target as Element | null;
  // A slider is recorded by its field's final value.
  if (!element?.closest || element.closest('.ant-slider')) return null;
  const surface = isHandled(element) ? null : element.closest<HTMLElement>(movedByKeys);
  const on = surface && targetOf(surface);
  return { x, y, isDraggable: isDraggable(element), surface, on, hasMoved: false };
};

const isMovement = ({ type }: Event): boolean => type === 'pointermove' || type === 'mousemove';

const isEnd = ({ type }: Event): boolean => type === 'pointerup' || type === 'pointercancel';

const isFar = ({ clientX, clientY }: MouseEvent, { x, y }: Press): boolean =>
  Math.hypot(clientX - x, clientY - y) > slack;

export const createDragWatch = (): ((event: Event) => Drag) => {
  let press: Press | null = null;
  /** The browser fires a click after the drag, which must be ignored. */
  let wasDragged = false;

  const dragOn = (held: Press, surface: HTMLElement, event: Event): Drag => {
    held.hasMoved ||= isMovement(event) && isFar(event as MouseEvent, held);
    if (!isEnd(event)) return 'heard';
    press = null;
    wasDragged = held.hasMoved;
    const { keys } = surface.dataset;
    if (!held.hasMoved || keys === '') return 'heard';
    return { surface, step: keys && held.on ? { press: keys, on: held.on } : null };
  };

  const dragUnheard = (held: Press, event: Event): Drag => {
    if (isMovement(event)) {
      held.hasMoved ||= isFar(event as MouseEvent, held);
      return 'moving';
    }
    if (!isEnd(event)) return 'none';
    press = null;
    wasDragged = held.hasMoved;
    return wasDragged ? 'over' : 'none';
  };

  return (event) => {
    if (event.type === 'pointerdown') {
      press = pressOf(event as PointerEvent);
      wasDragged = false;
    }
    if (event.type === 'click' && wasDragged) return 'moving';
    if (press === null || event.type.startsWith('key')) return 'none';
    if (press.surface) return dragOn(press, press.surface, event);
    return press.isDraggable ? dragUnheard(press, event) : 'none';
  };
};

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
