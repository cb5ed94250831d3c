/** Renders a miniature of a layout, one block per widget, next to its text description. */
import type { CSSProperties } from 'react';
import { bottomOf, gridColumns } from '#domain/dashboards/grid.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import styles from './Dashboards.module.css';

const percent = (part: number): string => `${part * 100}%`;

/** In layouts with more rows, the blocks would shrink to lines. */
const leastRows = 8;

export const LayoutPreview = ({ widgets }: { widgets: readonly Widget[] }) => {
  const rows = Math.max(leastRows, bottomOf(widgets));
  const styleOf = ({ place: { column, row, width, height } }: Widget): CSSProperties => ({
    insetInlineStart: percent(column / gridColumns),
    insetBlockStart: percent(row / rows),
    inlineSize: percent(width / gridColumns),
    blockSize: percent(height / rows),
  });
  return (
    <div className={styles.preview} aria-hidden="true">
      {widgets.map((widget) => (
        <i key={widget.id} data-kind={widget.kind} style={styleOf(widget)} />
      ))}
    </div>
  );
};
