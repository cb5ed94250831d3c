/** Finds hours that deviate from their forecast by level, hour and weekday, and joins neighbours to one finding. */
import { type EpochDay, weekdayOf } from '../calendar/epochDay.ts';
import { judgeValues } from './residualFilter.ts';
import { usualOf } from './robustScore.ts';

/** `clock` is the local start, as `14:00`. */
export type HourFigure = { readonly day: EpochDay; readonly hour: number; readonly value: number | null };

export type JudgedHour = HourFigure & {
  readonly low: number;
  readonly high: number;
  readonly expected: number | null;
  readonly score: number;
  readonly isOut: boolean;
};

/** Hours of one day that are out on the same side. */
export type HourFinding = {
  readonly day: EpochDay;
  readonly from: number;
  /** The last hour. */
  readonly to: number;
  readonly value: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** The score of the hour that is furthest out. */
  readonly score: number;
};

const [hoursOfDay, daysOfWeek] = [24, 7];
/** Minimum number of equal weekdays for a share of their own. */
const fewestWeekdays = 2;
/** No place is expected to be next to nothing. */
const leastShare = 0.02;
/** An hour must deviate by this share of the forecast, as a day must. */
const smallestShare = 0.2;
/** Maximum number of usual hours between unusual ones of one finding. */
const longestBetween = 3;

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length < hoursOfDay / 2 ? null : known.reduce((sum, value) => sum + value, 0);
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The mean without the highest and the lowest eighth, at least one of each. */
const middleOf = (values: readonly number[]): number => {
  const cut = values.length < 4 ? 0 : Math.max(1, Math.floor(values.length / 8));
  const sorted = values.toSorted((one, other) => one - other);
  return meanOf(sorted.slice(cut, sorted.length - cut));
};

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
};

/** The share of each place; places that differ no more than chance does are shrunk to 1 (James and Stein, 1961). */
const sharesOf = (places: readonly (readonly number[])[]): readonly number[] => {
  const known = places.filter((ones) => ones.length >= fewestWeekdays);
  const between = varianceOf(known.map(middleOf));
  const within = meanOf(known.map((ones) => (usualOf(ones)?.spread ?? 0) ** 2 / (ones.length - 1)));
  const trust = between > 0 ? Math.max(0, 1 - within / between) : 0;
  return places.map((ones) =>
    ones.length < fewestWeekdays ? 1 : Math.max(leastShare, trust * middleOf(ones) + 1 - trust),
  );
};

/** The usual share of each weekday in its week. */
const weekdayShares = (totals: readonly (number | null)[], first: EpochDay): readonly number[] => {
  const shares = Array.from({ length: daysOfWeek }, (): number[] => []);
  totals.forEach((total, at) => {
    const week = totals.slice(Math.max(0, at - 3), at + 4).filter((one) => one !== null);
    const mean = middleOf(week);
    if (total === null || week.length < daysOfWeek || mean === 0) return;
    shares[weekdayOf(first + at)]?.push(total / mean);
  });
  return sharesOf(shares);
};

const isWeekend = (day: EpochDay): boolean => weekdayOf(day) >= 5;

const placeOf = (day: EpochDay, hour: number): number => hour + (isWeekend(day) ? hoursOfDay : 0);

/** The usual share of each hour in its day, at weekends another one: index 0 to 23 of workdays, then of weekends. */
const hourShares = (
  values: readonly (number | null)[],
  totals: readonly (number | null)[],
  first: EpochDay,
): readonly number[] => {
  const shares = Array.from({ length: 2 * hoursOfDay }, (): number[] => []);
  values.forEach((value, at) => {
    const day = Math.floor(at / hoursOfDay);
    const total = totals[day] ?? null;
    if (value !== null && total !== null && total > 0)
      shares[placeOf(first + day, at % hoursOfDay)]?.push((value * hoursOfDay) / total);
  });
  return [...sharesOf(shares.slice(0, hoursOfDay)), ...sharesOf(shares.slice(hoursOfDay))];
};

