/** Tests hourly metrics on days of clock changes: the hours follow the client's clock and add up to the day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { type FactMeasure, factMeasures } from '#domain/kpi/figureNames.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const client = 'fjordandfoam';

const open = async (at?: string) => {
  const backend = openTestBackend();
  await backend.seed();
  if (at) backend.world.clock.advanceTo(Date.parse(at));
  const { token } = (await backend.demo('admin')).session;
  const setZone = (time_zone: string, id: string = client) =>
    backend.succeed('updateClient', {
      token,
      params: { id },
      headers: { 'If-Match': '*' },
      body: { time_zone },
    });
  const metrics = (query: string) => backend.succeed('readMetrics', { token, query });
  const hoursOf = (day: string, more = '') =>
    metrics(`client=${client}&from=${day}&to=${day}&interval=hour${more}`);
  return { ...backend, token, setZone, metrics, hoursOf };
};

type Sums = Readonly<Record<FactMeasure, number>>;

const sumOf = (sets: readonly (Partial<Record<FactMeasure, number | null>> | null)[]): Sums =>
  Object.fromEntries(
    factMeasures.map((name) => [name, sets.reduce((sum, one) => sum + (one?.[name] ?? 0), 0)]),
  ) as Sums;

const clocks = ({ series }: MetricReply): readonly string[] => series.map(({ at }) => at.slice(11));

const changes = [
  ['America/New_York', '2025-03-09', 23, '02:00', null],
  ['America/New_York', '2025-11-02', 25, null, '01:00-05:00'],
  ['Europe/London', '2025-03-30', 23, '01:00', null],
  ['Europe/London', '2025-10-26', 25, null, '01:00+00:00'],
  ['Australia/Sydney', '2025-10-05', 23, '02:00', null],
  ['Australia/Sydney', '2025-04-06', 25, null, '02:00+10:00'],
  ['Australia/Lord_Howe', '2025-10-05', 24, '02:00', '02:30'],
  ['Australia/Lord_Howe', '2025-04-06', 24, null, '01:00'],
  ['America/Santiago', '2025-09-07', 23, '00:00', null],
  ['America/Santiago', '2025-04-05', 25, null, '23:00-04:00'],
  ['America/Havana', '2025-11-02', 25, null, '00:00-05:00'],
  ['Antarctica/Troll', '2025-10-26', 26, null, '02:00+00:00'],
] as const;

describe('hours of a day on which clocks change', () => {
  test.each(changes)(
    'in %s on %s are %i, and add up to the day',
    async (zone, day, count, missing, extra) => {
      const { setZone, metrics, hoursOf } = await open();
      await setZone(zone);
      const whole = await metrics(`client=${client}&from=${day}&to=${day}`);
      for (const more of [
        '',
        '&group_by=channel&detail=series',
        '&filters=device:mobile',
        '&filters=country:US',
      ]) {
        const told = await hoursOf(day, more);
        expect(told.series).toHaveLength(count);
        expect(new Set(clocks(told)).size).toBe(count);
        if (missing) expect(clocks(told)).not.toContain(missing);
        if (extra) expect(clocks(told)).toContain(extra);
        expect(sumOf(told.series)).toEqual(sumOf([told.totals]));
        if (!more.startsWith('&filters')) expect(told.totals).toEqual(whole.totals);
        for (const row of told.rows) expect(sumOf(row.series ?? [])).toEqual(sumOf([row]));
      }
    },
  );

  test('are not the hours of other days around it', async () => {
    const { setZone, metrics } = await open();
    await setZone('America/New_York');
    const told = await metrics(`client=${client}&from=2025-03-08&to=2025-03-10&interval=hour`);
    expect(told.series).toHaveLength(24 + 23 + 24);
    const days = await metrics(`client=${client}&from=2025-03-08&to=2025-03-10`);
    for (const day of days.series)
      expect(sumOf(told.series.filter(({ at }) => at.startsWith(day.at)))).toEqual(sumOf([day]));
  });

  test.each([
    ['2025-03-16', 'a usual day against the one of 23 hours'],
    ['2025-03-09', 'the one of 23 hours against a usual day'],
    ['2025-11-02', 'the one of 25 hours against a usual day'],
    ['2025-11-09', 'a usual day against the one of 25 hours'],
  ])('on %s, %s, stand beside the same hours, and all of the other day counts', async (day) => {
    const { setZone, metrics, hoursOf } = await open();
    await setZone('America/New_York');
    const told = await hoursOf(day, '&compare=previous&match=weekday');
    const before = told.compared_range?.from ?? '';
    const other = await hoursOf(before);
    const byClock = new Map(other.series.map((point) => [point.at.slice(11), point]));
    for (const point of told.series)
      expect([point.at, point.previous?.sessions ?? 0]).toEqual([
        point.at,
        byClock.get(point.at.slice(11))?.sessions ?? 0,
      ]);
    const { totals } = await metrics(`client=${client}&from=${before}&to=${before}`);
    expect(told.previous).toEqual(totals);
  });

  test('of several zones are those of each, in one order, and add up', async () => {
    const { setZone, metrics } = await open();
    await setZone('America/New_York');
    await setZone('Australia/Lord_Howe', 'stackpilot');
    for (const [day, count] of [
      ['2025-03-09', 24],
      ['2025-11-02', 25],
      ['2025-04-06', 24],
    ] as const) {
      const told = await metrics(`from=${day}&to=${day}&interval=hour&group_by=client&detail=series`);
      expect([day, told.series.length]).toEqual([day, count]);
      expect(sumOf(told.series)).toEqual(sumOf([told.totals]));
      const { totals } = await metrics(`from=${day}&to=${day}`);
      expect(told.totals).toEqual(totals);
      for (const row of told.rows) expect(sumOf(row.series ?? [])).toEqual(sumOf([row]));
    }
  });

  test('add up in any zone on any day', async () => {
    const { setZone, metrics } = await open();
    const zones = fc.constantFrom(
      ...new Set(changes.map(([zone]) => zone)),
      'Africa/Casablanca',
      'Africa/Cairo',
    );
    await fc.assert(
      fc.asyncProperty(
        zones,
        fc.constantFrom(...changes.map(([, day]) => day), '2025-02-23', '2025-04-25'),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom('none', 'previous', 'year'),
        async (zone, day, length, compare) => {
          await setZone(zone);
          const to = new Date(Date.parse(day) + length * 86_400_000).toISOString().slice(0, 10);
          const query = `client=${client}&from=${day}&to=${to}&compare=${compare}`;
          const [hours, days] = [await metrics(`${query}&interval=hour`), await metrics(query)];
          expect([hours.totals, hours.previous]).toEqual([days.totals, days.previous]);
          expect(sumOf(hours.series)).toEqual(sumOf([days.totals]));
          for (const one of days.series)
            expect(sumOf(hours.series.filter(({ at }) => at.startsWith(one.at)))).toEqual(sumOf([one]));
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('today so far', () => {
  test.each([
    ['2026-03-08T19:30:00Z', '2026-03-08', 14, '14 of 23'],
    ['2026-11-01T20:30:00Z', '2026-11-01', 16, '16 of 25'],
  ])('at %s are the hours that the clock has behind it', async (at, day, count, said) => {
    const { setZone, metrics, hoursOf, succeed, token } = await open(at);
    await setZone('America/New_York');
    const told = await hoursOf(day, '&compare=previous');
    const whole = await metrics(`client=${client}&from=${day}&to=${day}&compare=previous`);
    expect(told.series).toHaveLength(count);
    expect(clocks(told).at(-1)).toBe('14:00');
    expect([told.totals, told.previous]).toEqual([whole.totals, whole.previous]);
    expect(sumOf(told.series)).toEqual(sumOf([whole.totals]));
    const before = await hoursOf(told.compared_range?.from ?? '');
    expect(sumOf([told.previous])).toEqual(sumOf(before.series.filter((one) => one.at.slice(11) < '15:00')));
    expect(whole.notes.find(({ code }) => code === 'openDay')?.text).toContain(said);
    const explained = await succeed('readMetricExplanation', {
      token,
      query: `client=${client}&from=${day}&to=${day}&figure=sessions&limit=500`,
    });
    expect(explained.value).toBe(whole.totals.sessions);
    const parts = explained.rows.flatMap((row) => row.parts.map(({ value }) => value ?? 0));
    expect(parts.reduce((sum, value) => sum + value, 0)).toBe(whole.totals.sessions);
  });
});
