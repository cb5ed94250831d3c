/** Tests invariants of imports: each day of a channel counts once, parts add up to the whole, and withdrawn imports leave no trace. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { FigureSet, MetricQuery } from '#domain/contract/metricSchemas.ts';
import type { ImportedRow } from '#domain/imports/importedRow.ts';
import { type FactMeasure, factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices, unknownValue } from '#domain/metrics/breakdowns.ts';
import { type Channel, channels } from '#domain/metrics/channels.ts';
import { daysOfChannel } from '#domain/metrics/daySpans.ts';
import { createFactEngine } from '#mocks/factStore/factEngine.ts';
import { createMetricStore } from '#mocks/factStore/metricStore.ts';
import { channelsOf, withImports } from '#mocks/sources/importedSources.ts';
import { type ImportedFacts, importFacts } from '#tests/support/importedFacts.ts';
import { isIn } from '#tests/support/isIn.ts';
import { askMetrics, dayOf, openDay, sampleSources } from '#tests/support/metricFixture.ts';

const clientId = 'fjordandfoam';
const first = dayOf('2025-12-01');
const length = 24;
const range = { from: calendarDayOf(first), to: calendarDayOf(first + length - 1) };

const anyMeasures = fc
  .record(
    Object.fromEntries(
      (['impressions', 'clicks', 'spend_cents', 'conversions', 'revenue_cents', 'sessions'] as const).map(
        (name) => [name, fc.oneof(fc.constant(0), fc.nat(100_000))] as const,
      ),
    ),
    { requiredKeys: [] },
  )
  .filter((measures) => Object.keys(measures).length > 0);

const anyRow: fc.Arbitrary<ImportedRow> = fc.record({
  day: fc.integer({ min: -3, max: length + 3 }).map((back) => calendarDayOf(first + back)),
  channel: fc.constantFrom<Channel>('paid_search', 'display', 'email', 'referral'),
  campaign: fc.constantFrom('Brand', ' bRAND ', 'Banners', 'Own', 'own', null),
  device: fc.constantFrom(...devices, null),
  country: fc.constantFrom('US', 'other', null),
  measures: anyMeasures as fc.Arbitrary<ImportedRow['measures']>,
});

const anyPlans = fc.array(
  fc.record({
    overlap: fc.constantFrom('replace', 'keep'),
    rows: fc.array(anyRow, { minLength: 1, maxLength: 40 }),
    isWithdrawn: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

type Plans = typeof anyPlans extends fc.Arbitrary<infer Value> ? Value : never;

const importAll = async (plans: Plans): Promise<readonly ImportedFacts[]> => {
  const imported: ImportedFacts[] = [];
  for (const [index, plan] of plans.entries()) {
    const before = imported.map(({ one }) => one);
    const made = await importFacts(
      { id: `import${index}`, clientId, ...plan },
      { today: openDay.day, sources: sampleSources, before },
    );
    if (made) imported.push(made);
  }
  return imported;
};

const openFixture = (imported: readonly ImportedFacts[]) => {
  const engine = createFactEngine();
  for (const { one, texts } of imported) engine.rows.keep(one, texts);
  const store = createMetricStore({ engine });
  const sources = withImports(
    sampleSources,
    imported.map(({ one }) => one),
  );
  return (query: Partial<MetricQuery>) => askMetrics({ ...range, ...query }, { sources, store });
};

const plain = createMetricStore();
const withoutImports = (query: Partial<MetricQuery>) => askMetrics({ ...range, ...query }, { store: plain });

type Sums = Partial<Record<FactMeasure, number>>;

const addTo = (sums: Sums, name: FactMeasure, value: number | null | undefined): void => {
  if (value !== null && value !== undefined) sums[name] = (sums[name] ?? 0) + value;
};

/** Null if no source reports. */
const asFigures = (sums: Sums) => Object.fromEntries(factMeasures.map((name) => [name, sums[name] ?? null]));
const measuresOf = (figures: FigureSet) =>
  Object.fromEntries(factMeasures.map((name) => [name, figures[name] ?? null]));

const isReplacing = ({ one }: ImportedFacts, channel: Channel, day: number): boolean =>
  one.withdrawnAt === null && one.overlap === 'replace' && isIn(daysOfChannel(one.channels, channel), day);

/** Finds the imports that count on a day of a channel, and whether other sources count, by brute force. */
const countingOn = (imported: readonly ImportedFacts[], channel: Channel, day: number) => {
  const there = imported.filter(
    ({ one }) => one.withdrawnAt === null && isIn(daysOfChannel(one.channels, channel), day),
  );
  const replacing = there.findLast((one) => isReplacing(one, channel, day));
  const isTold = sampleSources.some(
    (source) => source.clientId === clientId && isIn(daysOfChannel(channelsOf(source), channel), day),
  );
  if (replacing) return { others: false, counting: replacing };
  return { others: true, counting: isTold ? undefined : there[0] };
};

