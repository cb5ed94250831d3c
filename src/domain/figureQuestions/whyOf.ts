/** Says where the change of a metric comes from. */
import { contributionOf } from '../analysis/contribution.ts';
import { contributionSentence } from '../analysis/contributionWords.ts';
import type { FiguresAnswer } from '../contract/figuresAnswer.ts';
import type { MetricQuery, MetricReply } from '../contract/metricSchemas.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { AnsweringFacts, FigureEngine } from './figureEvidence.ts';

type Why = { readonly sentence: string; readonly rows: FiguresAnswer['rows'] };

/** Computes the contributions of channels to a change from the same query. */
export const whyOf = async (
  figure: FigureName,
  query: MetricQuery,
  metrics: FigureEngine['metrics'],
): Promise<Why> => {
  const { rows } = await metrics({ ...query, group_by: 'channel', limit: '500' });
  const found = contributionOf(
    figure,
    rows.map((row) => ({ key: row.key, label: row.label, current: row, previous: row.previous })),
  );
  if (found === null)
    return {
      sentence: 'There is nothing to compare it with, so I cannot say where the change comes from.',
      rows: [],
    };
  return {
    sentence: contributionSentence(figure, found, 'channel'),
    rows: rows
      .map((row) => ({
        key: row.key,
        label: row.label,
        value: row[figure],
        previous: row.previous?.[figure] ?? null,
        share: null,
      }))
      .filter(({ value, previous }) => value !== null || previous !== null),
  };
};

const mostLogged = 3;

/** Says what was done to the campaigns in both ranges. Empty without a comparison or a change. */
export const loggedSentence = (
  { range, compared_range: compared }: Pick<MetricReply, 'range' | 'compared_range'>,
  clientId: string | null,
  { loggedBetween }: Pick<AnsweringFacts, 'loggedBetween'>,
): string => {
  if (compared === null) return '';
  const days = [compared.from, compared.to, range.from, range.to].toSorted();
  const logged = loggedBetween(clientId, days[0] ?? range.from, days.at(-1) ?? range.to);
  if (logged.length === 0) return '';
  const more = logged.length - mostLogged;
  const rest = more > 0 ? `; and ${more} more ${more === 1 ? 'change' : 'changes'}` : '';
  return `Logged in these days: ${logged.slice(0, mostLogged).join('; ')}${rest}.`;
};
