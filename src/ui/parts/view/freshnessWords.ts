/** What is said of how new the figures are. */
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { ago } from '../../content/dates.ts';
import { shortDay } from '../../content/figures.ts';

const problems = [
  ['stale', 'stale'],
  ['expired', 'expired'],
  ['disconnected', 'disconnected'],
] as const;

/** `Data to 20 Nov · synced 12 min ago · 1 source stale`; `now` in milliseconds; null without a source. */
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
  const behind = problems.flatMap(([state, word]) => {
    const { length } = sources.filter((source) => source.state === state);
    return length === 0 ? [] : [`${length} ${length === 1 ? 'source' : 'sources'} ${word}`];
  });
  const data = newest === '' ? 'No data yet' : `Data to ${shortDay(newest)}`;
  return [data, `synced ${ago(synced, now)}`, ...behind].join(' · ');
};
