/** Defines the shared parts of a dashboard's widgets: sizes, and the states of missing metrics. */
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import type { MetricsInUse } from '../../../../data/useMetrics.ts';
import { type MetricSelection, selectionState } from '../../../../parts/figures/useSelection.ts';
import type { WidgetState } from '../../../../parts/figures/widgetState.ts';

export type WidgetProps = {
  readonly widget: Widget;
  readonly board: MetricSelection;
};

/** Height of a grid row with its gap, in pixels; must match `Board.module.css`. */
export const rowHeight = 64;
export const rowGap = 16;

export const heightOf = ({ place: { height } }: Pick<Widget, 'place'>): number =>
  height * rowHeight + (height - 1) * rowGap;

/** Height of title, sentence and legend around a chart, in pixels. */
const aroundChart = 160;
const leastChart = 140;

/** Part of that height used by the line of filters; must match `Widgets.module.css`. */
const filterLine = 12;

/** Height of the annotation hint below a chart; must match `Widgets.module.css`. */
export const hintLine = 20;

/** `below`: height of other content under the chart, in pixels. */
export const chartHeightOf = (widget: Pick<Widget, 'place' | 'filters'>, below = 0): number =>
  Math.max(leastChart, heightOf(widget) - aroundChart - below - (widget.filters ? filterLine : 0));

const hasNone = (reply: MetricReply, { figures }: Widget): boolean =>
  figures.length > 0 &&
  figures.every((name) => reply.totals[name] === null && (reply.previous?.[name] ?? null) === null);

/** Like other dashboard parts, but metrics without a source count as missing. */
export const stateOfWidget = ({ widget, board }: WidgetProps, metrics: MetricsInUse): WidgetState => {
  const state = selectionState(board, metrics);
  if (state.is !== 'shown' || metrics.data === undefined || !hasNone(metrics.data, widget)) return state;
  return { is: 'empty', kind: 'noSource' };
};

export const chooseRow = ({ widget, board }: WidgetProps, key: string, label = key): void => {
  const by = widget.by ?? 'channel';
  if (by === 'client') board.use.setView({ client: key });
  else board.use.addFilter(by, key, label);
};
