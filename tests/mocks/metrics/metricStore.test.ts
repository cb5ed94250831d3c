/** Tests the metric store's cache of facts: rebuilding after an event, eviction, and the effect of a source's history. */
import { describe, expect, test } from 'vitest';
import { monthOf } from '#domain/calendar/months.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { blockKey } from '#mocks/factStore/blockKey.ts';
import { createFactEngine } from '#mocks/factStore/factEngine.ts';
import { createMetricStore } from '#mocks/factStore/metricStore.ts';
import { adsSource, askMetrics, dayOf, socialSource, webSource } from '#tests/support/metricFixture.ts';

const year = { from: '2025-01-01', to: '2025-12-31' } as const;
const december = { from: '2025-12-01', to: '2025-12-31' } as const;

const restated: MetricSource = {
  ...adsSource,
  restatements: [
    ...adsSource.restatements,
    { from: dayOf('2025-11-10'), to: dayOf('2025-11-12'), factor: 2 },
  ],
};

const months = Array.from({ length: 12 }, (_, index) => monthOf(dayOf('2025-01-01')) + index);

describe('the store', () => {
  test('makes a block for each source and month, once', async () => {
    const engine = createFactEngine();
    const store = createMetricStore({ engine });
    await askMetrics(year, { store, sources: [adsSource, webSource] });
    const first = engine.size();
    await askMetrics(year, { store, sources: [adsSource, webSource] });

    expect([first.blocks, engine.size()]).toEqual([24, first]);
  });

  test('keeps a row in at most 64 bytes', async () => {
    const engine = createFactEngine();
    const store = createMetricStore({ engine });
    await askMetrics(year, { store });
    const { bytes, rows } = engine.size();

    expect(rows).toBeGreaterThan(2_500);
    expect(bytes / rows).toBeLessThan(64);
  });

  test('makes only the month anew that an event touches', async () => {
    const engine = createFactEngine();
    const store = createMetricStore({ engine });
    await askMetrics(year, { store, sources: [adsSource] });
    await askMetrics(year, { store, sources: [restated] });

    expect(engine.size().blocks).toBe(13);
    expect(months.filter((month) => blockKey(adsSource, month) !== blockKey(restated, month))).toEqual([
      monthOf(dayOf('2025-11-11')),
    ]);
  });

  test('gives up what was not used for longest', async () => {
    const { bytes } = await (async () => {
      const engine = createFactEngine();
      const store = createMetricStore({ engine });
      await askMetrics(december, { store, sources: [webSource] });
      return engine.size();
    })();
    const engine = createFactEngine({ budget: bytes * 2.5 });
    const store = createMetricStore({ engine });
    const ask = (from: string, to: string) => askMetrics({ from, to }, { store, sources: [webSource] });
    await ask('2025-01-01', '2025-01-31');
    await ask('2025-03-01', '2025-03-31');
    await ask('2025-01-01', '2025-01-31');
    await ask('2025-05-01', '2025-05-31');

    expect(engine.size()).toMatchObject({ blocks: 2 });
    expect(engine.size().bytes).toBeLessThanOrEqual(bytes * 2.5);
  });
});

describe('figures', () => {
  const spendOf = async (source: MetricSource, from: string, to = from) =>
    (await askMetrics({ from, to }, { sources: [source] })).totals.spend_cents ?? 0;

  test('are restated from then on, and remain what they were for who asks as of before', async () => {
    const [before, after] = await Promise.all(
      [adsSource, restated].map((source) => spendOf(source, '2025-11-10')),
    );

    expect(after).toBe((before ?? 0) * 2);
    expect(await spendOf(restated, '2025-11-13')).toBe(await spendOf(adsSource, '2025-11-13'));
  });

  test('are missing on days of a gap, not zero', async () => {
    const { series } = await askMetrics({ from: '2025-12-21', to: '2025-12-25' }, { sources: [webSource] });

    expect(series.map(({ sessions }) => sessions !== null)).toEqual([true, false, false, false, true]);
  });

  test('of a campaign follow its levels: none before it starts, zero while it pauses, more with more budget', async () => {
    const ask = async (campaign: string) =>
      (
        await askMetrics(
          { from: '2025-12-08', to: '2025-12-21', filters: `campaign:${campaign}` },
          { sources: [adsSource] },
        )
      ).series.map(({ spend_cents: spend }) => spend);
    const generic = await ask('generic');

    expect((await ask('banners')).findIndex((spend) => spend !== null)).toBe(7);
    expect(generic.slice(2, 12)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(generic.filter((spend) => spend !== null && spend > 0)).toHaveLength(4);
  });

  test('end with their source', async () => {
    const { series } = await askMetrics(
      { from: '2025-11-29', to: '2025-12-02' },
      { sources: [socialSource] },
    );

    expect(series.map(({ sessions }) => sessions !== null)).toEqual([true, true, false, false]);
  });

  test('of web analytics have no advertising, those of ads have all', async () => {
    const { totals: web } = await askMetrics(december, { sources: [webSource] });
    const { totals: ads } = await askMetrics(december, { sources: [adsSource] });

    expect([web.impressions, web.clicks, web.spend_cents, web.mer]).toEqual([null, null, null, null]);
    expect(Object.values(ads).includes(null)).toBe(false);
  });

  test('of today count the hours that are over, and so do those of the day that it is compared with', async () => {
    const query = { from: '2026-01-05', to: '2026-01-05', compare: 'previous', interval: 'hour' } as const;
    const hours = await askMetrics(query);
    const day = await askMetrics({ ...query, interval: 'day' });
    const yesterday = await askMetrics({ from: '2026-01-04', to: '2026-01-04', interval: 'hour' });
    const until = yesterday.series.slice(0, 14).reduce((sum, { sessions }) => sum + (sessions ?? 0), 0);

    expect([hours.series.length, hours.series.at(-1)?.at, day.series.map(({ open }) => open)]).toEqual([
      14,
      '2026-01-05T13:00',
      [true],
    ]);
    expect(day.totals).toEqual(hours.totals);
    expect(day.previous?.sessions).toBe(until);
    expect(until).toBeLessThan(yesterday.totals.sessions ?? 0);
  });
});