/** A slot for each hour of each day, null where none is known; of an hour that a clock change repeats the first. */
const slotsOf = (hours: readonly HourFigure[], first: EpochDay): readonly (HourFigure | null)[] => {
  const last = hours.at(-1);
  const slots = new Array<HourFigure | null>(
    last === undefined ? 0 : (last.day - first) * hoursOfDay + last.hour + 1,
  ).fill(null);
  for (const one of hours) slots[(one.day - first) * hoursOfDay + one.hour] ??= one;
  return slots;
};

type Wanted = { readonly k: number; readonly isCount: boolean };

/** Judges hours in order of time, once for each; null while fewer than five days are known. */
export const judgedHours = (
  hours: readonly HourFigure[],
  { k, isCount }: Wanted,
): readonly JudgedHour[] | null => {
  const first = hours[0]?.day;
  if (first === undefined) return null;
  const slots = slotsOf(hours, first);
  const values = slots.map((one) => one?.value ?? null);
  const totals = Array.from({ length: Math.ceil(values.length / hoursOfDay) }, (_, at) =>
    sumOf(values.slice(at * hoursOfDay, (at + 1) * hoursOfDay)),
  );
  const [ofDays, ofHours] = [weekdayShares(totals, first), hourShares(values, totals, first)];
  const shape = values.map((_, at) => {
    const day = first + Math.floor(at / hoursOfDay);
    return (ofDays[weekdayOf(day)] ?? 1) * (ofHours[placeOf(day, at % hoursOfDay)] ?? 1);
  });
  const judged = judgeValues(values, { period: hoursOfDay, isCount, k, shape });
  if (judged.every((one) => one === null)) return null;
  return slots.flatMap((one, at): JudgedHour[] => {
    if (one === null) return [];
    const found = judged[at] ?? null;
    if (found === null) return [{ ...one, low: 0, high: 0, expected: null, score: 0, isOut: false }];
    const { expected, score } = found;
    const low = Math.min(found.low, expected * (1 - smallestShare));
    const high = Math.max(found.high, expected * (1 + smallestShare));
    // Hours within the range that is shown are usual, also several in a row.
    const isFar = one.value !== null && (one.value < low || one.value > high);
    return [{ ...one, low, high, expected, score, isOut: found.isOut && isFar }];
  });
};

const joined = (hours: readonly JudgedHour[]): HourFinding | null => {
  const known = hours.filter(({ value, expected }) => value !== null && expected !== null);
  const [one, last] = [known[0], known.at(-1)];
  if (one === undefined || last === undefined) return null;
  const total = (of: (hour: JudgedHour) => number | null): number =>
    known.reduce((sum, hour) => sum + (of(hour) ?? 0), 0);
  const furthest = known.reduce((top, hour) => (Math.abs(hour.score) > Math.abs(top.score) ? hour : top));
  return {
    day: one.day,
    from: one.hour,
    to: last.hour,
    value: total(({ value }) => value),
    expected: total(({ expected }) => expected),
    low: total(({ low }) => low),
    high: total(({ high }) => high),
    score: furthest.score,
  };
};

/** The hours of each day that are out, joined where they are near and on one side; the furthest out first. */
export const hourFindings = (hours: readonly JudgedHour[]): readonly HourFinding[] => {
  const groups: JudgedHour[][] = [];
  hours.forEach((one, at) => {
    if (!one.isOut) return;
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isNear =
      before !== undefined && one.day === before.day && one.hour - before.hour <= longestBetween + 1;
    if (
      group === undefined ||
      before === undefined ||
      !isNear ||
      Math.sign(one.score) !== Math.sign(before.score)
    )
      groups.push([one]);
    else group.push(...hours.slice(hours.indexOf(before) + 1, at + 1));
  });
  return groups
    .flatMap((group) => joined(group) ?? [])
    .toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score) || other.day - one.day);
};