/** Expected rows by day and channel: other sources unless an import replaces them, and the rows of the import that counts. */
const expected = async (imported: readonly ImportedFacts[]) => {
  const ofChannel = async (channel: Channel): Promise<Sums> => {
    const own: Sums = {};
    const add = (figures: Partial<FigureSet> | undefined): void => {
      for (const name of factMeasures) addTo(own, name, figures?.[name]);
    };
    const beside = await withoutImports({ interval: 'day', filters: `channel:${channel};source:ads,web` });
    add((await withoutImports({ filters: `channel:${channel};source:social` })).totals);
    for (const [index, point] of beside.series.entries()) {
      const day = first + index;
      const { others, counting } = countingOn(imported, channel, day);
      if (others) add(point);
      const rows = (counting?.rows ?? []).filter(
        (row) => row.channel === channel && row.day === calendarDayOf(day),
      );
      for (const { measures } of rows) add(measures);
    }
    return own;
  };
  const byChannel = new Map(
    await Promise.all(channels.map(async (channel) => [channel, await ofChannel(channel)] as const)),
  );
  const total: Sums = {};
  for (const own of byChannel.values()) for (const name of factMeasures) addTo(total, name, own[name]);
  return { byChannel, total };
};

const runs = { numRuns: 30 };

test('figures are those of the others without the days that imports stand for, and the sums of the rows that count', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlans, async (plans) => {
      const imported = await importAll(plans);
      const ask = openFixture(imported);
      const { byChannel, total } = await expected(imported);
      expect(measuresOf((await ask({})).totals)).toEqual(asFigures(total));
      const rows = (await ask({ group_by: 'channel' })).rows;
      for (const { key, ...figures } of rows)
        expect(measuresOf(figures)).toEqual(asFigures(byChannel.get(key as Channel) ?? {}));
    }),
    runs,
  );
});

test('withdrawn imports leave every figure as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlans, async (plans) => {
      const imported = await importAll(plans.map((plan) => ({ ...plan, isWithdrawn: true })));
      const ask = openFixture(imported);
      for (const query of [
        {},
        { group_by: 'device' },
        { group_by: 'campaign' },
        { group_by: 'source' },
      ] as const)
        expect(await ask(query)).toEqual(await withoutImports(query));
    }),
    runs,
  );
});

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

/** The sum of the parts. A metric that no part reports is 0. */
const together = (parts: readonly FigureSet[]) => {
  const sums: Sums = {};
  for (const part of parts) for (const name of factMeasures) addTo(sums, name, part[name]);
  return factMeasures.map((name) => [name, sums[name] ?? 0]);
};

test('parts make up wholes along every side, and no figure is no number', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlans, async (plans) => {
      const ask = openFixture(await importAll(plans));
      const whole = together([(await ask({})).totals]);
      for (const group_by of ['source', 'channel', 'campaign', 'device', 'country', 'client'] as const) {
        const reply = await ask({ group_by });
        expect(together(reply.rows)).toEqual(whole);
        expect(numbersIn(reply).filter((one) => !Number.isFinite(one) || Object.is(one, -0))).toEqual([]);
      }
      const totalsOf = async (filters: readonly string[]) =>
        (await Promise.all(filters.map((one) => ask({ filters: one })))).map(({ totals }) => totals);
      const byDevice = await totalsOf([...devices, unknownValue].map((device) => `device:${device}`));
      expect(together(byDevice)).toEqual(whole);
      const byCountry = await totalsOf([...countries, unknownValue].map((country) => `country:${country}`));
      expect(together(byCountry)).toEqual(whole);
      const hours = await ask({ interval: 'hour', from: range.from, to: calendarDayOf(first + 1) });
      expect(together(hours.series)).toEqual(together([hours.totals]));
    }),
    runs,
  );
});

test('a row is on the device that its file reports; a campaign of the same name is that campaign, another one a row of its own', async () => {
  const row = (campaign: string | null, device: ImportedRow['device']): ImportedRow => ({
    day: calendarDayOf(first),
    channel: 'paid_search',
    campaign,
    device,
    country: null,
    measures: { clicks: 10 },
  });
  const rows = [row('brand ', 'tablet'), row('Own', null), row('OWN', null), row(null, 'mobile')];
  const made = await importFacts(
    { id: 'file', clientId, overlap: 'replace', rows },
    { today: openDay.day, sources: sampleSources, before: [] },
  );
  const ask = openFixture(made ? [made] : []);
  const day = { from: calendarDayOf(first), to: calendarDayOf(first), filters: 'channel:paid_search' };
  const clicks = async (group_by: 'campaign' | 'device' | 'country') =>
    (await ask({ ...day, group_by })).rows.map(({ key, label, clicks: count, sessions }) => [
      key,
      label,
      count,
      sessions,
    ]);
  expect((await clicks('campaign')).toSorted()).toEqual([
    ['brand', 'Brand', 10, null],
    ['file-2', 'Own', 20, null],
    ['none', 'Without a campaign', 10, null],
  ]);
  expect((await clicks('device')).toSorted()).toEqual([
    ['mobile', 'Mobile', 10, null],
    ['tablet', 'Tablet', 10, null],
    ['unknown', 'Unknown', 20, null],
  ]);
  expect(await clicks('country')).toEqual([['unknown', 'Unknown', 40, null]]);
});
