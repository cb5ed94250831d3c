/** Tests the forecast of a series: its accuracy on made series, its ranges, and what it does with bad input. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forecastSeries, type SeriesQuestion } from '#domain/forecast/series/seriesForecast.ts';

/** A generator of its own, so that each test sees the same values. */
const chance = (seed: number) => {
  let state = seed;
  const uniform = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state + 0.5) / 2_147_483_648;
  };
  return {
    uniform,
    normal: (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
};

const week = [100, 120, 130, 125, 140, 60, 50];

const weekly = (length: number, { noise = 0.05, growth = 0, seed = 1 } = {}): number[] => {
  const { normal } = chance(seed);
  return Array.from(
    { length },
    (_, index) => (week[index % 7] ?? 0) * (1 + growth * index) * (1 + noise * normal()),
  );
};

const told = (question: Partial<SeriesQuestion> & Pick<SeriesQuestion, 'values'>) => {
  const found = forecastSeries({ frequency: 'day', horizon: 14, ...question });
  if (found.is !== 'forecast') throw new Error(`It is ${found.is}`);
  return found;
};

const points = (question: Parameters<typeof told>[0]): readonly number[] =>
  told(question).steps.map(({ point }) => point);

const error = (found: readonly number[], actual: readonly number[]): number =>
  found.reduce((sum, value, step) => sum + Math.abs(value - (actual[step] ?? 0)), 0) /
  actual.reduce((sum, value) => sum + value, 0);

describe('a forecast of days', () => {
  test('repeats a weekly pattern without noise exactly', () => {
    const all = weekly(114, { noise: 0 });

    expect(error(points({ values: all.slice(0, 100) }), all.slice(100))).toBeLessThan(0.001);
  });

  test('follows pattern and growth, and beats the last week again', () => {
    const all = weekly(314, { growth: 0.004, seed: 3 });
    const past = all.slice(0, 300);
    const lastWeek = all.slice(300).map((_, step) => past[293 + (step % 7)] ?? 0);
    const own = error(points({ values: past }), all.slice(300));

    expect(own).toBeLessThan(0.06);
    expect(own).toBeLessThan(error(lastWeek, all.slice(300)));
  });
});

test('hours follow the day and the week', () => {
  const hour = (index: number): number =>
    (100 + 60 * Math.sin((index % 24) / 4)) * (Math.floor(index / 24) % 7 > 4 ? 0.5 : 1);
  const all = Array.from({ length: 24 * 35 + 48 }, (_, index) => hour(index));
  const found = points({ values: all.slice(0, -48), frequency: 'hour', horizon: 48 });

  const lastDays = all.slice(-96, -48);

  expect(error(found, all.slice(-48))).toBeLessThan(0.03);
  expect(error(found, all.slice(-48))).toBeLessThan(error(lastDays, all.slice(-48)) / 4);
});

test.each([
  ['month', 12, 72],
  ['week', 52, 260],
] as const)('a %s follows the year', (frequency, period, length) => {
  const all = Array.from(
    { length: length + 12 },
    (_, index) => 1_000 * (1 + 0.4 * Math.sin((2 * Math.PI * index) / period)),
  );
  const found = points({ values: all.slice(0, length), frequency, horizon: 12, seasons: [period] });

  expect(error(found, all.slice(length))).toBeLessThan(0.05);
});

test('80 and 95 % ranges hold about as many of the values to come', () => {
  let [asked, within80, within95] = [0, 0, 0];
  for (let seed = 1; seed <= 40; seed += 1) {
    const all = weekly(214, { noise: 0.15, seed });
    told({ values: all.slice(0, 200) }).steps.forEach((step, index) => {
      const actual = all[200 + index] ?? 0;
      asked += 1;
      within80 += actual >= step.low80 && actual <= step.high80 ? 1 : 0;
      within95 += actual >= step.low95 && actual <= step.high95 ? 1 : 0;
    });
  }

  expect(within80 / asked).toBeGreaterThan(0.75);
  expect(within80 / asked).toBeLessThan(0.88);
  expect(within95 / asked).toBeGreaterThan(0.92);
  expect(within95 / asked).toBeLessThan(0.99);
});

describe('bad input', () => {
  const clean = weekly(200);
  const width = (values: readonly (number | null)[]): number =>
    told({ values }).steps.reduce((sum, { low95, high95 }) => sum + high95 - low95, 0);

  test('under two seasons is refused, as is a series of zeros', () => {
    const refused = (values: readonly (number | null)[], frequency: SeriesQuestion['frequency']) =>
      forecastSeries({ values, frequency, horizon: 5 });

    expect([
      refused(weekly(13), 'day'),
      refused(weekly(47), 'hour'),
      refused(weekly(23), 'month'),
      refused(weekly(25), 'week'),
      refused([], 'day'),
    ]).toEqual([
      { is: 'tooShort', needed: 14, known: 13 },
      { is: 'tooShort', needed: 48, known: 47 },
      { is: 'tooShort', needed: 24, known: 23 },
      { is: 'tooShort', needed: 26, known: 25 },
      { is: 'tooShort', needed: 14, known: 0 },
    ]);
    expect(refused(new Array(30).fill(0), 'day')).toEqual({ is: 'allZero' });
  });

  test('a constant series has a value and no range', () => {
    expect(forecastSeries({ values: new Array(60).fill(7), frequency: 'day', horizon: 5 })).toEqual({
      is: 'constant',
      value: 7,
    });
  });

  test.each([
    ['the last day', 199],
    ['a day in the middle', 120],
  ])('one absurd value on %s hardly moves the forecast and widens the range', (_, at) => {
    const values = clean.map((value, index) => (index === at ? value * 100 : value));
    const found = told({ values });

    expect(found.outliersBack).toEqual([199 - at]);
    expect(error(points({ values }), points({ values: clean }))).toBeLessThan(0.05);
    expect(width(values)).toBeGreaterThan(width(clean));
  });

  test('gaps are filled by the same weekday', () => {
    const values = clean.map((value, index) => (index % 6 === 0 || index > 195 ? null : value));

    expect(error(points({ values }), points({ values: clean }))).toBeLessThan(0.05);
  });

  test('negative values stay possible, and only then', () => {
    const low = told({ values: clean.map((value) => value - 100) }).steps;
    const rare = told({ values: clean.map((_, index) => (index % 5 === 0 ? 1 : 0)) }).steps;

    expect(low.some(({ point }) => point < 0)).toBe(true);
    expect(rare.every(({ low95 }) => low95 === 0)).toBe(true);
  });

  test('rare counts have a range that chance alone needs', () => {
    const { uniform } = chance(5);
    const found = told({ values: Array.from({ length: 200 }, () => (uniform() < 0.2 ? 1 : 0)) });

    expect(found.isCount).toBe(true);
    expect(found.steps.every(({ high95 }) => high95 >= 0.8)).toBe(true);
  });

  test('a lasting change of level is found, and the forecast is at the new level', () => {
    const values = clean.map((value, index) => (index >= 170 ? value * 2 : value));
    const found = told({ values });
    const expected = points({ values: clean }).map((value) => 2 * value);

    expect(found.shift?.back).toBe(29);
    expect(found.shift?.factor).toBeCloseTo(2, 0);
    expect(error(points({ values }), expected)).toBeLessThan(0.08);
  });

  test('after three days of an outage the range holds its end as well', () => {
    const values = clean.map((value, index) => (index >= 197 ? 0 : value));
    const found = told({ values });
    const usual = points({ values: clean });

    expect(found.brokenEnd).toBe(3);
    expect(found.steps.every(({ high95 }, step) => high95 >= 0.9 * (usual[step] ?? 0))).toBe(true);
  });

  test('whatever the values, each number is finite and each range holds its point', () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.integer({ min: -1_000, max: 1_000 }),
      fc.double({ min: 0, max: 1e12, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 14, maxLength: 90 }), (values) => {
        const found = forecastSeries({ values, frequency: 'day', horizon: 20 });
        if (found.is !== 'forecast') return;
        for (const { point, low80, high80, low95, high95 } of found.steps) {
          const ends = [low95, low80, point, high80, high95];
          expect(ends.every(Number.isFinite)).toBe(true);
          expect(ends).toEqual(ends.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: 60 },
    );
  });
});
