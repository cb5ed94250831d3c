/** Tests the forecast of a metric at the end of a month. */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import { historyDays } from '#domain/forecast/expectedDays.ts';
import { remarkText } from '#domain/forecast/forecastWords.ts';
import { type ForecastQuestion, monthForecast } from '#domain/forecast/monthForecast.ts';
import { columnOf, type FactMeasure, type FigureName } from '#domain/kpi/figureNames.ts';
import { paidConversions, presenceOf, sumWidth } from '#domain/kpi/figureSums.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';

type Day = Partial<Record<FactMeasure | 'paid_conversions', number>>;

/** The last complete day: the 12th of a month of 30 days. */
const knownTo = epochDayOf('2026-11-12') ?? 0;
const month = { from: monthStart(knownTo), to: monthEnd(knownTo) };

/** Daily values that end with `last`; null: no data. */
const question = (
  name: FigureName,
  days: readonly (Day | null)[],
  { last = knownTo, known = knownTo }: { last?: number; known?: number } = {},
): ForecastQuestion => {
  const sums = new Float64Array(days.length * sumWidth);
  const present = new Uint16Array(days.length);
  days.forEach((day, index) => {
    const { paid_conversions: paid = 0, ...measures } = day ?? {};
    for (const [measure, value] of Object.entries(measures))
      sums[index * sumWidth + columnOf[measure as FactMeasure]] = value;
    sums[index * sumWidth + paidConversions] = paid;
    present[index] = presenceOf(Object.keys(measures) as FactMeasure[]);
  });
  return {
    figure: figureOf(name),
    parts: [{ from: last - days.length + 1, sums, present, knownTo: known }],
    month: { from: monthStart(known), to: monthEnd(known) },
  };
};

const run = <One>(length: number, day: (index: number) => One): One[] =>
  Array.from({ length }, (_, index) => day(index));

const projected = (
  name: FigureName,
  days: readonly (Day | null)[],
  at?: { last?: number; known?: number },
) => {
  const found = monthForecast(question(name, days, at));
  if (found.is !== 'projected' || found.range === null) throw new Error(`It is ${found.is}, without a range`);
  return { ...found, range: found.range };
};

const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 120, maxLength: 300 });

afterEach(() => {
  vi.restoreAllMocks();
});

test('is projected equally by engines whose exponentials and logarithms differ in the last digit', async () => {
  const days = run(250, (index) => ({
    spend_cents: 50_000 + ((index * 7919) % 9_000) + (index % 7) * 1_500,
    paid_conversions: 20 + ((index * 31) % 11),
  }));
  const here = projected('cpa_cents', days);
  const { exp, log, pow } = Math;
  const differing = (value: number): number => value * (1 + 2 ** -52);
  vi.spyOn(Math, 'exp').mockImplementation((value) => differing(exp(value)));
  vi.spyOn(Math, 'log').mockImplementation((value) => differing(log(value)));
  vi.spyOn(Math, 'pow').mockImplementation((base, exponent) => differing(pow(base, exponent)));
  // The module of its own has an empty cache.
  vi.resetModules();
  const elsewhere = await import('#domain/forecast/monthForecast.ts');
  const there = elsewhere.monthForecast(question('cpa_cents', days));

  expect(there.is === 'projected' && there.projected).toBe(here.projected);
});

