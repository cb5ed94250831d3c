/** What a chart is about, as far as a dashboard, a report or a question can show the same: its figures, their parts, whose and which days. */
import type { Breakdown } from '#domain/dashboards/widget.ts';
import { figuresListed, inSentence } from '#domain/dashboards/widgetName.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import type { MetricQuery } from '#domain/metrics/metricQueryOf.ts';

export type ChartSubject = {
  readonly kind: 'line' | 'bar';
  readonly figures: readonly FigureName[];
  /** Of bars. */
  readonly by: Breakdown | null;
  /** Null: all that the reader may see. */
  readonly clientId: string | null;
  readonly query: Pick<MetricQuery, 'from' | 'to' | 'filters'>;
};

/** `What was ROAS by channel of Fjord & Foam from 2026-01-05 to 2026-02-01?`, in words that Ask AI reads. */
export const questionOf = (
  { figures, by, query: { from, to } }: ChartSubject,
  clientName: string | undefined,
): string => {
  const parts = [
    `What was ${inSentence(figuresListed(figures.slice(0, 1)))}`,
    by === null ? '' : ` by ${by}`,
    clientName === undefined ? '' : ` of ${clientName}`,
    from === to ? ` on ${to}` : ` from ${from} to ${to}`,
  ];
  return `${parts.join('')}?`;
};
