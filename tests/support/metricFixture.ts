/** Creates metric sources with a history, and queries a store without a backend. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { FigureSet, MetricQuery } from '#domain/contract/metricSchemas.ts';
import { comparedWith } from '#domain/metrics/comparedRange.ts';
import { readQuestion } from '#domain/metrics/metricQuestion.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { OpenDay } from '#domain/metrics/metricSteps.ts';
import { createMetricStore, type MetricStore } from '#mocks/factStore/metricStore.ts';
import { totalOf } from '#mocks/factStore/tally.ts';
import { figureReader } from '#mocks/metrics/figureReader.ts';
import { metricRows, pointsOf } from '#mocks/metrics/metricReply.ts';
import type { MetricScope } from '#mocks/metrics/metricScope.ts';
import { metricSums } from '#mocks/metrics/metricSums.ts';

export const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

export const openDay: OpenDay = { day: dayOf('2026-01-05'), hours: 14 };

const bare = {
  kind: 'integration',
  from: dayOf('2024-01-01'),
  to: null,
  gaps: [],
  restatements: [],
  state: 'active',
  reportedTo: dayOf('2026-01-05'),
  syncedAt: '2026-01-05T00:00:00.000Z',
} as const;

const since = (day: string, level = 1) => ({ from: dayOf(day), level });

export const adsSource: MetricSource = {
  ...bare,
  id: 'ads',
  clientId: 'fjordandfoam',
  firstClientId: 'fjordandfoam',
  label: 'Google Ads · Fjord & Foam',
  channels: ['paid_search', 'display'],
  campaigns: [
    { id: 'brand', name: 'Brand', channel: 'paid_search', weight: 0.5, levels: [since('2024-01-01')] },
    {
      id: 'generic',
      name: 'Generic',
      channel: 'paid_search',
      weight: 0.5,
      levels: [since('2024-01-01'), since('2025-12-10', 0), since('2025-12-20', 1.5)],
    },
    { id: 'banners', name: 'Banners', channel: 'display', weight: 1, levels: [since('2025-12-15')] },
  ],
  restatements: [{ from: dayOf('2025-12-01'), to: dayOf('2025-12-07'), factor: 0.9 }],
};

export const webSource: MetricSource = {
  ...bare,
  id: 'web',
  clientId: 'fjordandfoam',
  firstClientId: 'fjordandfoam',
  label: 'Google Analytics · Fjord & Foam',
  channels: ['organic_search', 'organic_social', 'email', 'direct', 'referral'],
  campaigns: [],
  gaps: [{ from: dayOf('2025-12-22'), to: dayOf('2025-12-24') }],
};

export const socialSource: MetricSource = {
  ...bare,
  id: 'social',
  clientId: 'stackpilot',
  firstClientId: 'stackpilot',
  label: 'LinkedIn · Stackpilot',
  channels: ['paid_social'],
  campaigns: [
    { id: 'leads', name: 'Leads', channel: 'paid_social', weight: 1, levels: [since('2024-06-01')] },
  ],
  to: dayOf('2025-11-30'),
  state: 'disconnected',
};

export const sampleSources: readonly MetricSource[] = [adsSource, webSource, socialSource];

const clients = new Map([
  ['fjordandfoam', 'Fjord & Foam'],
  ['stackpilot', 'Stackpilot'],
]);

export const scopeOf = (query: MetricQuery, sources = sampleSources): MetricScope => {
  const read = readQuestion(query, openDay.day);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  const { question } = read;
  const { filters } = question;
  return {
    question,
    compared: comparedWith(question.range, question.comparison),
    open: openDay,
    zone: 'UTC',
    clients,
    sources: filters.source ? sources.filter(({ id }) => filters.source?.has(id)) : sources,
    notes: [],
  };
};

export type MetricOptions = {
  readonly sources?: readonly MetricSource[];
  readonly store?: MetricStore;
};

export const askMetrics = async (
  query: MetricQuery,
  { sources, store = createMetricStore() }: MetricOptions = {},
) => {
  const scope = scopeOf(query, sources);
  const sums = await metricSums(store, scope);
  const { current, previous } = sums;
  const read = figureReader(scope.question.figures);
  const totals: FigureSet = read(totalOf(current.steps), 0);
  const tallies = { current: current.steps, previous: previous?.steps ?? null, from: 0, fromBefore: 0 };
  return {
    totals,
    previous: previous && read(totalOf(previous.steps), 0),
    series: pointsOf(sums, tallies, read),
    rows: metricRows(sums, scope.question, totals),
  };
};
