/** Generates sources of many clients over two years, with one row a day, and queries like those of the view bar. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricQuery } from '#domain/contract/metricSchemas.ts';
import { type Channel, channels, paidChannels } from '#domain/metrics/channels.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { dayOf } from '#tests/support/metricFixture.ts';
import type { Random } from '#world/random.ts';

export const lastDay = dayOf('2026-01-04');
export const days = 730;
export const firstDay = lastDay - days + 1;

const clientIds = ['fjordandfoam', 'stackpilot', 'mapleclinic', 'openloft', 'voltride'] as const;
export const clientCount = 25;

/** Clients beyond the demo's first five have generated names. */
export const benchClient = (index: number): string => clientIds[index] ?? `client${index}`;

const sourceOf = (index: number): MetricSource => {
  const channel = channels[Math.floor(index / clientCount) % channels.length] as Channel;
  const id = `bench-${index}`;
  const levels = [{ from: firstDay, level: 1 }];
  return {
    id,
    clientId: benchClient(index % clientCount),
    firstClientId: benchClient(index % clientCount),
    kind: 'integration',
    label: `Source ${index}`,
    channels: [channel],
    campaigns: paidChannels.includes(channel)
      ? [{ id: `${id}-ads`, name: 'Ads', channel, weight: 1, levels }]
      : [],
    from: firstDay,
    to: null,
    gaps: [],
    restatements: [],
    state: 'active',
    reportedTo: dayOf('2026-01-05'),
    syncedAt: '2026-01-05T00:00:00.000Z',
  };
};

export const benchSources = (count: number): readonly MetricSource[] =>
  Array.from({ length: count }, (_, index) => sourceOf(index));

export type BenchQuestion = {
  readonly client: string | null;
  readonly from: number;
  readonly to: number;
  readonly channel: Channel | null;
};

const spans = [7, 28, 30, 90, 365] as const;

export const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random.next() * items.length)] as Item;

/** A random view whose range and comparison range both have data. */
export const questionBy = (random: Random): BenchQuestion => {
  const span = oneOf(spans, random);
  const to = lastDay - Math.floor(random.next() * (days - 2 * span));
  return {
    client: random.next() < 0.5 ? null : benchClient(Math.floor(random.next() * clientCount)),
    from: to - span + 1,
    to,
    channel: random.next() < 0.3 ? oneOf(channels, random) : null,
  };
};

export const queryOf = ({ from, to, channel }: BenchQuestion): MetricQuery => ({
  from: calendarDayOf(from),
  to: calendarDayOf(to),
  compare: 'previous',
  group_by: 'channel',
  ...(channel && { filters: `channel:${channel}` }),
});
