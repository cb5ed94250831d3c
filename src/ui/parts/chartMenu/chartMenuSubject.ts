/** Types the subject of a chart for dashboards, reports and questions: metrics, breakdown, client and days. */
import type { Breakdown } from '#domain/dashboards/widget.ts';
import { figureInSentence, wasOrWere } from '#domain/kpi/figureInSentence.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';

export type ChartMenuSubject = {
  readonly kind: 'line' | 'bar' | 'funnel';
  readonly figures: readonly FigureName[];
  readonly by: Breakdown | null;
  /** Null: all clients of the reader. */
  readonly clientId: string | null;
  readonly query: Pick<MetricQuery, 'from' | 'to' | 'filters'>;
};

type Asked = {
  readonly figure: FigureName;
  readonly clientName: string | undefined;
  /** In words that Ask AI parses; empty: none. */
  readonly filters: string;
};

/** `What was ROAS by channel of Fjord & Foam for Mobile from 2026-01-05 to 2026-02-01?`, for one metric, in words that Ask AI parses. */
export const questionOf = (
  { by, query: { from, to } }: Pick<ChartMenuSubject, 'by' | 'query'>,
  { figure, clientName, filters }: Asked,
): string => {
  const parts = [
    `What ${wasOrWere(figure)} ${figureInSentence(figure)}`,
    by === null ? '' : ` by ${by}`,
    clientName === undefined ? '' : ` of ${clientName}`,
    filters === '' ? '' : ` for ${filters}`,
    from === to ? ` on ${to}` : ` from ${from} to ${to}`,
  ];
  return `${parts.join('')}?`;
};
