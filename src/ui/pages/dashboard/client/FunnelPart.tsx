/** Renders the funnel from impression to purchase, limited to channels that report impressions. */
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { narrowedFilters } from '#domain/metrics/filtersOnWire.ts';
import { funnelFilter, funnelOf, funnelRows } from '#domain/metrics/funnel.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import type { ChartUnit } from '../../../charts/chartUnit.ts';
import { Funnel } from '../../../charts/Funnel.tsx';
import { count, share } from '../../../content/formatMetric.ts';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import {
  type MetricSelection,
  selectionState,
  selectionWays,
  usePartMetrics,
} from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import styles from './BoardDetails.module.css';
import { channelsQuery } from './boardQueries.ts';

const unit: ChartUnit = { kind: 'count', one: 'time', many: 'times' };

type Step = { readonly figure: FigureName; readonly name: string; readonly value: number };

type FunnelFacts = {
  readonly steps: readonly Step[];
  readonly filter: string;
  readonly channels: string;
};

const summaryOf = ({ steps, filter, channels }: FunnelFacts): string => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first === last) return 'The sources report one step only.';
  const said = ({ name, value }: Step) => `${count(value)} ${name.toLowerCase()}`;
  const led = `${said(first)} led to ${said(last)} (${share(ratioOf(last.value, first.value))}).`;
  return filter === '' ? led : `${channels}: ${led}`;
};

const funnelFacts = (rows: MetricReply['rows']): FunnelFacts => ({
  steps: funnelOf(rows).map(({ step, value }) => ({ figure: step, name: figureSpecs[step].label, value })),
  filter: funnelFilter(rows),
  channels: englishList(funnelRows(rows).map(({ label }) => label)),
});

/** Height in pixels of the step metrics below the chart when they wrap into two rows. */
export const stepFiguresHeight = 110;

const StepFigures = ({ steps, where }: Pick<FunnelFacts, 'steps'> & { where: string }) => (
  <ul className={styles.funnel} aria-label="Steps of the funnel" data-where={where}>
    {steps.map(({ figure, name, value }) => (
      <li key={figure}>
        <span>{name}</span>
        <ExplainButton figure={figure} scope="">
          {count(value)}
        </ExplainButton>
      </li>
    ))}
  </ul>
);

type StepsProps = { rows: MetricReply['rows']; query: MetricQuery; title: string; height: number };

const Steps = ({ rows, query, title, height }: StepsProps) => {
  const funnel = useMemo(() => funnelFacts(rows), [rows]);
  return (
    <>
      <Funnel
        menu={
          <ChartMenu
            subject={{ kind: 'funnel', figures: [], by: null, clientId: query.client ?? null, query }}
          />
        }
        title={title}
        level={2}
        steps={funnel.steps}
        unit={unit}
        height={height}
        summary={summaryOf(funnel)}
      />
      <StepFigures
        steps={funnel.steps}
        where={narrowedFilters(query.filters ?? '', funnel.filter) ?? funnel.filter}
      />
    </>
  );
};

type FunnelPartProps = { board: MetricSelection; title?: string; height?: number };

export const FunnelPart = ({ board, title = 'Funnel', height = 240 }: FunnelPartProps) => {
  const metrics = usePartMetrics(board, channelsQuery(board.query));
  return (
    <WidgetFrame
      title={title}
      titleInside
      state={selectionState(board, metrics)}
      height={height + stepFiguresHeight}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
    >
      {() =>
        metrics.data && <Steps rows={metrics.data.rows} query={board.query} title={title} height={height} />
      }
    </WidgetFrame>
  );
};
