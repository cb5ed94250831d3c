/** Renders one metric as bars, largest first; a press filters the dashboard. */
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { breakdownLabels } from '#domain/dashboards/widget.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { BarChart } from '../../../../charts/BarChart.tsx';
import { thingsAxis } from '../../../../charts/chartAxis.ts';
import { useMetrics } from '../../../../data/useMetrics.ts';
import { ExplainButton } from '../../../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../../parts/figures/figureWriting.ts';
import { selectionWays } from '../../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { rowScope } from '../../client/totalsOf.ts';
import { groupedQuery } from './groupedQuery.ts';
import { WidgetMenu } from './WidgetMenu.tsx';
import { chartHeightOf, chooseRow, heightOf, stateOfWidget, type WidgetProps } from './widgetParts.ts';

/** More bars would be indistinguishable. */
const mostBars = 12;

const Bars = ({ widget, board, reply }: WidgetProps & { reply: MetricReply }) => {
  const [name = 'sessions'] = widget.figures;
  const by = widget.by ?? 'channel';
  const { rows, currency } = reply;
  const shown = useMemo(
    () =>
      rows
        .filter((row) => (row[name] ?? 0) > 0)
        .toSorted((one, other) => (other[name] ?? 0) - (one[name] ?? 0))
        .slice(0, mostBars),
    [rows, name],
  );
  const axis = useMemo(() => thingsAxis(breakdownLabels[by], shown), [by, shown]);
  const series = useMemo(
    () => [{ name: figureSpecs[name].label, values: shown.map((row) => row[name]) }],
    [shown, name],
  );
  const unit = useMemo(() => chartUnitOf(name, currency), [name, currency]);
  return (
    <>
      <BarChart
        title={widgetName(widget)}
        level={2}
        axis={axis}
        series={series}
        unit={unit}
        height={chartHeightOf(widget)}
        onPlace={(key) => chooseRow({ widget, board }, key, shown.find((row) => row.key === key)?.label)}
        cellOf={({ key, text }) => (
          <ExplainButton figure={name} scope={rowScope(by, { key })}>
            {text}
          </ExplainButton>
        )}
        menu={<WidgetMenu widget={widget} board={board} />}
        isRatio={figureSpecs[name].isRatio}
      />
      {shown.length < rows.length && shown.length === mostBars && (
        <p className="hint">
          The first {mostBars} of {rows.length}. A table shows all of them.
        </p>
      )}
    </>
  );
};

export const BarWidget = (props: WidgetProps) => {
  const { widget, board } = props;
  const metrics = useMetrics(groupedQuery(board.query, widget.by ?? 'channel'));
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
      {() => metrics.data && <Bars {...props} reply={metrics.data} />}
    </WidgetFrame>
  );
};
