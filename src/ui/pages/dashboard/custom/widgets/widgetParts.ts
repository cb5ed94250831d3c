/** What all widgets of a dashboard share: how much room they have, and when their figures are missing. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import type { MetricsInUse } from '../../../../data/useMetrics.ts';
import type { WidgetState } from '../../../../parts/figures/widgetState.ts';
import { type Board, stateOf } from '../../client/useBoard.ts';

export type WidgetProps = {
  readonly widget: Widget;
  readonly board: Board;
};

/** Of a row of the grid and the gap to the next, in pixels; as in `Board.module.css`. */
export const rowHeight = 64;
export const rowGap = 16;

/** Of a whole widget. */
export const heightOf = ({ place: { height } }: Pick<Widget, 'place'>): number =>
  height * rowHeight + (height - 1) * rowGap;

/** Title, sentence and legend stand around a chart. */
const aroundChart = 160;
const leastChart = 140;

/** What the line that says its filters takes of that; as in `Widgets.module.css`. */
const filterLine = 12;

/** What the line below a chart takes that says how to write at a day; as in `Widgets.module.css`. */
export const hintLine = 20;

/** `below`: what else stands under it, in pixels. */
export const chartHeightOf = (widget: Pick<Widget, 'place' | 'filters'>, below = 0): number =>
  Math.max(leastChart, heightOf(widget) - aroundChart - below - (widget.filters ? filterLine : 0));

const hasNone = (reply: MetricReply, { figures }: Widget): boolean =>
  figures.length > 0 &&
  figures.every((name) => reply.totals[name] === null && (reply.previous?.[name] ?? null) === null);

/** As for all parts of a board; what no source of the selection reports is told as missing. */
export const stateOfWidget = ({ widget, board }: WidgetProps, metrics: MetricsInUse): WidgetState => {
  const state = stateOf(board, metrics);
  if (state.is !== 'shown' || metrics.data === undefined || !hasNone(metrics.data, widget)) return state;
  return { is: 'empty', kind: 'noSource' };
};

/** What choosing a row or a bar does: a client is chosen as in the view bar, all else is a filter. */
export const chooseRow = ({ widget, board }: WidgetProps, key: string, label = key): void => {
  const by = widget.by ?? 'channel';
  if (by === 'client') board.use.setView({ client: key });
  else board.use.addFilter(by, key, label);
};
