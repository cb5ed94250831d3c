/** Tests that the agency's totals, steps, rows, comparison and explanation are sums over the clients' dashboards, each in its own zone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import { type FactMeasure, factMeasures } from '#domain/kpi/figureNames.ts';
import { channels } from '#domain/metrics/channels.ts';
import { groupings, intervals } from '#domain/metrics/metricQuery.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const zones = {
  fjordandfoam: 'Asia/Tokyo',
  stackpilot: 'America/Los_Angeles',
  mapleclinic: 'Pacific/Honolulu',
  openloft: 'Pacific/Kiritimati',
} as const;

const hour = 3_600_000;

const openAfter = async (hours: number, zoned: Readonly<Record<string, string>> = zones) => {
  const backend = openTestBackend();
  await backend.seed();
  backend.world.clock.advance(hours * hour);
  const { token } = (await backend.demo('admin')).session;
  for (const [id, time_zone] of Object.entries(zoned))
    await backend.succeed('updateClient', {
      token,
      params: { id },
      headers: { 'If-Match': '*' },
      body: { time_zone },
    });
  const { items } = await backend.succeed('listClients', { token });
  const figures = (query: string) => backend.succeed('readMetrics', { token, query });
  /** Null if the client's dashboard has no data for those days yet. */
  const board = async (id: string, query: string) => {
    const { status, body } = await backend.ask('readMetrics', { token, query: `client=${id}&${query}` });
    return status === 200 ? (body as Awaited<ReturnType<typeof figures>>) : null;
  };
  const boards = async (query: string) => {
    const told = await Promise.all(items.map(({ id }) => board(id, query)));
    return told.filter((one) => one !== null);
  };
  return { ...backend, token, figures, boards };
};

type Sums = Readonly<Record<FactMeasure, number | null>>;

const sumOf = (sets: readonly (FigureSet | null | undefined)[]): Sums =>
  Object.fromEntries(
    factMeasures.map((name) => {
      const known = sets.flatMap((one) => one?.[name] ?? []);
      return [name, known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)];
    }),
  ) as Sums;

const today = epochDayOf('2026-01-06') ?? 0;

const anyQuestion = fc
  .record({
    interval: fc.constantFrom(...intervals),
    group: fc.constantFrom(...groupings),
    compare: fc.constantFrom('none', 'previous', 'year'),
    channel: fc.option(fc.subarray([...channels], { minLength: 1 }), { nil: null }),
    device: fc.option(fc.constantFrom('mobile', 'desktop'), { nil: null }),
    back: fc.oneof(
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 1 }) },
      { weight: 1, arbitrary: fc.nat(20) },
    ),
    length: fc.integer({ min: 2, max: 14 }),
  })
  .map(({ interval, group, compare, channel, device, back, length }) => {
    const filters = [
      ...(channel ? [`channel:${channel.join(',')}`] : []),
      ...(device ? [`device:${device}`] : []),
    ].join(';');
    return new URLSearchParams({
      from: calendarDayOf(today - back - length),
      to: calendarDayOf(today - back),
      interval,
      compare,
      group_by: group,
      detail: 'series',
      limit: '500',
      ...(filters === '' ? {} : { filters }),
    }).toString();
  });

