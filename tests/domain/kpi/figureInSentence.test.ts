/** Tests metric names in sentences and the agreement of verbs. */
import { expect, test } from 'vitest';
import { figureInSentence, isOrAre, wasOrWere } from '#domain/kpi/figureInSentence.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';

test('names begin small, but for abbreviations', () => {
  expect(
    (['revenue_cents', 'roas', 'media_cac_cents', 'engaged_sessions'] as const).map(figureInSentence),
  ).toEqual(['revenue', 'ROAS', 'media CAC', 'engaged sessions']);
});

test('what is counted is plural, and all else is not', () => {
  const said = (figure: FigureName) => `${figureInSentence(figure)} ${wasOrWere(figure)}/${isOrAre(figure)}`;

  expect((['clicks', 'new_customers', 'spend_cents', 'cvr', 'visit_seconds'] as const).map(said)).toEqual([
    'clicks were/are',
    'new customers were/are',
    'spend was/is',
    'conversion rate was/is',
    'total time on site was/is',
  ]);
});
