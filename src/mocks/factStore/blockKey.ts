/** Computes a block's cache key: the part of a source's history that affects its month. */
import { type EpochMonth, firstDayOf, lastDayOf } from '#domain/calendar/months.ts';
import { within } from '#domain/metrics/daySpans.ts';
import type { CampaignLevel, MetricSource } from '#domain/metrics/metricSource.ts';

const levelsIn = (levels: readonly CampaignLevel[], first: number, last: number): string => {
  const before = levels.findLast(({ from }) => from <= first);
  const within = levels.filter(({ from }) => from > first && from <= last);
  return [before ? String(before.level) : '-', ...within.map(({ from, level }) => `${from}=${level}`)].join(
    ',',
  );
};

const overlaps = (from: number, to: number | null, first: number, last: number): boolean =>
  from <= last && (to === null || to >= first);

/** Two histories with the same key have the same rows in the month. */
export const blockKey = (source: MetricSource, month: EpochMonth): string => {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const { id, firstClientId, channels, campaigns, from, to, gaps, restatements, replaced = [] } = source;
  const parts = [
    id,
    firstClientId,
    month,
    Math.max(from, first),
    Math.min(to ?? last, last),
    channels.join(','),
    ...campaigns
      .filter(({ levels }) => (levels[0]?.from ?? Number.POSITIVE_INFINITY) <= last)
      .map((one) => `${one.id}/${one.channel}/${one.weight}/${levelsIn(one.levels, first, last)}`),
    ...gaps.filter((gap) => overlaps(gap.from, gap.to, first, last)).map((gap) => `g${gap.from}-${gap.to}`),
    ...restatements
      .filter((one) => overlaps(one.from, one.to, first, last))
      .map((one) => `r${one.from}-${one.to}*${one.factor}`),
    ...replaced.flatMap(({ channel, days }) =>
      within(days, { from: first, to: last }).map((span) => `x${channel}:${span.from}-${span.to}`),
    ),
  ];
  return parts.join('|');
};
