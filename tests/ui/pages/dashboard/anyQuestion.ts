/** Generates random queries of the view bar over the demo agency: clients, campaigns, sources, days and comparisons. */
import fc from 'fast-check';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { countries, devices, noCampaign } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { rangePresets } from '#domain/metrics/rangePreset.ts';
import {
  defaultView,
  rangeDays,
  type View,
  type ViewFilters,
  type ViewRange,
  visibleDays,
} from '#domain/metrics/view.ts';
import { intervalsFor } from '#domain/metrics/viewInterval.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

export const ownClient = 'fjordandfoam';

export type FigureFixture = {
  readonly backend: TestBackend;
  readonly token: string;
  readonly personToken: string;
  readonly clients: ReadonlyMap<string, string>;
  readonly campaigns: ReadonlyMap<string, readonly string[]>;
  readonly sources: ReadonlyMap<string, readonly string[]>;
};

const byClient = (pairs: readonly (readonly [client: string, id: string])[]) => {
  const found = new Map<string, string[]>([['', pairs.map(([, id]) => id)]]);
  for (const [client, id] of pairs) found.set(client, [...(found.get(client) ?? []), id]);
  return found;
};

export const openFigureFixture = async (): Promise<FigureFixture> => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const personToken = (await backend.demo('client')).session.token;
  const { items } = await backend.succeed('listClients', { token, query: 'limit=500' });
  const campaigns = await backend.succeed('listCampaigns', { token, query: 'limit=500' });
  const day = calendarDayOf(epochDayAt(backend.world.clock.now()) - 1);
  const { freshness } = await backend.succeed('readMetrics', { token, query: `from=${day}&to=${day}` });
  const clients = new Map(items.map(({ id, name }) => [id, name]));
  // Campaigns of archived clients do not count for all clients.
  const running = campaigns.items.filter(({ client_id }) => clients.has(client_id));
  return {
    backend,
    token,
    personToken,
    clients,
    campaigns: byClient(running.map(({ client_id, id }) => [client_id, id])),

    sources: byClient(freshness.map(({ client, source }) => [client, source])),
  };
};

export const textOf = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

const some = (values: readonly string[]): fc.Arbitrary<string[]> => {
  if (values.length === 0) return fc.constant([]);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }) },
  );
};

type Comparing = Pick<View, 'compare' | 'compared' | 'match'>;

const todayOf = ({ backend }: FigureFixture) => epochDayAt(backend.world.clock.now());

const anyComparison = (today: number): fc.Arbitrary<Comparing> =>
  fc.oneof(
    fc.record({
      compare: fc.constantFrom('none' as const, 'previous' as const, 'year' as const),
      compared: fc.constant(null),
      match: fc.constantFrom('weekday' as const, 'day' as const),
    }),
    fc.tuple(fc.nat(300), fc.nat(60)).map(([back, length]) => ({
      compare: 'custom' as const,
      compared: { from: today - back - length, to: today - back },
      match: 'weekday' as const,
    })),
  );

const anyRange = (today: number): fc.Arbitrary<ViewRange> =>
  fc.oneof(
    fc.constantFrom(...rangePresets).map((preset) => ({ preset })),
    fc.tuple(fc.nat(640), fc.nat(90)).map(([back, length]) => ({
      preset: 'custom' as const,
      from: today - back - length,
      to: today - back,
    })),
  );

const anyFilters = (
  { campaigns, sources }: FigureFixture,
  client: string | null,
): fc.Arbitrary<ViewFilters> =>
  fc.record({
    channel: some(channels),
    campaign: some([...(campaigns.get(client ?? '') ?? []), noCampaign]),
    source: some(sources.get(client ?? '') ?? []),
    device: some(devices),
    country: some(countries),
  });

export const anyQuery = (fixture: FigureFixture): fc.Arbitrary<MetricQuery> => {
  const facts = { today: todayOf(fixture), retentionDays: -1 };
  const usual = defaultView(facts);
  return fc
    .option(fc.constantFrom(...fixture.clients.keys()))
    .chain((client) =>
      fc.record({
        client: fc.constant(client),
        range: anyRange(facts.today),
        comparing: anyComparison(facts.today),
        filters: anyFilters(fixture, client),
        step: fc.nat(3),
      }),
    )
    .map(({ client, range, comparing, filters, step }) => {
      const view: View = { ...usual, ...comparing, client, range, filters };
      const days = visibleDays(rangeDays(view, facts.today), facts);
      return metricQueryOf({ ...view, interval: intervalsFor(days)[step] ?? null }, days);
    });
};

/** Campaigns and sources belong to one client, and Ask AI cannot name them. */
export const hasIds = ({ filters = '' }: MetricQuery): boolean => /(?:campaign|source):/.test(filters);

export const ofOwnClient = ({ client, filters, ...query }: MetricQuery): MetricQuery => ({
  ...query,
  client: ownClient,
  ...(filters === undefined || (client !== ownClient && hasIds({ ...query, filters })) ? {} : { filters }),
});

/** A page reads such data in pages. One suffices here. */
export const onePage = (query: MetricQuery): MetricQuery => ({ ...query, limit: '500' });
