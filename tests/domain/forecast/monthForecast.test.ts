/** Tests the forecast of a metric at the end of a month. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import { daysNeeded, firstDayNeeded, mostTrials } from '#domain/forecast/backTest.ts';
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

describe('the end of a month', () => {
  test('of a constant figure is exact, without a range and without an error', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 30 }),
        (daily, elapsed) => {
          const known = month.from + elapsed - 1;
          const days = run(250, () => ({ revenue_cents: daily }));
          const found = monthForecast(question('revenue_cents', days, { last: known, known }));

          expect(found.is === 'projected' ? [found.projected, found.range, found.error] : found.is).toEqual(
            elapsed === 30 ? 'closed' : [daily * 30, { low: daily * 30, high: daily * 30 }, 0],
          );
        },
      ),
    );
  });

  test('follows the weekdays: each day to come brings what its weekday brings', () => {
    const weekly = (index: number): Day => ({ sessions: [100, 200, 300, 400, 500, 60, 70][index % 7] ?? 0 });
    const days = run(201 + 18, weekly);
    const told = days.slice(0, 201);
    const inMonth = days.slice(-30).reduce((sum, day) => sum + (day?.sessions ?? 0), 0);

    expect(projected('sessions', told).projected).toBe(inMonth);
  });

  test('gives the newest week eight times the weight of the oldest of eight', () => {
    const days = run(200, (index) => ({ sessions: index >= 193 || index < 144 ? 36 : 0 }));
    const expected = projected('sessions', days).course.at(-1);

    // 36 × 8 ÷ (8 + 7 + … + 1) = 8 for each of the 18 days to come, after 7 days of 36.
    expect(expected?.value).toBe(7 * 36 + 18 * 8);
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
        const numbers = [found.projected, range.low, range.high, error ?? 0, soFar ?? 0];

        expect(numbers.every((value) => Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
        expect(range.low <= found.projected && found.projected <= range.high).toBe(true);
        expect(range.low).toBeGreaterThanOrEqual(soFar ?? 0);
        expect([course.at(-1)?.low, course.at(-1)?.high]).toEqual([range.low, range.high]);
        expect(course.map(({ day }) => day)).toEqual(
          run(30, () => null).map((_, index) => month.from + index),
        );
      }),
    );
  });

  test('of all is the sum of those of the parts', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 7 }), (values, divisor) => {
        const part = (of: (value: number) => number) =>
          monthForecast(
            question(
              'spend_cents',
              values.map((value) => ({ spend_cents: of(value) })),
            ),
          );
        const whole = part((value) => value);
        const parts = [
          part((value) => Math.floor(value / divisor)),
          part((value) => value - Math.floor(value / divisor)),
        ];
        if (whole.is !== 'projected') return;
        const sum = parts.reduce((total, one) => total + (one.is === 'projected' ? one.projected : 0), 0);

        expect(Math.abs(sum - whole.projected)).toBeLessThan(0.001);
      }),
      { numRuns: 30 },
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

    expect(cpa.projected).toBe(spend.projected / paid.projected);
    expect(cpa.soFar).toBe((6 * 1_000 + 6 * 9_000) / (6 * 10 + 6 * 30));
  });

  test('does not take an unfinished day for a whole one', () => {
    const days = run(250, (index) => ({ sessions: index === 249 ? 3 : 100 }));

    expect(projected('sessions', days, { last: knownTo + 1 }).projected).toBe(3_000);
  });

  test('counts a day of the month without figures as it is expected', () => {
    const days = run(250, (index) => (index === 245 ? null : { sessions: 100 }));
    const { soFar, course, projected: end } = projected('sessions', days);

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

  test('waits for a source that is late: what the others tell is so far, and its days are expected', () => {
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
    ).toEqual([
      1_200 + 700,
      6_000,
      { low: 6_000, high: 6_000 },
      { day: knownTo, isKnown: true, value: 1_900, low: null, high: null },
      2_600,
    ]);
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
      { day: month.to, isKnown: true, value: 150, low: null, high: null },
    ]);
  });
});

describe('the back-test', () => {
  test('tells how far the same method was off, by the same days left', () => {
    // A step that no method predicts: 20 % more from the day after a trial's last complete day.
    const days = run(400, (index) => ({ sessions: index < 320 ? 100 : 120 }));
    const { trials, error, range, projected: end } = projected('sessions', days);

    expect(trials).toBe(mostTrials);
    expect(error).toBeGreaterThan(0);
    expect(error).toBeLessThan(0.2);
    expect(range.high - end).toBeGreaterThan(0);
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
    for (let to = 300; to < 1_180; to += 9) {
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
  const needed = daysNeeded(month, knownTo);
  const of = (values: readonly (number | null)[]) =>
    monthForecast(
      question(
        'sessions',
        values.map((value) => (value === null ? null : { sessions: value })),
      ),
    );

  test('has a range once so many days are known, and a projection before', () => {
    const found = (length: number) => of(run(length, (index) => 10 + index));
    const rangeOf = (length: number) => {
      const one = found(length);
      return one.is === 'projected' ? one.range !== null : one.is;
    };

    expect(needed).toBe(28 + 21 + 21);
    expect([rangeOf(needed - 1), rangeOf(needed)]).toEqual([false, true]);
  });

  test('without weekdays goes on like the mean of the known days of the last seven', () => {
    // Seven of the 12 days are 7 and the others 1; one of the last seven is unknown.
    const days = [1, 1, 1, 1, 1, 7, 7, null, 7, 7, 7, 7];

    expect(of(days)).toMatchObject({
      is: 'projected',
      soFar: 5 + 6 * 7,
      projected: 5 + 6 * 7 + 19 * 7,
      range: null,
      error: null,
      trials: 0,
      weeks: 0,
    });
  });

  test('of the last seven days without any is refused', () => {
    expect(of([...run(20, () => 5), ...run(7, () => null)])).toEqual({
      is: 'tooFewDays',
      needed,
      known: 20,
    });
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

  test('whatever days are there: it looks at none before the first one that it names', () => {
    const from = firstDayNeeded(month, knownTo);
    const days = run(600, (index) => ({ sessions: 50 + ((index * 37) % 41) }));
    const short = days.slice(-(knownTo - from + 1));

    expect(monthForecast(question('sessions', short))).toEqual(monthForecast(question('sessions', days)));
  });
});
