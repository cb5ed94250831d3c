/** A figure of today hour by hour, with the same hours of yesterday and of a week ago. */
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../parts/figures/figureWriting.ts';
import { stepAxis } from '../../parts/figures/stepAxis.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { liveState, liveWays } from './liveStates.tsx';
import type { LiveFigures } from './useLiveFigures.ts';

type ChartProps = { today: MetricReply; weekAgo: MetricReply | undefined; name: FigureName };

const Chart = ({ today, weekAgo, name }: ChartProps) => {
  const { series, currency } = today;
  const axis = useMemo(
    () =>
      stepAxis(
        series.map(({ at }) => at),
        'hour',
      ),
    [series],
  );
  const lines = useMemo(() => {
    const own = { name: 'Today', values: series.map((point) => point[name]) };
    if (!weekAgo) return [own];
    const before = new Map(weekAgo.series.map((point) => [point.at, point.previous?.[name] ?? null]));
    return [own, { name: 'A week ago', values: series.map(({ at }) => before.get(at) ?? null) }];
  }, [series, weekAgo, name]);
  const compare = useMemo(
    () => ({ name: 'Yesterday', values: series.map(({ previous }) => previous?.[name] ?? null) }),
    [series, name],
  );
  const unit = useMemo(() => chartUnitOf(name, currency), [name, currency]);
  return (
    <TrendChart
      title={`${figureSpecs[name].label} by hour`}
      level={2}
      axis={axis}
      series={lines}
      compare={compare}
      unit={unit}
      height={280}
      isSummaryHidden
    />
  );
};

export const HoursToday = ({ live, name }: { live: LiveFigures; name: FigureName }) => {
  const { againstYesterday, againstWeekAgo } = live;
  const { data } = againstYesterday;
  return (
    <WidgetFrame
      title="By hour"
      titleInside
      state={liveState(live, againstYesterday)}
      height={360}
      readAt={againstYesterday.readAt}
      onRetry={againstYesterday.refetch}
      empty={liveWays(live)}
    >
      {() => data && <Chart today={data} weekAgo={againstWeekAgo.data} name={name} />}
    </WidgetFrame>
  );
};
