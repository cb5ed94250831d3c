/** What an answer shows, as far as a dashboard or a report can show the same. */
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import { breakdowns } from '#domain/dashboards/widget.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions, noFilters } from '#domain/metrics/view.ts';
import type { AsOf } from '#domain/pastView.ts';
import type { ChartSubject } from '../../parts/chartMenu/chartSubject.ts';
import { isFigure } from '../../parts/figures/figureSpecs.ts';

/** Those of the view that the answer leads to. */
const filtersOf = ({ views }: FiguresAnswer): string => {
  const address = new URLSearchParams(views[0]?.search ?? '');
  const chosen = filterDimensions.map((dimension) => [dimension, address.getAll(dimension)]);
  return wireFilters({ ...noFilters, ...Object.fromEntries(chosen) });
};

export type AnswerSubjects = {
  /** Of the chart over time. */
  readonly course: ChartSubject | undefined;
  /** Of the table by channel, campaign, device, country or client. */
  readonly rows: ChartSubject | undefined;
};

const none: AnswerSubjects = { course: undefined, rows: undefined };

/**
 * None of the past, as dashboards show the present; of things that are held against each other, each asked by itself; and of a
 * forecast. Sources are no breakdown of dashboards.
 */
export const answerSubjects = (answer: FiguresAnswer, asOf: AsOf | null): AnswerSubjects => {
  const { kind, figure, client, range } = answer;
  if (asOf !== null || !isFigure(figure) || kind === 'compare' || kind === 'forecast') return none;
  const filters = filtersOf(answer);
  const shared = {
    figures: [figure],
    clientId: client?.id ?? null,
    query: { ...range, ...(filters === '' ? {} : { filters }) },
  };
  const by = breakdowns.find((one) => one === answer.by);
  return {
    course: kind === 'value' ? { ...shared, kind: 'line', by: null } : undefined,
    rows: by && { ...shared, kind: 'bar', by },
  };
};