test('is that of its own days, though days that differ in one value, gap or end were asked for before', async () => {
  vi.resetModules();
  // Its cache never holds the days that were asked for before.
  const elsewhere = await import('#domain/forecast/monthForecast.ts');
  const base = run(120, (index) => ({
    spend_cents: 1_000 + ((index * 7919) % 900),
    sessions: 90 + (index % 7),
  }));
  const changed = fc.record({
    day: fc.integer({ min: 0, max: 119 }),
    change: fc.constantFrom('value', 'gap', 'end', 'late'),
    name: fc.constantFrom<FigureName>('spend_cents', 'sessions', 'cpc_cents'),
  });
  await fc.assert(
    fc.property(changed, ({ day, change, name }) => {
      const days: (Day | null)[] = [...base];
      if (change === 'value') days[day] = { spend_cents: 5_000 + day, sessions: 7 };
      if (change === 'gap') days[day] = null;
      const known = change === 'end' ? knownTo - (day % 9) : knownTo;
      const asked = question(name, days, { known });
      const parts =
        change === 'late'
          ? [...asked.parts, ...question(name, base.slice(day % 60), { known: knownTo - 9 }).parts]
          : asked.parts;
      monthForecast(question(name, base));

      expect(monthForecast({ ...asked, parts })).toEqual(elsewhere.monthForecast({ ...asked, parts }));
    }),
    { numRuns: 60 },
  );
});

