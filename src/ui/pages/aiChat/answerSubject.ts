/** Maps an answer to the chart subjects that a dashboard or report can show. */
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import { breakdowns } from '#domain/dashboards/widget.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions, noFilters } from '#domain/metrics/view.ts';
import type { AsOf } from '#domain/pastView.ts';
import type { ChartSubject } from '../../parts/chartMenu/chartSubject.ts';
import { isFigure } from '../../parts/figures/figureSpecs.ts';

const filtersOf = ({ views }: FiguresAnswer): string => {
  const address = new URLSearchParams(views[0]?.search ?? '');
  const chosen = filterDimensions.map((dimension) => [dimension, address.getAll(dimension)]);
  return wireFilters({ ...noFilters, ...Object.fromEntries(chosen) });
};

export type AnswerSubjects = {
  readonly course: ChartSubject | undefined;
  readonly rows: ChartSubject | undefined;
};

const none: AnswerSubjects = { course: undefined, rows: undefined };

/**
 * No subjects for the past (dashboards show the present), for compared items that were queried separately,
 * for forecasts, or for sources, which dashboards cannot break down.
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
