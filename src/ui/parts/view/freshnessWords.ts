/** Formats the freshness of metrics. */
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { platformOf } from '#domain/metrics/sourceLabel.ts';
import { ago } from '../../content/dates.ts';
import { shortDay } from '../../content/formatMetric.ts';
import { historyWords } from '../../content/integrations.ts';

/** Counted states need attention or come from the agency's own decision; ended sources need no action. */
const counted = ['stale', 'expired', 'disconnected'] as const;

export const isBehind = (sources: readonly MetricFreshness[]): boolean =>
  sources.some(({ state }) => counted.some((one) => one === state));

const behindWords = (sources: readonly MetricFreshness[]): readonly string[] =>
  counted.flatMap((state) => {
    const { length } = sources.filter((source) => source.state === state);
    return length === 0 ? [] : [`${length} ${length === 1 ? 'source' : 'sources'} ${state}`];
  });

const refreshingWords = (sources: readonly MetricFreshness[]): readonly string[] => {
  const refreshing = sources.filter(({ state }) => state === 'refreshing');
  const platforms = [...new Set(refreshing.map(({ label }) => platformOf(label)))];
  return platforms.length === 0 ? [] : [`data for ${englishList(platforms)} is being refreshed`];
};

const historyOf = (sources: readonly MetricFreshness[]): readonly string[] => {
  const filling = sources.flatMap(({ history }) => (history ? [history] : []));
  const [first] = filling;
  if (first === undefined) return [];
  return filling.length === 1 ? [historyWords(first)] : [`history of ${filling.length} sources arrives`];
};

/** `Data to 20 Nov · synced 12 min ago · 1 source stale`; null without a source. `now` in milliseconds. */
export const freshnessWords = (sources: readonly MetricFreshness[], now: number): string | null => {
  if (sources.length === 0) return null;
  const newest = sources.reduce<string>(
    (day, { data_to }) => (data_to !== null && data_to > day ? data_to : day),
    '',
  );
  const synced =
    sources
      .map(({ synced_at }) => synced_at)
      .toSorted()
      .at(-1) ?? '';
  const data = newest === '' ? 'No data yet' : `Data to ${shortDay(newest)}`;
  return [
    data,
    `synced ${ago(synced, now)}`,
    ...historyOf(sources),
    ...behindWords(sources),
    ...refreshingWords(sources),
  ].join(' · ');
};
