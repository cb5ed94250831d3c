/** Tests the sentences about unusual days. */
import { expect, test } from 'vitest';
import { figureVerdictOf, verdictOf } from '#ui/pages/advancedAnalytics/findingWords.ts';

const range = { from: '$20', to: '$45' };

test('a day of a figure is reported by its usual range, and is far from it at twice the limit', () => {
  const tell = (side: 'above' | 'below', score: number) =>
    figureVerdictOf({ day: '2026-03-03', side, score, limit: 3, run: 1 }, range);

  expect([tell('above', 6), tell('above', 5.9), tell('below', -6), tell('below', -3.1)]).toEqual([
    'Far above normal for a Tuesday (usual range $20–$45).',
    'Above normal for a Tuesday (usual range $20–$45).',
    'Far below normal for a Tuesday (usual range $20–$45).',
    'Below normal for a Tuesday (usual range $20–$45).',
  ]);
});

test('a day keeps its side where nothing varied before, and the score is 0', () => {
  expect(figureVerdictOf({ day: '2026-03-03', side: 'above', score: 0, limit: 3, run: 1 }, range)).toBe(
    'Above normal for a Tuesday (usual range $20–$45).',
  );
});

test('days that are out together say so', () => {
  expect(figureVerdictOf({ day: '2026-03-03', side: 'below', score: -2, limit: 3, run: 4 }, range)).toBe(
    'Below normal, 4 days in a row (usual range $20–$45).',
  );
});

test('a day of the log is reported by the events that are usual', () => {
  const day = { day: '2026-03-03', types: [], positions: [], numbers: [] };
  const told = [
    { events: 15, usual: 2, score: 13 },
    { events: 2, usual: 20, score: -5 },
  ].map((judged) => verdictOf({ ...day, ...judged, compared_with: 'allDays', compared_days: 29 }));

  expect(told).toEqual(['Far above normal (usual range 0–5).', 'Below normal (usual range 8–32).']);
});
