/** From being seen to being bought: the steps that the client's sources report. */
import { useMemo } from 'react';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import type { MetricQuery } from '#domain/metrics/metricQueryOf.ts';
import type { ChartUnit } from '../../../charts/chartUnit.ts';
import { Funnel } from '../../../charts/Funnel.tsx';
import { count, share } from '../../../content/figures.ts';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import styles from './BoardDetails.module.css';
import { type Board, emptyWays, stateOf } from './useBoard.ts';

const steps: readonly FigureName[] = ['impressions', 'clicks', 'sessions', 'conversions'];
const unit: ChartUnit = { kind: 'count', one: 'time', many: 'times' };

type Step = { readonly figure: FigureName; readonly name: string; readonly value: number };

/** `3,255,196 impressions led to 1,919 conversions (0.06%).` */
const summaryOf = (shown: readonly Step[]): string => {
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || first === last) return 'The sources report one step only.';
  const said = ({ name, value }: Step) => `${count(value)} ${name.toLowerCase()}`;
  return `${said(first)} led to ${said(last)} (${share(ratioOf(last.value, first.value))}).`;
};

/** Those that somebody reports. */
const funnelSteps = (totals: FigureSet): readonly Step[] =>
  steps.flatMap((name) => {
    const value = totals[name];
    return value === null ? [] : [{ figure: name, name: figureSpecs[name].label, value }];
  });

/** Of the figures of the steps below the chart, where these stand in two rows. */
export const stepFiguresHeight = 110;

/** What the bars stand for; each opens its arithmetic. */
const StepFigures = ({ shown }: { shown: readonly Step[] }) => (
  <ul className={styles.funnel} aria-label="Steps of the funnel">
    {shown.map(({ figure, name, value }) => (
      <li key={figure}>
        <span>{name}</span>
        <ExplainButton figure={figure} scope="">
          {count(value)}
        </ExplainButton>
      </li>
    ))}
  </ul>
);

type StepsProps = { totals: FigureSet; query: MetricQuery; title: string; height: number };

const Steps = ({ totals, query, title, height }: StepsProps) => {
  const shown = useMemo(() => funnelSteps(totals), [totals]);
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
        steps={shown}
        unit={unit}
        height={height}
        summary={summaryOf(shown)}
      />
      <StepFigures shown={shown} />
    </>
  );
};

type FunnelPartProps = { board: Board; title?: string; height?: number };

export const FunnelPart = ({ board, title = 'Funnel', height = 240 }: FunnelPartProps) => {
  const { metrics } = board;
  return (
    <WidgetFrame
      title={title}
      titleInside
      state={stateOf(board, metrics)}
      height={height + stepFiguresHeight}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={emptyWays(board)}
    >
      {() =>
        metrics.data && (
          <Steps totals={metrics.data.totals} query={board.query} title={title} height={height} />
        )
      }
    </WidgetFrame>
  );
};
