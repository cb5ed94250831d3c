/** Tests how values are judged by their one-step forecast: noise, outliers, shifts and hours. */
import { describe, expect, test } from 'vitest';
import { judgeValues } from '#domain/analysis/residualFilter.ts';

/** A generator of its own, so that each test sees the same values. */
const chance = (seed: number) => {
  let state = seed;
  const uniform = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state + 0.5) / 2_147_483_648;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const poisson = (mean: number): number => {
    let count = 0;
    for (let product = uniform(); product > Math.exp(-mean); product *= uniform()) count += 1;
    return count;
  };
  return { normal, poisson };
};

const week = [1, 1.2, 1.3, 1.25, 1.4, 0.6, 0.5];
const days = { period: 7, isCount: true, k: 3 };

type Values = readonly (number | null)[];

const outAt = (values: Values, options = days): readonly number[] =>
  judgeValues(values, options).flatMap((one, at) => (one?.isOut ? [at] : []));

const counts = (seed: number, length = 200): number[] => {
  const { poisson } = chance(seed);
  return Array.from({ length }, (_, index) => poisson(120 * (week[index % 7] ?? 1)));
};

describe('noise', () => {
  test.each([
    ['small counts', true, ({ poisson }: ReturnType<typeof chance>) => poisson(3)],
    [
      'counts',
      true,
      ({ poisson }: ReturnType<typeof chance>, at: number) => poisson(30 * (week[at % 7] ?? 1)),
    ],
    ['amounts', false, ({ normal }: ReturnType<typeof chance>) => 1_000 * Math.max(0, 1 + 0.2 * normal())],
    ['skewed amounts', false, ({ normal }: ReturnType<typeof chance>) => 1_000 * Math.exp(0.3 * normal())],
  ] as const)('of %s has at most 5 flags in 1,000 days', (_, isCount, make) => {
    let [flags, judged] = [0, 0];
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = chance(seed);
      const values = Array.from({ length: 160 }, (_, at) => make(random, at));
      const found = judgeValues(values, { ...days, isCount });
      judged += found.filter((one) => one !== null).length;
      flags += found.filter((one) => one?.isOut).length;
    }

    expect(judged).toBeGreaterThan(3_500);
    expect((1_000 * flags) / judged).toBeLessThanOrEqual(5);
  });
});

describe('a single day', () => {
  test.each([
    ['doubled', 2],
    ['half as much again', 1.5],
    ['down by 60 %', 0.4],
    ['without anything', 0],
  ])('%s is found, and the day after is not', (_, factor) => {
    const values = counts(11);
    values[150] = Math.round(120 * (week[150 % 7] ?? 1) * factor);

    expect(outAt(values)).toEqual([150]);
  });

  test('that is unknown has no judgement, and changes no other', () => {
    const values = counts(11);
    const judged = judgeValues(values.with(150, 0), days);
    const without = judgeValues([...values.slice(0, 150), null, ...values.slice(151)], days);

    expect(without[150]).toBe(null);
    expect(without.slice(151).some((one) => one?.isOut)).toBe(false);
    expect(judged.slice(151).some((one) => one?.isOut)).toBe(false);
  });
});

/** Amounts of which each 17th day fails, by 70 %. */
const amountsWithFalls = (seed: number): number[] => {
  const { normal } = chance(seed);
  return Array.from(
    { length: 200 },
    (_, at) => 1_000 * (week[at % 7] ?? 1) * Math.exp(0.15 * normal()) * (at % 17 === 5 ? 0.3 : 1),
  );
};

describe('amounts that often fall', () => {
  const options = { ...days, isCount: false };

  test.each([1, 2, 3, 4, 5, 6])('hide no doubled day, with seed %i', (seed) => {
    const values = amountsWithFalls(seed).with(150, 2_000 * (week[150 % 7] ?? 1));

    expect(outAt(values, options)).toContain(150);
  });

  test.each([1, 2, 3, 4, 5, 6])('hide no day as deep as their falls, with seed %i', (seed) => {
    const values = amountsWithFalls(seed).with(150, 330 * (week[150 % 7] ?? 1));

    expect(outAt(values, options)).toContain(150);
  });

  test('hide no day without anything, however large the falls are', () => {
    const values = amountsWithFalls(1).map((value, at) => (at % 9 === 3 ? value / 10 : value));

    expect(outAt(values.with(150, 0), options)).toContain(150);
  });
});

