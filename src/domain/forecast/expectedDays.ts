/** Forecasts the days of each source, column by column, and repeats it from earlier days for the back-test. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { lruCache } from '../lruCache.ts';
import { emptySums, type FigureDays, type Sums } from './figureDays.ts';
import { forecastSeries, type NoSeriesForecast, type SeriesForecast } from './series/seriesForecast.ts';

export type ExpectedDay = (day: EpochDay) => Sums;

/** Days of history that a forecast uses. */
export const historyDays = 400;

const origins = 10;

/** A forecast from `last` on, as if later days were unknown. */
export type PastExpectation = { readonly back: number; readonly expected: ExpectedDay };

export type ExpectedDays = {
  readonly expected: ExpectedDay;
  readonly past: readonly PastExpectation[];
  /** After a break: as if it had not been, and as if it went on. */
  readonly endings: readonly ExpectedDay[];
  readonly knownDays: number;
  /** Days without data since the first known one. */
  readonly missingDays: number;
  /** Forecasts of the columns that vary; a constant one has none. */
  readonly columns: readonly SeriesForecast[];
  readonly isConstant: boolean;
};

export type TooShort = Extract<NoSeriesForecast, { is: 'tooShort' }>;

type Column = Exclude<ReturnType<typeof forecastSeries>, { is: 'tooShort' }>;

/** Browsers and Node differ in the last digits of `Math.exp`, and reports in equal logs hold equal projections. */
const inAnyEngine = (value: number): number => Number(value.toPrecision(9));

const futureOf = (column: Column, step: number): number => {
  if (column.is === 'forecast') return inAnyEngine(column.steps[step]?.point ?? 0);
  return column.is === 'constant' ? column.value : 0;
};

const endingOf = (column: Column, ending: number, step: number): number => {
  const value = column.is === 'forecast' ? column.endings[ending]?.[step] : undefined;
  return value === undefined ? futureOf(column, step) : inAnyEngine(value);
};

const pastOf = (column: Column, origin: number, step: number): number =>
  column.is === 'forecast' ? inAnyEngine(column.past[origin]?.path[step] ?? 0) : futureOf(column, step);

/** A forecast takes some 15 ms and 20 kB; enough of them for every goal of a large portfolio. */
const forecasts = lruCache<Column | TooShort>(400);

const columnAt = (days: FigureDays, index: number, horizon: number): Column | TooShort => {
  const { places, knownTo: last } = days;
  const values: (number | null)[] = [];
  for (let day = Math.max(days.from, last - historyDays + 1); day <= last; day += 1) {
    const sums = days.isKnown(day) ? emptySums(places) : null;
    if (sums !== null) days.add(sums, day);
    values.push(sums?.[index] ?? null);
  }
  return forecasts(`${horizon}:${values.join()}`, () =>
    forecastSeries({ values, frequency: 'day', horizon, origins }),
  );
};

/** `to`: the last day that is forecast. */
export const expectedDays = (days: FigureDays, to: EpochDay): ExpectedDays | TooShort => {
  const last = days.knownTo;
  const found = days.places.map((_, index) => columnAt(days, index, Math.max(1, to - last)));
  const short = found.find((column) => column.is === 'tooShort');
  if (short !== undefined) return short;
  const columns = found.filter((column) => column.is !== 'tooShort');
  const varying = columns.filter((column) => column.is === 'forecast');
  // Columns of one source have the same days and so the same origins.
  const past = (varying[0]?.past ?? []).map(({ back }, origin) => ({
    back,
    expected: (day: EpochDay): Sums =>
      columns.map((column) => pastOf(column, origin, day - (last - back) - 1)),
  }));
  let [knownDays, missingDays] = [0, 0];
  for (let day = Math.max(days.from, last - historyDays + 1); day <= last; day += 1)
    if (days.isKnown(day)) knownDays += 1;
    else if (knownDays > 0) missingDays += 1;
  return {
    expected: (day) => columns.map((column) => futureOf(column, day - last - 1)),
    past,
    endings: varying.some(({ endings }) => endings.length > 0)
      ? [0, 1].map((ending) => (day) => columns.map((column) => endingOf(column, ending, day - last - 1)))
      : [],
    knownDays,
    missingDays,
    columns: varying,
    isConstant: varying.length === 0,
  };
};
