/** Computes a widget's grid position for its style sheet. */
import type { CSSProperties } from 'react';
import type { Place } from '#domain/dashboards/grid.ts';

export const cellStyle = ({ column, row, width, height }: Place): CSSProperties => ({
  ['--cell-columns' as string]: `${column + 1} / span ${width}`,
  ['--cell-rows' as string]: `${row + 1} / span ${height}`,
});
