/** Renders a dashboard's widgets at their grid positions, in reading order. */
import { inReadingOrder } from '#domain/dashboards/grid.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import type { Board } from '../client/useBoard.ts';
import styles from './Board.module.css';
import { cellStyle } from './cellStyle.ts';
import { WidgetView } from './widgets/WidgetView.tsx';

export const BoardGrid = ({ widgets, board }: { widgets: readonly Widget[]; board: Board }) => (
  <div className={styles.grid}>
    {inReadingOrder(widgets).map((widget) => (
      <div key={widget.id} className={styles.cell} style={cellStyle(widget.place)} data-widget={widget.id}>
        <WidgetView widget={widget} board={board} />
      </div>
    ))}
  </div>
);