describe('a lasting change', () => {
  test.each([
    ['a doubled level', (value: number, at: number) => (at >= 150 ? 2 * value : value)],
    ['a level of a third', (value: number, at: number) => (at >= 150 ? Math.round(value / 3) : value)],
    ['a week without anything', (value: number, at: number) => (at >= 150 && at < 157 ? 0 : value)],
  ])('%s has three flags at most', (_, change) => {
    const out = outAt(counts(11).map(change));

    expect(out[0]).toBe(150);
    expect(out.length).toBeLessThanOrEqual(3);
  });
});

describe('a change too small for a single day', () => {
  const options = { ...days, isCount: false };
  const amounts = (seed: number): number[] => {
    const { normal } = chance(seed);
    return Array.from({ length: 200 }, (_, at) => 1_000 * (week[at % 7] ?? 1) * Math.exp(0.15 * normal()));
  };

  test.each([1, 2, 3, 4, 5])('is found within a week that it lasts, with seed %i', (seed) => {
    const values = amounts(seed).map((value, at) => (at >= 150 && at < 157 ? 0.65 * value : value));
    const found = judgeValues(values, options);
    const [first = 0] = outAt(values, options).filter((at) => at >= 150);

    expect(first).toBeLessThan(157);
    expect(found[first]?.run ?? 0).toBeLessThanOrEqual(first - 149);
    expect((values[first] ?? 0) / (found[first]?.expected ?? 0)).toBeLessThan(0.8);
    expect(outAt(values, options).filter((at) => at >= 150).length).toBeLessThanOrEqual(3);
  });

  test('names the days in a row that show it together', () => {
    const runs = [1, 2, 3, 4, 5].map((seed) => {
      const values = amounts(seed).map((value, at) => (at >= 150 && at < 157 ? 0.65 * value : value));
      return Math.max(...judgeValues(values, options).map((one) => one?.run ?? 1));
    });

    expect(Math.max(...runs)).toBeGreaterThanOrEqual(3);
  });
});

test('hours have a pattern of the week', () => {
  const { poisson } = chance(9);
  const hour = (at: number): number => 60 * (1.2 + Math.sin((at % 24) / 3.8)) * (at % 168 > 120 ? 0.5 : 1);
  const values = Array.from({ length: 168 * 6 }, (_, at) => poisson(hour(at)));
  const options = { ...days, period: 168 };

  expect(outAt(values, options).length).toBeLessThanOrEqual(2);
  expect(outAt(values.with(900, 4 * Math.round(hour(900))), options)).toContain(900);
});

describe('bad input', () => {
  test.each([
    ['early, where the pattern comes from', 10],
    ['later', 120],
  ])('one absurd value %s leaves all other days as they are', (_, at) => {
    const values = counts(11);
    const absurd = values.with(at, (values[at] ?? 0) * 1_000);

    expect(outAt(absurd).filter((one) => one !== at)).toEqual(outAt(values).filter((one) => one !== at));
    if (at > 28) expect(outAt(absurd)).toContain(at);
    const doubled = absurd.with(150, 2 * Math.round(120 * (week[150 % 7] ?? 1)));
    expect(outAt(doubled)).toContain(150);
  });

  test('a constant series has no flag, and a change of it has one', () => {
    const constant = new Array(120).fill(500);

    expect(outAt(constant)).toEqual([]);
    expect(outAt(constant, { ...days, isCount: false })).toEqual([]);
    expect(outAt(constant.with(100, 1_500))).toContain(100);
  });

  test('gaps are not judged, and hide no doubled day after them', () => {
    const values: (number | null)[] = counts(11);
    for (let at = 100; at < 112; at += 1) values[at] = null;
    values[130] = 2 * Math.round(120 * (week[130 % 7] ?? 1));
    const judged = judgeValues(values, days);

    expect(judged.slice(100, 112).every((one) => one === null)).toBe(true);
    expect(outAt(values).filter((at) => at < 150)).toEqual([130]);
  });

  test('negative values are finite, and a series below zero is not judged', () => {
    const values = counts(11);
    const refund = judgeValues(values.with(150, -400), { ...days, isCount: false });

    expect(refund[150]?.isOut).toBe(true);
    expect(
      refund.every(
        (one) => one === null || [one.low, one.high, one.expected, one.score].every(Number.isFinite),
      ),
    ).toBe(true);
    expect(
      judgeValues(
        values.map((value) => -value),
        { ...days, isCount: false },
      ).every((one) => one === null),
    ).toBe(true);
  });
});

test('nothing is judged within the first seasons, nor without activity', () => {
  expect(judgeValues(counts(11, 28), days).every((one) => one === null)).toBe(true);
  expect(judgeValues(new Array(100).fill(0), days).every((one) => one === null)).toBe(true);
  expect(judgeValues([], days)).toEqual([]);
});
