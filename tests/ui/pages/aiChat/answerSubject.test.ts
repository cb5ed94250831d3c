/** Tests the parts of an answer that a dashboard or a report can show. */
import { describe, expect, test } from 'vitest';
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import { answerSubjects } from '#ui/pages/aiChat/AnsweredFigures.tsx';

const answer: FiguresAnswer = {
  kind: 'rank',
  figure: 'revenue_cents',
  label: 'Revenue',
  formula: '',
  note: '',
  client: { id: 'acme', name: 'Acme' },
  of: 'Acme',
  currency: 'USD',
  value: 100,
  previous: null,
  change: null,
  verdict: 'neutral',
  range: { from: '2026-01-01', to: '2026-01-31' },
  compared_range: null,
  interval: 'day',
  filters: ['Mobile', 'Brand'],
  series: [],
  by: 'channel',
  rows: [],
  views: [{ label: 'Open in dashboard', search: 'client=acme&campaign=c1&campaign=c2&device=mobile' }],
  sources: [],
  rows_used: 1,
  position: 1,
  number: 1,
  notes: [],
};

const shared = {
  figures: ['revenue_cents'],
  clientId: 'acme',
  query: { from: '2026-01-01', to: '2026-01-31', filters: 'campaign:c1,c2;device:mobile' },
};
const bars = { ...shared, kind: 'bar', by: 'channel' };
const line = { ...shared, kind: 'line', by: null };
const none = { course: undefined, rows: undefined };

describe('what an answer shows', () => {
  test.each<[string, Partial<FiguresAnswer>, unknown]>([
    ['a ranking as bars', {}, { course: undefined, rows: bars }],
    ['a figure as a line', { kind: 'value', by: null }, { course: line, rows: undefined }],
    ['a reason as both', { kind: 'value' }, { course: line, rows: bars }],
    ['sources not at all', { by: 'source' }, none],
    ['sides of a comparison not at all', { kind: 'compare', by: null }, none],
    ['a forecast not at all', { kind: 'forecast', by: null }, none],
  ])('%s', (_name, change, subjects) => {
    expect(answerSubjects({ ...answer, ...change }, null)).toEqual(subjects);
  });

  test('of all clients, without filters, and of the past not at all', () => {
    const all = { ...answer, client: null, views: [{ label: 'Open in dashboard', search: '' }] };
    const query = { from: '2026-01-01', to: '2026-01-31' };

    expect([answerSubjects(all, null).rows, answerSubjects(answer, '2026-01-20')]).toEqual([
      { ...bars, clientId: null, query },
      none,
    ]);
  });

  test('of some clients, which no dashboard shows, not at all', () => {
    expect(answerSubjects({ ...answer, client: null, views: [] }, null)).toEqual(none);
  });
});
