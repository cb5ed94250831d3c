/** Where a widget goes that a pointer has taken along by so many pixels. */
import { type Place, type Placed, placedAt, resizedTo, type Size } from '#domain/dashboards/grid.ts';

export type DragMode = 'move' | 'resize';

export type Drag = {
  readonly id: string;
  readonly mode: DragMode;
  /** Where the pointer was taken up, on the page. */
  readonly x: number;
  readonly y: number;
  readonly from: Place;
  readonly least: Size;
};

/** From one column, or row, to the next, in pixels. */
export type CellSize = { readonly across: number; readonly down: number };

type At = { readonly x: number; readonly y: number };

/** The layout with what is dragged where the pointer is; from the layout as it was when it was taken up. */
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
