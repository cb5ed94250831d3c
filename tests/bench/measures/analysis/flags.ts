/** Measures how many days of noise are flagged, and how many changed days of real and made series are found. */
import { sensitivities, smallestShare } from '#domain/analysis/figureAnomalies.ts';
import { judgeValues } from '#domain/analysis/residualFilter.ts';

type Values = readonly (number | null)[];
type Options = { readonly period: number; readonly isCount: boolean };

/** A generator of its own, so that each run sees the same noise. */
const createChance = () => {
  let state = 7;
  const uniform = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state + 0.5) / 2_147_483_648;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const poisson = (rate: number): number => {
    if (rate > 60) return Math.max(0, Math.round(rate + Math.sqrt(rate) * normal()));
    let count = 0;
    for (let product = uniform(); product > Math.exp(-rate); product *= uniform()) count += 1;
    return count;
  };
  return { normal, poisson };
};

const week = [1, 1.2, 1.3, 1.25, 1.4, 0.6, 0.5];
const shape = (at: number): number => week[at % 7] ?? 1;

/** As the product judges: by the forecast, and never within a fifth of it. */
const judgedBy = (values: Values, options: Options) =>
  judgeValues(values, { ...options, k: sensitivities.medium }).map((one, at) => {
    if (one === null) return null;
    const value = values[at] ?? one.expected;
    return one.isOut && Math.abs(value - one.expected) > smallestShare * one.expected;
  });

export type NoiseFlags = { readonly name: string; readonly days: number; readonly per1000: number };

export const measureNoise = (rounds: number): readonly NoiseFlags[] => {
  const { normal, poisson } = createChance();
  const kinds: readonly (readonly [string, boolean, () => number[]])[] = [
    ...[1, 2, 5, 20, 100, 1_000].map(
      (rate) =>
        [`Poisson, mean ${rate}`, true, () => Array.from({ length: 162 }, () => poisson(rate))] as const,
    ),
    [
      'Poisson with weekdays, mean 20',
      true,
      () => Array.from({ length: 162 }, (_, at) => poisson(20 * shape(at))),
    ],
    [
      'normal, 10 %',
      false,
      () => Array.from({ length: 162 }, (_, at) => 1e4 * shape(at) * (1 + 0.1 * normal())),
    ],
    [
      'normal, 25 %',
      false,
      () => Array.from({ length: 162 }, (_, at) => 1e4 * shape(at) * Math.max(0, 1 + 0.25 * normal())),
    ],
    [
      'lognormal, 30 %',
      false,
      () => Array.from({ length: 162 }, (_, at) => 1e4 * shape(at) * Math.exp(0.3 * normal())),
    ],
    [
      'autoregressive, 10 %',
      false,
      () => {
        let state = 0;
        return Array.from({ length: 162 }, (_, at) => {
          state = 0.6 * state + 0.08 * normal();
          return 1e4 * shape(at) * Math.exp(state);
        });
      },
    ],
  ];
  return kinds.map(([name, isCount, make]) => {
    const found = Array.from({ length: rounds }, () => judgedBy(make(), { period: 7, isCount })).flat();
    const judged = found.filter((one) => one !== null);
    return { name, days: judged.length, per1000: (1_000 * judged.filter(Boolean).length) / judged.length };
  });
};

const changes = { '2x': 2, '1.5x': 1.5, '-35 %': 0.65, '-60 %': 0.4, outage: 0 } as const;
export type Change = keyof typeof changes;
export const changeNames = Object.keys(changes) as readonly Change[];

