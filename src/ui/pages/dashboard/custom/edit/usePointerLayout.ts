/** Moves and resizes widgets with a pointer of any kind: what is dragged is shown at its place, and kept when it is let go. */
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

/** Null where all stand in one column, as on a phone: there is nothing to drag to. */
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

  /** `shown`: the layout while something is dragged; `keys`: those that lead to it as well, null for none. */
  return { shown: preview ?? widgets, dragged, keys, take, move, drop, cancel: end };
};
