/** Renders metrics of one unit over time; a single metric is compared with the former period. */
import { useContext, useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { TrendChart } from '../../../../charts/TrendChart.tsx';
import { chooseDays } from '../../../../parts/figures/drawnDays.ts';
import { figureSpecs } from '../../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../../parts/figures/figureWriting.ts';
import { stepAxis } from '../../../../parts/figures/stepAxis.ts';
import { stepCells } from '../../../../parts/figures/stepCells.tsx';
import { stepEdges } from '../../../../parts/figures/stepEdges.ts';
import { useReplyMarks } from '../../../../parts/figures/useMarks.ts';
import { selectionWays } from '../../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { OpenFormContext } from '../openForm.ts';
import { WidgetMenu } from './WidgetMenu.tsx';
import styles from './Widgets.module.css';
import { chartHeightOf, heightOf, hintLine, stateOfWidget, type WidgetProps } from './widgetParts.ts';

const asTitle = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

const Chart = ({ widget, board, reply }: WidgetProps & { reply: MetricReply }) => {
  const { series, interval, currency, previous } = reply;
  const { figures } = widget;
  const [first = 'sessions'] = figures;
  const axis = useMemo(
    () =>
      stepAxis(
        series.map(({ at }) => at),
        interval,
      ),
    [series, interval],
  );
  const lines = useMemo(
    () =>
      figures.map((name) => ({ name: figureSpecs[name].label, values: series.map((point) => point[name]) })),
    [figures, series],
  );
  const isCompared = previous !== null && figures.length === 1;
  const compare = useMemo(
    () =>
      isCompared
        ? {
            name: asTitle(board.versus ?? 'before'),
            values: series.map((point) => point.previous?.[first] ?? null),
          }
        : undefined,
    [isCompared, board.versus, series, first],
  );
  const unit = useMemo(() => chartUnitOf(first, currency), [first, currency]);
  const annotations = useReplyMarks(board, reply);
  const openForm = useContext(OpenFormContext);
  const write = openForm
    ? (step: string) => openForm({ kind: 'annotation', day: step.slice(0, 10), annotation: null })
    : undefined;
  return (
    <>
      <TrendChart
        title={widgetName(widget)}
        level={2}
        axis={axis}
        series={lines}
        compare={compare}
        annotations={annotations}
        unit={unit}
        isRatio={figures.some((name) => figureSpecs[name].isRatio)}
        height={chartHeightOf(widget, write ? hintLine : 0)}
        menu={<WidgetMenu widget={widget} board={board} />}
        {...stepEdges(reply)}
        onRange={chooseDays(board.use, reply)}
        onPlace={write}
        cellOf={stepCells(reply, (column) => {
          const figure = figures[column];
          return figure && { figure };
        })}
      />
      {write && (
        <p className={styles.hint} data-print="never">
          Click a day to add a note.
        </p>
      )}
    </>
  );
};

export const LineWidget = (props: WidgetProps) => {
  const { widget, board } = props;
  const { metrics } = board;
  return (
    <WidgetFrame
      title={widgetName(widget)}
      titleInside
      state={stateOfWidget(props, metrics)}
      height={heightOf(widget) - 64}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
    >
      {() => metrics.data && <Chart {...props} reply={metrics.data} />}
    </WidgetFrame>
  );
};
