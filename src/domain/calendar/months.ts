/** Whole calendar months and years of epoch days: where one begins and ends, and the same day of another one; without a zone. */
import { type EpochDay, epochDayAt } from './epochDay.ts';

/** A month as whole months since January 1970, that one being 0. */
export type EpochMonth = number;

const millisecondsPerDay = 86_400_000;

/** The month that a day is in. */
export const monthOf = (day: EpochDay): EpochMonth => {
  const date = new Date(day * millisecondsPerDay);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};

/** Its first day; for the years 100 to 9999. */
export const firstDayOf = (month: EpochMonth): EpochDay =>
  epochDayAt(Date.UTC(1970 + Math.floor(month / 12), ((month % 12) + 12) % 12, 1));

/** Its last day. */
export const lastDayOf = (month: EpochMonth): EpochDay => firstDayOf(month + 1) - 1;

/** The same day of the month a year before; 28 February for 29 February. */
export const yearBefore = (day: EpochDay): EpochDay => {
  const month = monthOf(day);
  return Math.min(firstDayOf(month - 12) + day - firstDayOf(month), lastDayOf(month - 12));
};

/** The Monday of its week. */
export const mondayOf = (day: EpochDay): EpochDay => day - ((((day + 3) % 7) + 7) % 7);

/** The first day of the month of `day`. */
export const monthStart = (day: EpochDay): EpochDay => firstDayOf(monthOf(day));

/** The last day of the month of `day`. */
export const monthEnd = (day: EpochDay): EpochDay => lastDayOf(monthOf(day));

/** The first day of the quarter of `day`. */
export const quarterStart = (day: EpochDay): EpochDay => {
  const month = monthOf(day);
  return firstDayOf(month - (((month % 3) + 3) % 3));
};

/** The first day of the year of `day`. */
export const yearStart = (day: EpochDay): EpochDay => {
  const month = monthOf(day);
  return firstDayOf(month - (((month % 12) + 12) % 12));
};

/** The same day `months` later, or earlier below 0; in a shorter month its last day. */
export const monthsLater = (day: EpochDay, months: number): EpochDay => {
  const first = firstDayOf(monthOf(day) + months);
  return Math.min(first + (day - monthStart(day)), monthEnd(first));
};
