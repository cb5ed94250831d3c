/** What readers are told of the sources of figures. */
import { expect, test } from 'vitest';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { notesOf } from '#mocks/metrics/metricNotes.ts';
import type { MetricScope } from '#mocks/metrics/metricScope.ts';
import { adsSource, dayOf } from '#tests/support/metricStage.ts';

const range = { from: dayOf('2025-11-01'), to: dayOf('2025-11-30') };

/** Silent from the 10th to the 12th. */
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
  expect(textsOf(labels)).toEqual([`Days of this range are missing from ${named}.`]);
});

test.each<[string, MetricFilters, boolean]>([
  ['its channel', { channel: new Set(['paid_search', 'email']) }, true],
  ['channels of others', { channel: new Set(['email']) }, false],
  ['its campaign', { campaign: new Set(['brand']) }, true],
  ['a campaign of another', { campaign: new Set(['leads']) }, false],
  ['what is of no campaign', { campaign: new Set(['none']) }, true],
  ['devices', { device: new Set(['mobile']) }, true],
])('a source that was silent is named where the question is of %s: %j', (_of, filters, isNamed) => {
  expect(textsOf(['Ads'], filters)).toEqual(isNamed ? ['Days of this range are missing from Ads.'] : []);
});
