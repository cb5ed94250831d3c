/** Tests what forecasts and Ask AI say of series that are short, constant, empty, broken or absurd: never a narrow wrong range. */
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const last = epochDayOf('2026-01-04') ?? 0;
const week = [1, 1.2, 1.3, 1.25, 1.1, 0.6, 0.5];
const rowsOfCall = 500;

/** 10 % noise, the same in each run. */
const usual = (days: number): number[] => {
  let state = 7;
  return Array.from({ length: days }, (_, at) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.round(400 * (week[at % 7] ?? 1) * (0.9 + (0.2 * state) / 2_147_483_648));
  });
};

/** `values` are the sessions of the days up to yesterday. */
const openWith = async (values: readonly (number | null)[]) => {
  const { seed, demo, succeed, ask } = openTestBackend();
  await seed();
  const { token } = (await demo('admin')).session;
  const { secret } = await succeed('makeApiKey', { token, body: { name: 'Nightly' } });
  const harbor = { name: 'Harbor', domain: 'harbor.example', industry: 'Retail' };
  const { client } = await succeed('addClient', { token, body: harbor });
  const rows = values.flatMap((sessions, at) =>
    sessions === null
      ? []
      : [
          {
            day: calendarDayOf(last - values.length + 1 + at),
            channel: 'email' as const,
            measures: { sessions },
          },
        ],
  );
  for (let at = 0; at < rows.length; at += rowsOfCall)
    await ask('addFacts', {
      token: secret,
      body: { client_id: client.id, rows: rows.slice(at, at + rowsOfCall) },
    });
  const read = async (period = 'month') => {
    const query = `client=${client.id}&measures=sessions&period=${period}`;
    const { figures } = await succeed('readMetricForecast', { token, query });
    const [figure] = figures;
    if (figure === undefined) throw new Error('The forecast has no figure');
    return figure;
  };
  const say = async (question: string) => succeed('askQuestion', { token, body: { question } });
  return { read, say };
};

const nothing = { projected: null, low: null, high: null, low_95: null, high_95: null, course: [] };

describe('a series that is', () => {
  test.each([
    ['not there', [], 'No source of this selection reports sessions.'],
    ['of one day', [500], 'This needs two weeks with figures: 1 of 14 days have them.'],
    ['too short', usual(10), 'This needs two weeks with figures: 10 of 14 days have them.'],
    [
      'all zero',
      new Array<number>(120).fill(0),
      'There is nothing to project: no sessions in the days before.',
    ],
  ])('%s is refused with words', async (_name, values, text) => {
    const { read, say } = await openWith(values);
    for (const period of ['month', 'next30', 'nextQuarter']) {
      const figure = await read(period);
      expect(figure).toMatchObject(nothing);
      expect(figure.refused?.text).toBe(text);
    }
    const { answer } = await say('forecast sessions of Harbor');
    expect(answer).toBe(`There is no forecast of sessions of Harbor. ${text}`);
  });

  test('constant has a value, no range, and says so', async () => {
    const { read, say } = await openWith(new Array<number>(120).fill(40));
    const figure = await read();
    expect(figure).toMatchObject({ projected: 1_240, low: null, high: null, low_95: null, high_95: null });
    expect(figure.remarks).toEqual([
      'The figure has been the same every day, so a range cannot be estimated.',
    ]);
    expect((await say('forecast sessions of Harbor')).answer).toBe(
      'Sessions of Harbor will end near 1,240 on 31 Jan; its history allows no range. So far: 160.',
    );
  });

  test('of two weeks has a wide range', async () => {
    const { read } = await openWith(usual(14));
    const { low, high, projected } = await read();
    expect(((high ?? 0) - (low ?? 0)) / (projected ?? 1)).toBeGreaterThan(0.5);
  });

  test('full of gaps says so, and has no range that nothing supports', async () => {
    const { read } = await openWith(usual(120).map((value, at) => (at % 5 === 0 ? null : value)));
    const { projected, low, remarks } = await read();
    expect(projected).toBeGreaterThan(9_000);
    expect(low).toBeNull();
    expect(remarks).toEqual([
      '23 days before have no data, and the forecast takes what is usual for their weekdays.',
      'Too few earlier days are complete to project from them, so a range cannot be estimated.',
    ]);
  });

  test.each([
    ['five weeks ago', 80],
    ['four days ago', 116],
  ])('once absurd %s keeps its projection, and widens its range', async (_name, at) => {
    const clean = await (await openWith(usual(120))).read('next30');
    const absurd = await (await openWith(usual(120).with(at, 400_000))).read('next30');
    expect(Math.abs((absurd.projected ?? 0) / (clean.projected ?? 1) - 1)).toBeLessThan(0.1);
    const widthOf = ({ low, high }: typeof clean) => (high ?? 0) - (low ?? 0);
    expect(widthOf(absurd)).toBeGreaterThan(widthOf(clean));
    expect(absurd.remarks.join()).toContain('Outliers do not move the forecast');
  });

  test.each([3, 4, 6])('cut off %i days ago has a range that holds both endings', async (days) => {
    const clean = await (await openWith(usual(120))).read();
    const values = usual(120).map((value, at) => (at >= 120 - days ? 0 : value));
    const { so_far, low, high, low_95, high_95, remarks } = await (await openWith(values)).read();
    const back = (clean.projected ?? 0) - (clean.so_far ?? 0);
    expect([low, low_95]).toEqual([so_far, so_far]);
    expect(high).toBeGreaterThan(0.95 * back);
    expect(high_95).toBeGreaterThan(0.95 * back);
    expect(remarks).toContain(
      `The last ${days} days break with those before. The range allows for both to go on.`,
    );
  });
});

test('a client with too few days is not called free of unusual days', async () => {
  const { say } = await openWith(usual(20));
  const { refused, answer } = await say('What was unusual for Harbor in the last 14 days?');
  expect([refused, answer]).toEqual([
    true,
    'Harbor has too few days with figures to know what is usual: it takes 28.',
  ]);
});

test('a value below zero is refused where it is sent', async () => {
  const { read } = await openWith([-5, 3]);
  expect((await read()).refused?.text).toBe('No source of this selection reports sessions.');
});
