/** Finds the first day for which a connected source or a sample has data of a channel. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type Channel, paidChannels } from '#domain/metrics/channels.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';

/** Paid channels begin with their first campaign. Infinity: no data of the channel. */
export const firstDayOfChannel = (
  { from, campaigns, channels }: Pick<MetricSource, 'from' | 'campaigns' | 'channels'>,
  channel: Channel,
): EpochDay => {
  const ownFirst = channels.includes(channel) && !paidChannels.includes(channel) ? [from] : [];
  const firsts = campaigns.flatMap((one) => {
    const first = one.channel === channel ? one.levels[0]?.from : undefined;
    return first === undefined ? [] : [Math.max(from, first)];
  });
  return Math.min(...ownFirst, ...firsts);
};
