/** Tests drafted report summaries: plain sentences whose numbers all appear in the report. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { targetFigures } from '#domain/goals/targetFigures.ts';
import { figureChange } from '#domain/kpi/figureChange.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { draftSummary } from '#domain/reportContent/draftSummary.ts';

const days = { from: '2026-01-01', to: '2026-01-31' };
const about = { title: '', range: days, compared_range: null };

const value = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true, noDefaultInfinity: true }));
const shown = fc.record({ figure: fc.constantFrom(...figureNames), value, previous: value });

const goal = fc.record({
  figure: fc.constantFrom(...targetFigures),
  period: fc.constant('month' as const),
  target: fc.integer({ min: 1, max: 1_000_000 }),
  actual: value,
  due: value,
  attainment: fc.option(fc.double({ min: 0, max: 3, noNaN: true })),
});

const row = fc.record({
  key: fc.string(),
  label: fc.constantFrom('Paid search', 'Email', 'Spring 2026'),
  share: fc.constant(null),
  values: fc.tuple(fc.record({ value, previous: value })),
});

const textsShown = (sections: readonly SectionContent[]): readonly string[] =>
  sections.flatMap((section) => {
    switch (section.kind) {
      case 'figures':
        return section.figures.flatMap((one) => [
          figureText(one.figure, one.value),
          figureText(one.figure, one.previous),
          figureChange(one.figure, one.value, one.previous).words,
        ]);
      case 'goals':
        return section.goals.flatMap(({ figure, target, actual }) => [
          figureText(figure, target),
          figureText(figure, actual),
        ]);
      case 'table':
        return section.rows.flatMap(({ label, values }) => [
          label,
          ...values.map((cell, column) => figureText(section.figures[column] ?? 'clicks', cell.value)),
        ]);
      default:
        return [];
    }
  });

test('names no number that the report does not show', () => {
  fc.assert(
    fc.property(
      fc.array(shown, { maxLength: 6 }),
      fc.array(goal, { maxLength: 3 }),
      fc.constantFrom(...figureNames),
      fc.array(row, { maxLength: 4 }),
      fc.constantFrom('none' as const, 'previous' as const, 'year' as const),
      (figures, goals, figure, rows, compare) => {
        const sections: SectionContent[] = [
          { kind: 'figures', id: 'a', ...about, figures },
          { kind: 'goals', id: 'b', ...about, goals },
          { kind: 'table', id: 'c', ...about, by: 'channel', figures: [figure], rows, totals: [], total: 4 },
        ];
        const draft = draftSummary({ sections }, { compare });
        const texts = textsShown(sections).toSorted((one, other) => other.length - one.length);
        const rest = texts.reduce((left, text) => left.replaceAll(text, ''), draft);
        expect(rest).not.toMatch(/\d/);
      },
    ),
  );
});

test('reports the first figure, the best and the worst change, goals and the strongest row', () => {
  const figures = [
    { figure: 'revenue_cents' as const, value: 1_200_000, previous: 1_000_000 },
    { figure: 'conversions' as const, value: 50, previous: 100 },
    { figure: 'sessions' as const, value: 900, previous: 450 },
  ];
  const goals = [
    {
      figure: 'revenue_cents' as const,
      period: 'month' as const,
      target: 2_000_000,
      actual: 1_200_000,
      due: 2_000_000,
      attainment: 0.6,
    },
  ];
  const rows = [
    { key: 'email', label: 'Email', share: 0.5, values: [{ value: 700_000, previous: null }] },
    { key: 'direct', label: 'Direct', share: 0.5, values: [{ value: 500_000, previous: null }] },
  ];
  const sections: SectionContent[] = [
    { kind: 'figures', id: 'a', ...about, figures },
    { kind: 'goals', id: 'b', ...about, goals },
    { kind: 'bar', id: 'c', ...about, by: 'channel', figures: ['revenue_cents'], rows, totals: [], total: 2 },
  ];
  expect(draftSummary({ sections }, { compare: 'previous' })).toBe(
    'Revenue was $12,000, up 20.0%. Sessions were 900, up 100.0%. Conversions were 50, down 50.0%. Changes are against the period before. The goal for revenue is far behind: $12,000 of $20,000. The channel with the most revenue was Email: $7,000.',
  );
  expect(draftSummary({ sections: [] }, { compare: 'previous' })).toBe('');
  const unknown = { figure: 'revenue_cents', value: null, previous: null } as const;
  const untold: SectionContent = { kind: 'figures', id: 'f', ...about, figures: [unknown] };
  expect(draftSummary({ sections: [untold] }, { compare: 'previous' })).toBe(
    'There are no figures for these days.',
  );
});

test.each([
  ['previous', 'Changes are against the weeks before, weekday by weekday.'],
  ['year', 'Changes are against 52 weeks before, weekday by weekday.'],
] as const)('says of %s that weekdays are compared with weekdays', (compare, words) => {
  const figures = [{ figure: 'clicks' as const, value: 2, previous: 1 }];
  const sections: SectionContent[] = [{ kind: 'figures', id: 'a', ...about, figures }];
  expect(draftSummary({ sections }, { compare, match: 'weekday' })).toBe(
    `Clicks were 2, up 100.0%. ${words}`,
  );
});
