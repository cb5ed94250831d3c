/** Tests the annotations that metrics carry about their sources. */
import { expect, test } from 'vitest';
import { comparedWith, type DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { notesOf } from '#mocks/metrics/metricNotes.ts';
import type { MetricScope } from '#mocks/metrics/metricScope.ts';
import { adsSource, dayOf } from '#tests/support/metricFixture.ts';

const range = { from: dayOf('2025-11-01'), to: dayOf('2025-11-30') };

const silent = (label: string): MetricSource => ({
  ...adsSource,
  label,
  gaps: [{ from: dayOf('2025-11-10'), to: dayOf('2025-11-12') }],
  restatements: [],
});

const textsOf = (labels: readonly string[], filters: MetricFilters = {}): string[] => {
  const scope = {
    question: { range, cutAtToday: false, filters },
    open: { day: dayOf('2026-01-05'), hours: 9 },
    zone: 'UTC',
    sources: labels.map(silent),
    notes: [],
  } as unknown as MetricScope;
  return notesOf(scope).map(({ text }) => text);
};

test.each([
  [['A', 'B', 'C', 'D'], 'A, B, C, D'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
])('sources %j that were silent are named as “%s”', (labels, named) => {
  expect(textsOf(labels)).toEqual([`Some of these days have no data from ${named}.`]);
});

test.each<[string, MetricFilters, boolean]>([
  ['its channel', { channel: new Set(['paid_search', 'email']) }, true],
  ['channels of others', { channel: new Set(['email']) }, false],
  ['its campaign', { campaign: new Set(['brand']) }, true],
  ['a campaign of another', { campaign: new Set(['leads']) }, false],
  ['what is of no campaign', { campaign: new Set(['none']) }, true],
  ['devices', { device: new Set(['mobile']) }, true],
])('a source that was silent is named where the question is of %s: %j', (_of, filters, isNamed) => {
  expect(textsOf(['Ads'], filters)).toEqual(isNamed ? ['Some of these days have no data from Ads.'] : []);
});

const ads = (label: string, search: string, display: string, changed: Partial<MetricSource> = {}) => ({
  ...adsSource,
  label,
  campaigns: [
    { id: 'a', name: 'A', channel: 'paid_search', weight: 1, levels: [{ from: dayOf(search), level: 1 }] },
    { id: 'b', name: 'B', channel: 'display', weight: 1, levels: [{ from: dayOf(display), level: 1 }] },
  ] as const,
  restatements: [],
  ...changed,
});

const year: DayRange = { from: dayOf('2025-01-01'), to: dayOf('2025-12-31') };

const lateIn = (sources: readonly MetricSource[], filters: MetricFilters = {}, compare = true) => {
  const scope = {
    question: { range: year, cutAtToday: false, filters },
    compared: comparedWith(year, { compare: compare ? 'year' : 'none', byWeekday: false }),
    open: { day: dayOf('2026-01-05'), hours: 9 },
    zone: 'UTC',
    sources,
    notes: [],
  } as unknown as MetricScope;
  return notesOf(scope).map(({ text }) => text);
};

test('a source that begins within the compared days is named with its first day', () => {
  const late = ads('Ads', '2024-11-04', '2024-12-01');
  const told = 'Ads has no data before 4 Nov 2024, so the comparison includes only part of it.';
  expect(lateIn([late, ads('Old', '2024-01-01', '2024-06-01')])).toEqual([told]);
  expect(lateIn([late], { channel: new Set(['display']) })).toEqual([told.replace('4 Nov', '1 Dec')]);
  expect(lateIn([late], { channel: new Set(['email']) })).toEqual([]);
  expect(lateIn([ads('Soon', '2024-01-20', '2024-01-20')])).toEqual([]);
  expect(lateIn([late], {}, false)).toEqual([]);
});

test('hours of imports are reported to be estimated, where figures are by hour', () => {
  const account = ads('Ads', '2025-01-01', '2025-01-01');
  const file = ads('History.csv', '2025-01-01', '2025-01-01', { kind: 'import' });
  const told = (sources: readonly MetricSource[], interval = 'hour') =>
    notesOf({
      question: { range: year, cutAtToday: false, filters: {}, interval },
      compared: null,
      open: { day: dayOf('2026-01-05'), hours: 9 },
      zone: 'UTC',
      sources,
      notes: [],
    } as unknown as MetricScope);
  expect([told([file]), told([account, file]), told([account]), told([file], 'day')]).toEqual([
    [{ code: 'hoursUntold', text: 'Imported files have no hours, so hourly values are estimates.' }],
    [
      {
        code: 'hoursEstimated',
        text: 'Hourly values of History.csv are estimates: imported files have no hours.',
      },
    ],
    [],
    [],
  ]);
});

test('several that begin late share a sentence, with their day where it is one', () => {
  const [a, b] = [ads('A', '2024-11-04', '2024-12-01'), ads('B', '2024-11-04', '2024-12-01')];
  expect(lateIn([a, b])).toEqual([
    'A and B have no data before 4 Nov 2024, so the comparison includes only part of them.',
  ]);
  expect(lateIn([a, b, ads('C', '2025-03-01', '2025-03-01')])).toEqual([
    'A, B, and C start between 4 Nov 2024 and 1 Mar 2025, so the comparison includes only part of them.',
  ]);
  expect(lateIn([ads('C', '2025-03-01', '2025-03-01')])).toEqual([
    'C has no data before 1 Mar 2025, so the comparison leaves it out.',
  ]);
  expect(lateIn(['A', 'B', 'C', 'D', 'E'].map((one) => ads(one, '2024-11-04', '2024-12-01')))).toEqual([
    'A, B, C, and 2 more have no data before 4 Nov 2024, so the comparison includes only part of them.',
  ]);
});

test('none is named that goes on with an account of the same name, that an import fills, or that has no day of the range', () => {
  const late = ads('Ads', '2024-11-04', '2024-12-01');
  const former = ads('Ads', '2024-01-01', '2024-01-01', { id: 'former', reportedTo: dayOf('2024-11-10') });
  const imported = ads('History.csv', '2024-01-01', '2024-01-01', { id: 'history', kind: 'import' });
  expect(lateIn([former, late])).toEqual([]);
  expect(lateIn([late, imported])).toEqual([]);
  expect(lateIn([{ ...late, reportedTo: dayOf('2024-12-20') }])).toEqual([]);
  expect(lateIn([ads('Ads', '2026-01-02', '2026-01-02')])).toEqual([]);
});
