/** Tests invariants of metric queries: parts add up to the whole on every dimension and in every order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { FigureSet, MetricQuery } from '#domain/contract/metricSchemas.ts';
import { type FactMeasure, factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices, noCampaign } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import { groupings, intervals } from '#domain/metrics/metricQuery.ts';
import type { FilterDimension } from '#domain/metrics/view.ts';
import { createFactEngine } from '#mocks/factStore/factEngine.ts';
import { createMetricStore } from '#mocks/factStore/metricStore.ts';
import { askMetrics, openDay, sampleSources } from '#tests/support/metricFixture.ts';

const store = createMetricStore();

const valuesOf: Readonly<Record<FilterDimension, readonly string[]>> = {
  channel: channels,
  campaign: ['brand', 'generic', 'banners', 'leads', noCampaign],
  source: sampleSources.map(({ id }) => id),
  device: devices,
  country: countries,
};

const anyFilter = (dimension: FilterDimension) =>
  fc.option(fc.subarray([...valuesOf[dimension]], { minLength: 1 }), { nil: undefined, freq: 2 });

const anyFilters = fc
  .record({
    channel: anyFilter('channel'),
    campaign: anyFilter('campaign'),
    source: anyFilter('source'),
    device: anyFilter('device'),
    country: anyFilter('country'),
  })
  .map((filters) =>
    Object.entries(filters)
      .flatMap(([dimension, values]) => (values ? [`${dimension}:${values.join(',')}`] : []))
      .join(';'),
  );

const anyDays = (most: number) =>
  fc
    .record({ back: fc.oneof(fc.constant(0), fc.nat(60)), length: fc.integer({ min: 1, max: most }) })
    .map(({ back, length }) => ({
      from: calendarDayOf(openDay.day - back - length + 1),
      to: calendarDayOf(openDay.day - back),
    }));

const anyQuery = (dimensions = anyFilters): fc.Arbitrary<MetricQuery> =>
  fc
    .record({
      interval: fc.constantFrom(...intervals),
      compare: fc.constantFrom('none', 'previous', 'year'),
      group_by: fc.constantFrom(...groupings),
      filters: dimensions,
    })
    .chain(({ filters, ...rest }) =>
      anyDays(rest.interval === 'hour' ? 5 : 70).map((days) => ({
        ...days,
        ...rest,
        ...(filters === '' ? {} : { filters }),
      })),
    );

type Sums = Readonly<Record<FactMeasure, number | null>>;

const sumsOf = (figures: Sums): Sums =>
  Object.fromEntries(factMeasures.map((name) => [name, figures[name]])) as Record<FactMeasure, number | null>;

const added = (parts: readonly (Sums | null)[]): Sums =>
  Object.fromEntries(
    factMeasures.map((name) => {
      const known = parts.flatMap((part) => part?.[name] ?? []);
      return [name, known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)];
    }),
  ) as Record<FactMeasure, number | null>;

const everySet = (told: Awaited<ReturnType<typeof askMetrics>>): readonly FigureSet[] =>
  [told, ...told.series, ...told.rows, ...told.rows.flatMap(({ series }) => series ?? [])].flatMap((one) => [
    ...('totals' in one ? [one.totals] : [one]),
    ...(one.previous ? [one.previous] : []),
  ]);

const isSound = (value: unknown): boolean =>
  typeof value !== 'number' || (Number.isFinite(value) && value >= 0 && !Object.is(value, -0));

describe('for any question', () => {
  test('the steps make up the totals, before as now', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        const { totals, previous, series } = await askMetrics(query, { store });
        expect(added(series)).toEqual(sumsOf(totals));
        if (previous) expect(added(series.map((step) => step.previous))).toEqual(sumsOf(previous));
      }),
      { numRuns: 60 },
    );
  });

  test('each conversion is an order or a lead, in every total, step and group, restated or not', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        const told = everySet(await askMetrics({ ...query, detail: 'series' }, { store }));
        const wrong = told.filter(
          ({ conversions, orders, leads }) => (conversions ?? 0) !== (orders ?? 0) + (leads ?? 0),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('the groups make up the totals, and their steps make up the groups', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        const { totals, previous, rows } = await askMetrics({ ...query, detail: 'series' }, { store });
        const zeros = (sums: Sums) => factMeasures.map((name) => sums[name] ?? 0);
        expect(zeros(added(rows))).toEqual(zeros(sumsOf(totals)));
        if (previous) expect(zeros(added(rows.map((row) => row.previous)))).toEqual(zeros(sumsOf(previous)));
        for (const row of rows) expect(added(row.series ?? [])).toEqual(sumsOf(row));
      }),
      { numRuns: 60 },
    );
  });

  test('however it is grouped and stepped, the totals are the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyQuery(),
        fc.constantFrom(...groupings),
        fc.constantFrom(...intervals),
        async (query, group_by, interval) => {
          fc.pre(interval !== 'hour' || query.interval === 'hour');
          const { totals, previous } = await askMetrics({ ...query, group_by, interval }, { store });
          const { group_by: _none, ...plain } = query;
          const same = await askMetrics({ ...plain, interval: 'month' }, { store });
          expect([totals, previous]).toEqual([same.totals, same.previous]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the values of a dimension make up what no filter leaves out', async () => {
    const sides = fc.constantFrom<FilterDimension>('channel', 'campaign', 'source', 'device', 'country');
    await fc.assert(
      fc.asyncProperty(anyQuery(), sides, async (query, side) => {
        const others = (query.filters ?? '')
          .split(';')
          .filter((part) => part !== '' && !part.startsWith(side));
        const { filters: _filters, ...rest } = query;
        const ask = async (more: readonly string[]) => {
          const filters = [...others, ...more].join(';');
          return sumsOf((await askMetrics({ ...rest, ...(filters && { filters }) }, { store })).totals);
        };
        const parts = await Promise.all(valuesOf[side].map((value) => ask([`${side}:${value}`])));
        expect(added(parts)).toEqual(await ask([]));
      }),
      { numRuns: 40 },
    );
  });

  test('nothing is NaN, Infinity, -0 or below zero', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        for (const figures of everySet(await askMetrics({ ...query, detail: 'series' }, { store }))) {
          expect(Object.values(figures).filter((value) => !isSound(value))).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a store that gives blocks up reports the same', async () => {
    const engine = createFactEngine({ budget: 20_000 });
    const small = createMetricStore({ engine });
    await fc.assert(
      fc.asyncProperty(anyQuery(), async (query) => {
        expect(await askMetrics(query, { store: small })).toEqual(await askMetrics(query, { store }));
        expect(engine.size().bytes).toBeLessThan(200_000);
      }),
      { numRuns: 40 },
    );
  });
});
