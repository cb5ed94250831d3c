/** Detects drags and converts them to equivalent keys, or explains that there are none. */
import type { Step, Target } from '#scenarios/script.ts';
import { targetOf } from './recordTarget.ts';

/** Maximum movement of a press in pixels. */
const slack = 12;

const draggable = /grab|move|resize/;

/** Elements movable by keys have `data-drags`. During a drag, `data-keys` names the keys to the new place, if any. */
const movedByKeys = '[data-drags]';

/** `moving`: hidden from the app. `heard`: the app gets it. `over`: released elsewhere. An object: `step` moves it by keys, if possible. */
export type Drag = 'none' | 'moving' | 'heard' | 'over' | Dragged;

export type Dragged = { readonly surface: HTMLElement; readonly step: Step | null };

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