export type Found = {
  readonly name: string;
  readonly untouchedPer1000: number;
  /** Untouched days that really are twice as high or 60 % lower than their forecast. */
  readonly farPer1000: number;
  readonly found: Readonly<Record<Change, number>>;
  /** Share of weeks 35 % down in which at least one day is found. */
  readonly lastingFall: number;
  /** Mean number of flags in the five weeks after, beyond those without the change. */
  readonly afterDoubling: number;
  readonly afterOutage: number;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Days of a steady business: 6 % noise that lasts, and 5 % of each day. */
const steadySeries = (): readonly number[][] => {
  const { normal } = createChance();
  return Array.from({ length: 60 }, () => {
    let state = 0;
    return Array.from({ length: 300 }, (_, at) => {
      state = 0.5 * state + 0.06 * normal();
      return Math.round(3_000 * shape(at) * Math.exp(state + 0.05 * normal()));
    });
  });
};

const firstChanged = 130;

/** Each fifth day of a single series; of many series each 23rd, so that weekdays vary. */
const changedDays = (days: number, series: number): readonly number[] => {
  const between = series < 5 ? 5 : 23;
  return Array.from(
    { length: Math.max(0, Math.ceil((days - firstChanged) / between)) },
    (_, index) => firstChanged + index * between,
  );
};

/** Each series has at least the five weeks after it. */
const changeFrom = 175;

const foundIn = (name: string, all: readonly Values[], isCount: boolean): Found => {
  const options = { period: 7, isCount };
  const untouched = all.map((values) => judgedBy(values, options));
  const judged = untouched.flat().filter((one) => one !== null);
  const far = all.flatMap((values) =>
    judgeValues(values, { ...options, k: sensitivities.medium }).filter((one, at) => {
      const ratio = one === null ? 1 : (values[at] ?? one.expected) / one.expected;
      return ratio >= changes['2x'] || ratio <= changes['-60 %'];
    }),
  );
  const shareOf = (factor: number): number =>
    mean(
      all.flatMap((values) =>
        changedDays(values.length, all.length).flatMap((at) => {
          const value = values[at];
          if (value === null || value === undefined || value === 0) return [];
          return [judgedBy(values.with(at, value * factor), options)[at] === true ? 1 : 0];
        }),
      ),
    );
  const weekIsFound = (values: Values, at: number): boolean => {
    const changed = values.map((value, day) =>
      value !== null && day >= at && day < at + 7 ? value * changes['-35 %'] : value,
    );
    return judgedBy(changed, options)
      .slice(at, at + 7)
      .some((one) => one === true);
  };
  const flagsAfter = (change: (value: number, at: number) => number): number =>
    mean(
      all.map((values, index) => {
        const changed = values.map((value, at) => (value === null ? null : change(value, at)));
        const count = (found: readonly (boolean | null)[] | undefined): number =>
          found?.slice(changeFrom, changeFrom + 35).filter(Boolean).length ?? 0;
        return count(judgedBy(changed, options)) - count(untouched[index]);
      }),
    );
  return {
    name,
    untouchedPer1000: (1_000 * judged.filter(Boolean).length) / judged.length,
    farPer1000: (1_000 * far.length) / judged.length,
    found: Object.fromEntries(changeNames.map((one) => [one, shareOf(changes[one])])) as Found['found'],
    lastingFall: mean(
      all.flatMap((values) =>
        changedDays(values.length - 7, all.length).map((at) => (weekIsFound(values, at) ? 1 : 0)),
      ),
    ),
    afterDoubling: flagsAfter((value, at) => (at >= changeFrom ? 2 * value : value)),
    afterOutage: flagsAfter((value, at) => (at >= changeFrom && at < changeFrom + 7 ? 0 : value)),
  };
};

type RealDays = {
  readonly name: string;
  readonly series: readonly Values[];
  readonly isCount: boolean;
};

const mostDays = 365;

/** `real`: sets of daily series; the last year of each is used. */
export const measureFound = (real: readonly RealDays[]): readonly Found[] => [
  ...real.map(({ name, series, isCount }) =>
    foundIn(
      name,
      series.map((values) => values.slice(-mostDays)),
      isCount,
    ),
  ),
  foundIn('made, 8 % noise', steadySeries(), true),
];