describe('all clients together', () => {
  // At 16:00 UTC the next day has begun in Tokyo and on Kiritimati. At 03:00 it has not in Los Angeles and
  // Honolulu.
  test.each([7, 18])('are what their boards add up to, %i hours later', async (hours) => {
    const { figures, boards } = await openAfter(hours);
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (query) => {
        const all = await figures(query);
        const own = await boards(query);
        expect(sumOf([all.totals])).toEqual(sumOf(own.map(({ totals }) => totals)));
        if (all.previous) expect(sumOf([all.previous])).toEqual(sumOf(own.map(({ previous }) => previous)));
        for (const { at, ...figuresThen } of all.series) {
          const there = own.flatMap(({ series }) => series.filter((point) => point.at === at));
          expect([at, sumOf([figuresThen])]).toEqual([at, sumOf(there)]);
        }
        const rows = new Map(all.rows.map((row) => [row.key, row]));
        const ownRows = Map.groupBy(
          own.flatMap((one) => one.rows),
          ({ key }) => key,
        );
        expect(new Set(rows.keys())).toEqual(new Set(ownRows.keys()));
        for (const [key, row] of rows)
          expect([key, sumOf([row])]).toEqual([key, sumOf(ownRows.get(key) ?? [])]);
      }),
      { numRuns: 8 },
    );
  });

  test('are cut off by each client’s own days where the plan ends', async () => {
    const { figures, boards, succeed, token } = await openAfter(7);
    await succeed('startSimulation', { token, body: { plan_name: 'pro' } });
    const query = 'from=2024-12-20&to=2026-01-06&interval=day';
    const [all, own] = [await figures(query), await boards(query)];
    expect(new Set(own.map(({ range }) => range.from)).size).toBe(2);
    expect(sumOf([all.totals])).toEqual(sumOf(own.map(({ totals }) => totals)));
    for (const { at, ...told } of [...all.series.slice(0, 3), ...all.series.slice(-3)]) {
      const there = own.flatMap(({ series }) => series.filter((point) => point.at === at));
      expect([at, sumOf([told])]).toEqual([at, sumOf(there)]);
    }
  });

  test('open where a client’s day is not over, with the hours of each zone reported', async () => {
    const { figures } = await openAfter(7);
    const told = await figures('from=2026-01-03&to=2026-01-07');
    expect(told.range).toEqual({ from: '2026-01-03', to: '2026-01-06' });
    expect(told.series.map(({ at, open }) => [at, open])).toEqual([
      ['2026-01-03', false],
      ['2026-01-04', false],
      ['2026-01-05', true],
      ['2026-01-06', true],
    ]);
    expect(told.notes.find(({ code }) => code === 'openDay')?.text).toBe(
      'Today is not over: 16 of 24 hours count (UTC), 1 (Asia/Tokyo), 8 (America/Los_Angeles), 6 (Pacific/Honolulu), 6 (Pacific/Kiritimati), also on the days it is compared with.',
    );
  });

  test('where no client has begun the day yet, it is there without figures', async () => {
    const { figures, succeed, token } = await openAfter(18, {});
    const { items } = await succeed('listClients', { token });
    for (const { id } of items)
      await succeed('updateClient', {
        token,
        params: { id },
        headers: { 'If-Match': '*' },
        body: { time_zone: 'America/Los_Angeles' },
      });
    const told = await figures('from=2026-01-05&to=2026-01-06');
    expect(told.series.map(({ at, open, sessions }) => [at, open, sessions === null])).toEqual([
      ['2026-01-05', true, false],
      ['2026-01-06', true, true],
    ]);
    const nothing = await figures('from=2026-01-06&to=2026-01-06');
    expect([nothing.totals.sessions, nothing.series.length]).toEqual([null, 1]);
  });

  test('are explained by the rows of each client’s own days, which add up to the figure', async () => {
    const { figures, succeed, token } = await openAfter(7);
    const range = 'from=2026-01-04&to=2026-01-06';
    const { totals } = await figures(range);
    const told = await succeed('readMetricExplanation', {
      token,
      query: `figure=sessions&${range}&limit=500`,
    });
    expect(told.value).toBe(totals.sessions);
    expect(told.sources.reduce((sum, { rows }) => sum + rows, 0)).toBe(told.rows_used);
    expect(told.rows).toHaveLength(told.rows_used);
    const summed = (parts: readonly { readonly value: number | null }[]) =>
      parts.reduce((sum, { value }) => sum + (value ?? 0), 0);
    expect(told.rows.reduce((sum, { parts }) => sum + summed(parts), 0)).toBe(totals.sessions);
    expect(told.sources.reduce((sum, { parts }) => sum + summed(parts), 0)).toBe(totals.sessions);
    expect(new Set(told.rows.map(({ day }) => day))).toEqual(
      new Set(['2026-01-06', '2026-01-05', '2026-01-04']),
    );
  });
});
