/** Tests the text about the age of metrics. */
import { expect, test } from 'vitest';
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { freshnessWords } from '#ui/parts/view/freshnessWords.ts';

const now = Date.parse('2026-11-21T08:12:30.000Z');

const source = (state: MetricFreshness['state'], data_to: string | null): MetricFreshness => ({
  source: 'source-1',
  label: 'Google Ads · Fjord & Foam',
  client: 'fjordandfoam',
  state,
  data_to,
  synced_at: '2026-11-21T08:00:00.000Z',
});

test.each([
  [[], null],
  [[source('fresh', '2026-11-20'), source('fresh', '2026-11-19')], 'Data to 20 Nov · synced 12 min ago'],
  [
    [source('fresh', '2026-11-20'), source('stale', '2026-11-12')],
    'Data to 20 Nov · synced 12 min ago · 1 source stale',
  ],
  [
    [source('stale', '2026-09-30'), source('stale', '2026-09-29'), source('expired', '2026-08-01')],
    'Data to 30 Sept · synced 12 min ago · 2 sources stale · 1 source expired',
  ],
  [
    [source('refreshing', '2026-11-12'), source('refreshing', '2026-11-13'), source('ended', '2026-11-20')],
    'Data to 20 Nov · synced 12 min ago · data for Google Ads is being refreshed',
  ],
  [[source('ended', '2026-11-12'), source('fresh', '2026-11-20')], 'Data to 20 Nov · synced 12 min ago'],
  [[source('disconnected', null)], 'No data yet · synced 12 min ago · 1 source disconnected'],
])('sources %# are summed up', (sources, expected) => {
  expect(freshnessWords(sources, now)).toBe(expected);
});
