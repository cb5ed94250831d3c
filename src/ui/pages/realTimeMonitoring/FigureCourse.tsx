/** A figure step by step, with what it is held against. */
import { useMemo } from 'react';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import type { MetricsInUse } from '../../data/useMetrics.ts';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../parts/figures/figureWriting.ts';
import { stepAxis } from '../../parts/figures/stepAxis.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { liveState, liveWays } from './liveStates.tsx';
import type { LiveFigures } from './useLiveFigures.ts';

type CourseProps = { live: LiveFigures; name: FigureName };
type Reply = NonNullable<MetricsInUse['data']>;

/** What a reference says at the steps of the shown days. */
const valuesOf = (steps: readonly string[], reply: Reply, name: FigureName): readonly (number | null)[] => {
  const before = new Map(reply.series.map(({ at, previous }) => [at, previous?.[name] ?? null]));
  return steps.map((at) => before.get(at) ?? null);
};

const Chart = ({ live, name, reply }: CourseProps & { reply: Reply }) => {
  const { series, currency, interval } = reply;
  const { use, days } = live;
  const [first, second] = live.references;
  const secondReply = second?.metrics.data;
  const [firstName, secondName] = [first?.name, second?.name];
  const steps = useMemo(() => series.map(({ at }) => at), [series]);
  const axis = useMemo(() => stepAxis(steps, interval), [steps, interval]);
  const lines = useMemo(() => {
    const own = {
      name: days === 'today' ? 'Today' : figureSpecs[name].label,
      values: series.map((point) => point[name]),
    };
    if (secondName === undefined || secondReply === undefined) return [own];
    return [own, { name: secondName, values: valuesOf(steps, secondReply, name) }];
  }, [series, steps, secondName, secondReply, name, days]);
  const compare = useMemo(
    () => (firstName ? { name: firstName, values: valuesOf(steps, reply, name) } : undefined),
    [steps, reply, firstName, name],
  );
  const unit = useMemo(() => chartUnitOf(name, currency), [name, currency]);
  const chooseDays = (range: { from: string; to: string }) => {
    const [from, to] = [epochDayOf(range.from.slice(0, 10)), epochDayOf(range.to.slice(0, 10))];
    if (from !== null && to !== null) use.setView({ range: { preset: 'custom', from, to } });
  };
  return (
    <TrendChart
      title={`${figureSpecs[name].label} by ${interval}`}
      level={2}
      axis={axis}
      series={lines}
      compare={compare}
      unit={unit}
      height={280}
      isSummaryHidden
      {...(days === 'days' && { onRange: chooseDays })}
    />
  );
};

export const FigureCourse = ({ live, name }: CourseProps) => {
  const { main } = live;
  return (
    <WidgetFrame
      title="Over time"
      titleInside
      state={liveState(live, main)}
      height={360}
      readAt={main.readAt}
      onRetry={main.refetch}
      empty={liveWays(live)}
    >
      {() => main.data && <Chart live={live} name={name} reply={main.data} />}
    </WidgetFrame>
  );
};
