/** Moves and resizes widgets by pointer, with a preview during the drag and a commit on release. */
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { gridColumns, samePlaces } from '#domain/dashboards/grid.ts';
import { type Widget, widgetSpecs } from '#domain/dashboards/widget.ts';
import { rowGap, rowHeight } from '../widgets/widgetParts.ts';
import { dragKeys } from './dragKeys.ts';
import { type CellSize, type Drag, type DragMode, draggedTo } from './dragPlace.ts';

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
