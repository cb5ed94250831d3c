/** A figure of a reply step by step, beside what it is held against; steps that are not whole are dashed. */
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { Annotation } from '../../charts/chartPlan.ts';
import type { OnPlace } from '../../charts/figure/useChartCursor.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { ChartMenu } from '../chartMenu/ChartMenu.tsx';
import type { ChartSubject } from '../chartMenu/chartSubject.ts';
import type { ViewInUse } from '../view/useView.ts';
import { chooseDays } from './drawnDays.ts';
import { EarlierDays, earlierDays } from './EarlierDays.tsx';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import { chartUnitOf } from './figureWriting.ts';
import { stepAxis } from './stepAxis.ts';
import { scopeOfStep, stepCells } from './stepCells.tsx';
import { stepEdges } from './stepEdges.ts';
import { useExplain } from './useExplain.ts';

type FigureTrendProps = {
  readonly reply: MetricReply;
  readonly name: FigureName;
  /** Left out: the figure and its steps. */
  readonly title?: string;
  /** What the line of the figure is called; left out: as the figure. */
  readonly ownName?: string;
  /** What the reply is compared with; undefined: nothing. */
  readonly comparedWith: string | undefined;
  /** A second comparison: another reply of the same steps. */
  readonly second?: { readonly name: string; readonly reply: MetricReply } | undefined;
  readonly annotations?: readonly Annotation[];
  /** Days that are drawn over become the view's; left out where one day is shown. */
  readonly use?: ViewInUse;
  /** Somebody presses a step of the chart. */
  readonly onStep?: OnPlace | undefined;
  /** In pixels. */
  readonly height?: number;
  /** Whose it is, for the menu of the chart; null: of all clients, left out: no menu. */
  readonly clientId?: string | null;
  /** Whether everybody reads the sentence of the chart, not screen readers alone. */
  readonly hasSummary?: boolean;
  /** Whether its steps open their arithmetic, in the table and, where a press means nothing else, in the chart: the page has to hear the presses. */
  readonly opensSteps?: boolean;
};

/** What a reply was compared with, at the steps that are shown. */
const valuesBefore = (steps: readonly string[], { series }: MetricReply, name: FigureName) => {
  const before = new Map(series.map(({ at, previous }) => [at, previous?.[name] ?? null]));
  return steps.map((at) => before.get(at) ?? null);
};

/** The figure itself, then what it is held against. */
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

/** For the menu of the chart. */
const useSubject = ({ reply, name, clientId, use }: FigureTrendProps): ChartSubject | null => {
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
            query: { ...range, ...(filters === undefined ? {} : { filters }) },
          },
    [clientId, name, range, filters],
  );
};

const Trend = (props: FigureTrendProps) => {
  const { reply, name, use, annotations, onStep, height = 280, hasSummary = false } = props;
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
      isSummaryHidden={!hasSummary}
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

/** A press opens the arithmetic of its step, where that has a figure. */
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

/** A press that means something else goes first; an hour has no arithmetic of its own. */
export const FigureTrend = (props: FigureTrendProps) =>
  props.opensSteps && props.onStep === undefined && props.reply.interval !== 'hour' ? (
    <OpeningTrend {...props} />
  ) : (
    <Trend {...props} />
  );
