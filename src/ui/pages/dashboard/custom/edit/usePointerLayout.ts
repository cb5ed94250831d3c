/** Moves and resizes widgets by pointer, with a preview during the drag and a commit on release. */
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import {
  gridColumns,
  type Place,
  type Placed,
  placedAt,
  resizedBy,
  resizedTo,
  type Size,
  type Step,
  samePlaces,
  stepped,
} from '#domain/dashboards/grid.ts';
import { type Widget, widgetSpecs } from '#domain/dashboards/widget.ts';
import { rowGap, rowHeight } from '../widgets/widgetParts.ts';

export type DragMode = 'move' | 'resize';

export type Drag = {
  readonly id: string;
  readonly mode: DragMode;
  readonly x: number;
  readonly y: number;
  readonly from: Place;
  readonly least: Size;
};

/** Distance from one column or row to the next, in pixels. */
type CellSize = { readonly across: number; readonly down: number };

type At = { readonly x: number; readonly y: number };

/** Computes the layout at the pointer's position, always from the layout at the drag's start. */
export const draggedTo = <Item extends Placed>(
  items: readonly Item[],
  { id, mode, from, least, ...start }: Drag,
  { at, cell }: { readonly at: At; readonly cell: CellSize },
): readonly Item[] => {
  const columns = Math.round((at.x - start.x) / cell.across);
  const rows = Math.round((at.y - start.y) / cell.down);
  return mode === 'resize'
    ? resizedTo(items, id, { width: from.width + columns, height: from.height + rows, least })
    : placedAt(items, id, { ...from, column: from.column + columns, row: from.row + rows });
};

type Axis = 'column' | 'row' | 'width' | 'height';
type Way = { readonly axis: Axis; readonly less: Step; readonly more: Step };

const ways: Readonly<Record<DragMode, readonly [Way, Way]>> = {
  move: [
    { axis: 'column', less: 'left', more: 'right' },
    { axis: 'row', less: 'up', more: 'down' },
  ],
  resize: [
    { axis: 'width', less: 'left', more: 'right' },
    { axis: 'height', less: 'up', more: 'down' },
  ],
};

const arrows: Readonly<Record<Step, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
};

type Dragged = { readonly id: string; readonly mode: DragMode; readonly least: Size };

type Walked<Item> = { readonly items: readonly Item[]; readonly keys: readonly string[] };

const placeOf = (items: readonly Placed[], id: string) => items.find((one) => one.id === id)?.place;

const walkedAlong = <Item extends Placed>(
  start: Walked<Item>,
  { axis, less, more }: Way,
  { id, mode, least }: Dragged,
  wanted: number,
): Walked<Item> => {
  let { items, keys } = start;
  for (;;) {
    const here = placeOf(items, id)?.[axis] ?? wanted;
    if (here === wanted) return { items, keys };
    const step = here > wanted ? less : more;
    const next = mode === 'move' ? stepped(items, id, step) : resizedBy(items, id, { step, least });
    const there = placeOf(next, id)?.[axis] ?? wanted;
    // The last step came no closer or overshot.
    if (Math.abs(there - wanted) >= Math.abs(here - wanted)) return { items, keys };
    items = next;
    keys = [...keys, `${mode === 'resize' ? 'Shift+' : ''}${arrows[step]}`];
  }
};

/** Such as `ArrowRight ArrowDown`, empty if nothing moved; null if no keys lead to exactly that layout. */
export const dragKeys = <Item extends Placed>(
  items: readonly Item[],
  dragged: Dragged,
  wanted: readonly Item[],
): string | null => {
  const place = placeOf(wanted, dragged.id);
  if (!place) return null;
  const [first, second] = ways[dragged.mode];
  for (const order of [
    [first, second],
    [second, first],
  ]) {
    const start: Walked<Item> = { items, keys: [] };
    const end = order.reduce((walked, way) => walkedAlong(walked, way, dragged, place[way.axis]), start);
    if (samePlaces(end.items, wanted)) return end.keys.join(' ');
  }
  return null;
};

type PointerLayoutParts = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly widgets: readonly Widget[];
  readonly onDrop: (widgets: readonly Widget[], id: string) => void;
};

const cellOf = (grid: HTMLElement | null): CellSize | null => {
  const page = grid?.ownerDocument.defaultView;
  if (!grid || !page) return null;
  const columns = page.getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  if (columns < gridColumns) return null;
  return { across: (grid.clientWidth + rowGap) / gridColumns, down: rowHeight + rowGap };
};

export const usePointerLayout = ({ grid, widgets, onDrop }: PointerLayoutParts) => {
  const drag = useRef<(Drag & { readonly cell: CellSize }) | null>(null);
  const [preview, setPreview] = useState<readonly Widget[] | null>(null);
  const [keys, setKeys] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const end = () => {
    drag.current = null;
    setPreview(null);
    setKeys(null);
    setDragged(null);
  };

  const take = (widget: Widget, mode: DragMode, event: PointerEvent<HTMLElement>) => {
    const cell = cellOf(grid.current);
    if (event.button !== 0 || cell === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { least } = widgetSpecs[widget.kind];
    const { pageX: x, pageY: y } = event;
    drag.current = { id: widget.id, mode, x, y, from: widget.place, least, cell };
    setDragged(widget.id);
  };

  const move = ({ pageX: x, pageY: y }: PointerEvent<HTMLElement>) => {
    const taken = drag.current;
    if (!taken) return;
    const next = draggedTo(widgets, taken, { at: { x, y }, cell: taken.cell });
    if (samePlaces(preview ?? widgets, next)) return;
    setPreview(next);
    setKeys(dragKeys(widgets, taken, next));
  };

  const drop = () => {
    const taken = drag.current;
    if (taken && preview && !samePlaces(widgets, preview)) onDrop(preview, taken.id);
    end();
  };

  /** `shown`: the layout during a drag; `keys`: equivalent key presses, or null. */
  return { shown: preview ?? widgets, dragged, keys, take, move, drop, cancel: end };
};