describe('the end of a month', () => {
  test('of a constant figure is exact, and has no range, which nothing reports', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 29 }),
        (daily, elapsed) => {
          const known = month.from + elapsed - 1;
          const days = run(250, () => ({ revenue_cents: daily }));
          const found = monthForecast(question('revenue_cents', days, { last: known, known }));

          expect(found.is === 'projected' && [found.projected, found.range, found.remarks]).toEqual([
            daily * 30,
            null,
            [{ is: 'constant' }],
          ]);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('follows the weekdays: each day to come brings what its weekday brings', () => {
    const weekly = (index: number): Day => ({ sessions: [100, 200, 300, 400, 500, 60, 70][index % 7] ?? 0 });
    const days = run(201 + 18, weekly);
    const inMonth = days.slice(-30).reduce((sum, day) => sum + (day?.sessions ?? 0), 0);

    expect(projected('sessions', days.slice(0, 201)).projected / inMonth).toBeCloseTo(1, 2);
  });

  test('follows a trend that the weekdays hide', () => {
    const value = (index: number): number =>
      Math.round((1 + index / 200) * ([100, 120, 130, 125, 140, 60, 50][index % 7] ?? 0));
    const days = run(250 + 18, (index) => ({ sessions: value(index) }));
    const inMonth = days.slice(-30).reduce((sum, day) => sum + (day?.sessions ?? 0), 0);
    const { projected: end, range } = projected('sessions', days.slice(0, 250));

    expect(Math.abs(end / inMonth - 1)).toBeLessThan(0.03);
    expect(range.low95 <= inMonth && inMonth <= range.high95).toBe(true);
  });

  test('lies within its range, which no sum leaves below what it has reached, whatever the days were', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const found = monthForecast(
          question(
            'revenue_cents',
            values.map((value) => ({ revenue_cents: value })),
          ),
        );
        if (found.is !== 'projected' || found.range === null) return;
        const { soFar, range, error, course } = found;
        const { low, high, low95, high95 } = range;
        const numbers = [found.projected, low, high, low95, high95, error ?? 0, soFar ?? 0];

        expect(numbers.every((value) => Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
        const ends = [soFar ?? 0, low95, low, found.projected, high, high95];
        expect(ends).toEqual(ends.toSorted((one, other) => one - other));
        expect(course.at(-1)?.range).toEqual(range);
        expect(course.map(({ day }) => day)).toEqual(
          run(30, () => null).map((_, index) => month.from + index),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('of a ratio comes from the projected parts, not from a mean of ratios', () => {
    const day = (index: number): Day =>
      index % 2 === 0
        ? { spend_cents: 1_000, conversions: 90, paid_conversions: 10 }
        : { spend_cents: 9_000, conversions: 90, paid_conversions: 30 };
    const days = run(250, day);
    const [spend, cpa] = [projected('spend_cents', days), projected('cpa_cents', days)];
    const paid = projected(
      'conversions',
      days.map((one) => ({ conversions: one?.paid_conversions ?? 0 })),
    );

    expect(cpa.projected).toBeCloseTo(spend.projected / paid.projected, 6);
    expect(cpa.soFar).toBe((6 * 1_000 + 6 * 9_000) / (6 * 10 + 6 * 30));
  });

  test('does not take an unfinished day for a whole one', () => {
    const days = run(250, (index) => ({ sessions: index === 249 ? 3 : 100 }));
    const found = monthForecast(question('sessions', days, { last: knownTo + 1 }));

    expect(found.is === 'projected' && found.projected).toBe(3_000);
  });

  test('counts a day of the month without figures as it is expected', () => {
    const days = run(250, (index) => (index === 245 ? null : { sessions: 100 }));
    const found = monthForecast(question('sessions', days));
    if (found.is !== 'projected') throw new Error(`It is ${found.is}`);
    const { soFar, course, projected: end } = found;

    expect([soFar, end, course[7]?.isKnown, course[8]?.isKnown]).toEqual([1_100, 3_000, false, true]);
  });

  test('before the first whole day is what is expected of all its days', () => {
    const known = month.from - 1;
    const found = monthForecast({
      ...question(
        'sessions',
        run(250, () => ({ sessions: 100 })),
        { last: known },
      ),
      month,
    });

    expect(found.is === 'projected' && [found.soFar, found.projected]).toEqual([null, 3_000]);
  });

  test('waits for a source that is late: what the others report is so far, and its days are expected', () => {
    const sessions = run(250, () => ({ sessions: 100 }));
    const [own] = question('sessions', sessions).parts;
    const [late] = question('sessions', sessions, { known: knownTo - 5 }).parts;
    const found = monthForecast({
      figure: figureOf('sessions'),
      month,
      parts: [own, late].filter((part) => part !== undefined),
    });

    expect(
      found.is === 'projected' && [
        found.soFar,
        found.projected,
        found.range,
        found.course[11],
        found.course[12]?.value,
      ],
    ).toEqual([1_200 + 700, 6_000, null, { day: knownTo, isKnown: true, value: 1_900, range: null }, 2_600]);
  });

  test('of a month that is over is its own figure, without a range', () => {
    const found = monthForecast(
      question(
        'sessions',
        run(40, () => ({ sessions: 5 })),
        { last: month.to, known: month.to },
      ),
    );

    expect(found.is === 'closed' && [found.soFar, found.course.length, found.course.at(-1)]).toEqual([
      150,
      30,
      { day: month.to, isKnown: true, value: 150, range: null },
    ]);
  });
});

describe('the back-test', () => {
  test('reports how far the same methods were off, with as many days left', () => {
    // A step that no method predicts: 20 % more, in the middle of the trials.
    const noise = [0, 3, -2, 4, -4, 1, -1, 2, -3, 5, -5];
    const days = run(400, (index) => ({
      sessions: (index < 380 ? 100 : 120) + (noise[(index * 7) % 11] ?? 0),
    }));
    const { trials, error, range, projected: end } = projected('sessions', days);

    expect(trials).toBe(10);
    expect(error).toBeGreaterThan(0.01);
    expect(error).toBeLessThan(0.2);
    expect(range.high - end).toBeGreaterThan(0);
  });

  test('reports outliers and a new level, and how the methods share the forecast', () => {
    const noise = [0, 3, -2, 4, -4, 1, -1, 2, -3, 5, -5];
    const steady = (index: number): number => 100 + (noise[(index * 7) % 11] ?? 0);
    const absurd = projected(
      'sessions',
      run(300, (index) => ({ sessions: index === 280 ? 10_000 : steady(index) })),
    );
    const moved = projected(
      'sessions',
      run(300, (index) => ({ sessions: (index < 260 ? 1 : 2) * steady(index) })),
    );

    expect(absurd.remarks).toEqual([{ is: 'outliers', days: [knownTo - 19] }]);
    const shift = moved.remarks.find((remark) => remark.is === 'shift');
    expect(shift?.is === 'shift' && [shift.day, Math.round(shift.factor * 10)]).toEqual([knownTo - 39, 20]);
    expect(moved.methods.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(Math.abs(moved.projected - (12 + 18) * 200)).toBeLessThan(100);
  });

  test('covers about four in five ends of a figure with noise', () => {
    let seed = 7;
    const noise = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const values = run(1_200, () => ({ sessions: Math.round(100 + 200 * noise()) }));
    let held = 0;
    let asked = 0;
    for (let to = 400; to < 1_180; to += 13) {
      const { range } = projected('sessions', values.slice(0, to));
      const end = values.slice(to - 12, to + 18).reduce((sum, day) => sum + (day?.sessions ?? 0), 0);
      asked += 1;
      held += end >= range.low && end <= range.high ? 1 : 0;
    }

    expect(held / asked).toBeGreaterThan(0.7);
    expect(held / asked).toBeLessThan(0.92);
  });
});

describe('a short history', () => {
  const of = (values: readonly (number | null)[]) =>
    monthForecast(
      question(
        'sessions',
        values.map((value) => (value === null ? null : { sessions: value })),
      ),
    );

  test('of less than two weeks is refused, and of two weeks has a wide range', () => {
    const weekly = [100, 120, 130, 125, 140, 60, 50];
    const value = (index: number): number => (weekly[index % 7] ?? 0) + (index % 5);
    const [short, enough, long] = [13, 14, 200].map((length) => of(run(length, value)));
    const width = (one: typeof enough): number =>
      one?.is === 'projected' && one.range !== null ? one.range.high95 - one.range.low95 : 0;

    expect(short).toEqual({ is: 'tooFewDays', needed: 14, known: 13 });
    expect(width(long)).toBeGreaterThan(0);
    expect(width(enough)).toBeGreaterThan(5 * width(long));
  });

  test('with gaps says how many days it takes as usual', () => {
    const value = (index: number): number => 100 + 10 * (index % 7) + (index % 5);
    const remarksOf = (missing: readonly number[]) => {
      const found = of(run(200, (index) => (missing.includes(index) ? null : value(index))));
      return found.is === 'projected' ? found.remarks.filter(({ is }) => is === 'gaps') : found;
    };

    expect([remarksOf([]), remarksOf([0, 90]), remarksOf([90, 91, 140])]).toEqual([
      [],
      [{ is: 'gaps', days: 1 }],
      [{ is: 'gaps', days: 3 }],
    ]);
    expect([1, 3].map((days) => remarkText({ is: 'gaps', days }))).toEqual([
      '1 day before has no data, and the forecast takes what is usual for their weekdays.',
      '3 days before have no data, and the forecast takes what is usual for their weekdays.',
    ]);
  });

  test('counts known days, however many are missing between', () => {
    const days = run(26, (index) => (index % 2 === 0 ? 5 + index : null));

    expect(of(days)).toEqual({ is: 'tooFewDays', needed: 14, known: 13 });
  });
});

describe('a forecast is refused by name', () => {
  test('where nothing happens, and where nothing is reported', () => {
    const none = monthForecast(
      question(
        'orders',
        run(250, () => ({ orders: 0 })),
      ),
    );
    const noSpend = monthForecast(
      question(
        'mer',
        run(250, () => ({ revenue_cents: 5, spend_cents: 0 })),
      ),
    );
    const unknown = monthForecast(
      question(
        'orders',
        run(250, () => ({ sessions: 9 })),
      ),
    );

    expect([none, noSpend, unknown]).toEqual([
      { is: 'zeroHistory' },
      { is: 'zeroHistory' },
      { is: 'notReported' },
    ]);
  });

  test('whatever days are there: it looks at none before its history', () => {
    const days = run(600, (index) => ({ sessions: 50 + ((index * 37) % 41) }));

    expect(monthForecast(question('sessions', days.slice(-historyDays)))).toEqual(
      monthForecast(question('sessions', days)),
    );
  });
});
