/** Computes the grid position of a widget dragged by a pixel offset. */
import { type Place, type Placed, placedAt, resizedTo, type Size } from '#domain/dashboards/grid.ts';

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
export type CellSize = { readonly across: number; readonly down: number };

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
