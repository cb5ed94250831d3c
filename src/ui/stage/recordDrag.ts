/** Knows when something is dragged. No step of a script moves a pointer, so the app hears nothing of it, and a person must be told. */

/** Pixels that a press may stray. */
const slack = 12;

const draggable = /grab|move|resize/;

/** `moving`: the app must not hear of it. `over`: something that can be dragged was let go elsewhere. */
export type Drag = 'none' | 'moving' | 'over';

type Press = { readonly x: number; readonly y: number; readonly isDraggable: boolean; hasMoved: boolean };

const isDraggable = (element: Element): boolean =>
  element.closest('[draggable="true"]') !== null ||
  draggable.test(element.ownerDocument.defaultView?.getComputedStyle(element).cursor ?? '');

const pressOf = ({ clientX: x, clientY: y, target }: PointerEvent): Press | null => {
  const element = target as Element | null;
  // A slider is dragged by what its field says in the end.
  if (!element?.closest || element.closest('.ant-slider')) return null;
  return { x, y, isDraggable: isDraggable(element), hasMoved: false };
};

const isMovement = ({ type }: Event): boolean => type === 'pointermove' || type === 'mousemove';

const isEnd = ({ type }: Event): boolean => type === 'pointerup' || type === 'pointercancel';

const isFar = ({ clientX, clientY }: MouseEvent, { x, y }: Press): boolean =>
  Math.hypot(clientX - x, clientY - y) > slack;

export const createDragWatch = (): ((event: Event) => Drag) => {
  let press: Press | null = null;
  /** The browser tells of a press after it, which was none. */
  let wasDragged = false;
  return (event) => {
    if (event.type === 'pointerdown') {
      press = pressOf(event as PointerEvent);
      wasDragged = false;
    }
    if (event.type === 'click' && wasDragged) return 'moving';
    const held = press;
    if (!held?.isDraggable) return 'none';
    if (isMovement(event)) {
      held.hasMoved ||= isFar(event as MouseEvent, held);
      return 'moving';
    }
    if (!isEnd(event)) return 'none';
    press = null;
    wasDragged = held.hasMoved;
    return wasDragged ? 'over' : 'none';
  };
};
