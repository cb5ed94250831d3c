/** A figure of a reply step by step, beside what it is held against. */
import { useMemo } from 'react';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { Annotation } from '../../charts/chartPlan.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import type { ViewInUse } from '../view/useView.ts';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import { chartUnitOf } from './figureWriting.ts';
import { stepAxis } from './stepAxis.ts';

type FigureTrendProps = {
  readonly reply: MetricReply;
  readonly name: FigureName;
  /** What the line of the figure is called; left out: as the figure. */
  readonly ownName?: string;
  /** What the reply is compared with; undefined: nothing. */
  readonly comparedWith: string | undefined;
  /** A second comparison: another reply of the same steps. */
  readonly second?: { readonly name: string; readonly reply: MetricReply } | undefined;
  readonly annotations?: readonly Annotation[];
  /** Days that are drawn over become the view's; left out where one day is shown. */
  readonly use?: ViewInUse;
};

/** What a reply was compared with, at the steps that are shown. */
const valuesBefore = (steps: readonly string[], { series }: MetricReply, name: FigureName) => {
  const before = new Map(series.map(({ at, previous }) => [at, previous?.[name] ?? null]));
  return steps.map((at) => before.get(at) ?? null);
};

const chooseDays =
  ({ setView }: ViewInUse) =>
  (range: { from: string; to: string }) => {
    const [from, to] = [epochDayOf(range.from.slice(0, 10)), epochDayOf(range.to.slice(0, 10))];
    if (from !== null && to !== null) setView({ range: { preset: 'custom', from, to } });
  };

export const FigureTrend = (props: FigureTrendProps) => {
  const { reply, name, ownName = figureSpecs[name].label, comparedWith, second, use } = props;
  const { series, currency, interval } = reply;
  const [secondName, secondReply] = [second?.name, second?.reply];
  const steps = useMemo(() => series.map(({ at }) => at), [series]);
  const axis = useMemo(() => stepAxis(steps, interval), [steps, interval]);
  const lines = useMemo(() => {
    const own = { name: ownName, values: series.map((point) => point[name]) };
    if (secondName === undefined || secondReply === undefined) return [own];
    return [own, { name: secondName, values: valuesBefore(steps, secondReply, name) }];
  }, [series, steps, secondName, secondReply, name, ownName]);
  const compare = useMemo(
    () => (comparedWith ? { name: comparedWith, values: valuesBefore(steps, reply, name) } : undefined),
    [steps, reply, comparedWith, name],
  );
  const unit = useMemo(() => chartUnitOf(name, currency), [name, currency]);
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
      {...(props.annotations && { annotations: props.annotations })}
      {...(use && { onRange: chooseDays(use) })}
    />
  );
};
