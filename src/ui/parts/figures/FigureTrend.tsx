/** Renders the trend of a metric with its comparison; incomplete steps are dashed. */

import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { type LongerRetention, longerRetention } from '#domain/metrics/retention.ts';
import { rangeDays } from '#domain/metrics/view.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { Annotation } from '../../charts/chartModel.ts';
import type { OnPlace } from '../../charts/figure/useChartCursor.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { ChartMenu } from '../chartMenu/ChartMenu.tsx';
import type { ChartMenuSubject } from '../chartMenu/chartMenuSubject.ts';
import { PlansWay } from '../PlansWay.tsx';
import type { ViewInUse } from '../view/useView.ts';
import { chooseDays } from './drawnDays.ts';
import styles from './FigureTrend.module.css';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import { chartUnitOf } from './figureWriting.ts';
import { stepAxis } from './stepAxis.ts';
import { scopeOfStep, stepCells } from './stepCells.tsx';
import { stepEdges } from './stepEdges.ts';
import { useExplain } from './useExplain.ts';

const daysPerMonth = 30.4;

/** One day is not an area: in a leap year the last twelve months are one more than a year's retention. */
const fewestDays = 2;

export const moreInWords = ({ plan, days }: LongerRetention): string => {
  const months = Math.round(days / daysPerMonth);
  const count = months >= 1 ? months : days;
  const unit = months >= 1 ? 'month' : 'day';
  return `${count} more ${unit}${count === 1 ? '' : 's'} in ${plans[plan].title}`;
};

/** Null if the plan shows the whole range. */
export const earlierDays = ({ view, facts }: Pick<ViewInUse, 'view' | 'facts'>): LongerRetention | null => {
  const more = longerRetention(rangeDays(view, facts.today), facts);
  return more !== null && more.days >= fewestDays ? more : null;
};

const EarlierDays = ({ more }: { more: LongerRetention }) => (
  <p className={styles.earlier} data-print="never">
    <span>{moreInWords(more)}</span> <PlansWay />
  </p>
);

type FigureTrendProps = {
  readonly reply: MetricReply;
  readonly name: FigureName;
  readonly title?: string;
  readonly ownName?: string;
  readonly comparedWith: string | undefined;
  readonly second?: { readonly name: string; readonly reply: MetricReply } | undefined;
  readonly annotations?: readonly Annotation[];
  /** Dragging over days selects them in the view; omitted for a single day. */
  readonly use?: ViewInUse;
  readonly onStep?: OnPlace | undefined;
  /** In pixels. */
  readonly height?: number;
  /** Client of the chart's menu; null: all clients, omitted: no menu. */
  readonly clientId?: string | null;
  /** Steps open their calculation in the table, and in the chart if `onStep` is free. The page must handle the presses. */
  readonly opensSteps?: boolean;
};

const valuesBefore = (steps: readonly string[], { series }: MetricReply, name: FigureName) => {
  const before = new Map(series.map(({ at, previous }) => [at, previous?.[name] ?? null]));
  return steps.map((at) => before.get(at) ?? null);
};

const useLines = ({ reply, name, ownName, comparedWith, second }: FigureTrendProps) => {
  const { series } = reply;
  const [secondName, secondReply] = [second?.name, second?.reply];
  const steps = useMemo(() => series.map(({ at }) => at), [series]);
  const lines = useMemo(() => {
    const own = { name: ownName ?? figureSpecs[name].label, values: series.map((point) => point[name]) };
    if (secondName === undefined || secondReply === undefined) return [own];
    return [own, { name: secondName, values: valuesBefore(steps, secondReply, name) }];
  }, [series, steps, secondName, secondReply, name, ownName]);
  const compare = useMemo(
    () => (comparedWith ? { name: comparedWith, values: valuesBefore(steps, reply, name) } : undefined),
    [steps, reply, comparedWith, name],
  );
  return { steps, lines, compare };
};

const useSubject = ({ reply, name, clientId, use }: FigureTrendProps): ChartMenuSubject | null => {
  const { range } = reply;
  const filters = use?.query.filters;
  return useMemo(
    () =>
      clientId === undefined
        ? null
        : {
            kind: 'line',
            figures: [name],
            by: null,
            clientId: clientId === '' ? null : clientId,
            query: { ...range, ...definedOnly({ filters }) },
          },
    [clientId, name, range, filters],
  );
};

const Trend = (props: FigureTrendProps) => {
  const { reply, name, use, annotations, onStep, height = 280 } = props;
  const { currency, interval } = reply;
  const { steps, lines, compare } = useLines(props);
  const earlier = use ? earlierDays(use) : null;
  const subject = useSubject(props);
  const axis = useMemo(() => stepAxis(steps, interval), [steps, interval]);
  const unit = useMemo(() => chartUnitOf(name, currency), [name, currency]);
  return (
    <TrendChart
      title={props.title ?? `${figureSpecs[name].label} by ${interval}`}
      level={2}
      axis={axis}
      series={lines}
      compare={compare}
      annotations={annotations}
      unit={unit}
      isRatio={figureSpecs[name].isRatio}
      height={height}
      {...stepEdges(reply)}
      onRange={use && chooseDays(use, reply)}
      onPlace={onStep}
      cellOf={
        props.opensSteps ? stepCells(reply, (column) => (column === 0 ? { figure: name } : null)) : undefined
      }
      menu={subject && <ChartMenu subject={subject} />}
      before={earlier && <EarlierDays more={earlier} />}
    />
  );
};

/** A press opens the calculation of its step, if it has a value. */
const OpeningTrend = (props: FigureTrendProps) => {
  const { reply, name } = props;
  const { open } = useExplain();
  const press: OnPlace = (at) => {
    const scope = scopeOfStep(reply, at);
    const point = reply.series.find((one) => one.at === at);
    if (scope !== null && point?.[name] != null) open(name, scope);
  };
  return <Trend {...props} onStep={press} />;
};

/** `onStep` takes precedence; an hour has no calculation of its own. */
export const FigureTrend = (props: FigureTrendProps) =>
  props.opensSteps && props.onStep === undefined && props.reply.interval !== 'hour' ? (
    <OpeningTrend {...props} />
  ) : (
    <Trend {...props} />
  );
