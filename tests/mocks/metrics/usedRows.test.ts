/** Tests paging through the rows behind a metric: the same rows as a full enumeration, at the cost of one page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import { createFactEngine } from '#mocks/factStore/factEngine.ts';
import { createMetricStore, type MetricStore } from '#mocks/factStore/metricStore.ts';
import { newestRows, type RowPage } from '#mocks/metrics/metricExplanation.ts';
import { adsSource, openDay, sampleSources, socialSource, webSource } from '#tests/support/metricFixture.ts';

const engine = createFactEngine();
const store = createMetricStore({ engine });
const everyMeasure = 0xff_ff;

type Asked = {
  readonly name: string;
  readonly sources: typeof sampleSources;
  readonly range: { readonly from: number; readonly to: number };
  readonly filters: MetricFilters;
  readonly needed: number;
};

const anyAsked: fc.Arbitrary<readonly Asked[]> = fc
  .array(
    fc.record({
      sources: fc.subarray([...sampleSources]),
      back: fc.nat(40),
      length: fc.integer({ min: 1, max: 60 }),
      filters: fc.constantFrom<MetricFilters>(
        {},
        { channel: new Set(['email', 'display']) },
        { campaign: new Set(['brand', 'none']) },
      ),
      needed: fc.constantFrom(everyMeasure, 1, 1 << 5),
    }),
    { maxLength: 2 },
  )
  .map((all) =>
    all.map(({ sources, back, length, filters, needed }, index) => ({
      name: `question ${index}`,
      sources,
      range: { from: openDay.day - back - length + 1, to: openDay.day - back },
      filters,
      needed,
    })),
  );

const told = async (every: readonly Asked[], page: RowPage, from: MetricStore = store) =>
  (await newestRows(from, every, page)).map(({ asked, row: { source, run } }) => [
    asked.name,
    source.id,
    run.campaignId ?? run.channel,
    run.firstDay,
    run.end - run.start,
  ]);

const countedOut = (every: readonly Asked[]) => {
  const days = every.flatMap(({ range: { from, to } }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  return [...new Set(days)]
    .toSorted((one, other) => other - one)
    .flatMap((day) =>
      every
        .filter(({ range }) => day >= range.from && day <= range.to)
        .flatMap(({ name, sources, filters, needed }) =>
          sources.flatMap((source) =>
            engine
              .blocks(source, { from: day, to: day })
              .flatMap(({ runs }) =>
                runs
                  .filter(
                    ({ present, channel, campaignId, firstDay, start, end }) =>
                      (present & needed) !== 0 &&
                      (filters.channel?.has(channel) ?? true) &&
                      (filters.campaign?.has(campaignId ?? 'none') ?? true) &&
                      day >= firstDay &&
                      day < firstDay + end - start,
                  )
                  .map(({ channel, campaignId }) => [name, source.id, campaignId ?? channel, day, 1]),
              ),
          ),
        ),
    );
};

describe('a page of rows', () => {
  test('has those that follow as many, whichever page it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyAsked, fc.nat(700), fc.integer({ min: 1, max: 60 }), async (every, skip, size) => {
        expect(await told(every, { skip, size })).toEqual(countedOut(every).slice(skip, skip + size));
      }),
      { numRuns: 60 },
    );
  });

  test('looks at the days of its own rows alone, however deep it is', async () => {
    const asked = {
      name: 'all',
      sources: [adsSource, webSource, socialSource],
      range: { from: openDay.day - 700, to: openDay.day },
      filters: {},
      needed: everyMeasure,
    };
    const rows = countedOut([asked]);
    const looked = new Set<number>();
    const watched: MetricStore = {
      ...store,
      blocks: (source, range) => {
        if (range.from === range.to) looked.add(range.from);
        return store.blocks(source, range);
      },
    };
    const daysLookedAt = async (skip: number) => {
      looked.clear();
      expect(await told([asked], { skip, size: 20 }, watched)).toEqual(rows.slice(skip, skip + 20));
      return looked.size;
    };

    expect(rows.length).toBeGreaterThan(4_000);
    for (const skip of [0, 19, 1_000, 2_345, rows.length - 7])
      expect(await daysLookedAt(skip)).toBeLessThan(8);
    expect(await daysLookedAt(rows.length)).toBe(0);
  });
});
