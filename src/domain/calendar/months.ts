/** Computes with calendar months, quarters and years of epoch days, without a zone. */
import { type EpochDay, epochDayAt } from './epochDay.ts';

/** Whole months since January 1970. */
export type EpochMonth = number;

const millisecondsPerDay = 86_400_000;

export const monthOf = (day: EpochDay): EpochMonth => {
  const date = new Date(day * millisecondsPerDay);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};

/** For the years 100 to 9999. */
export const firstDayOf = (month: EpochMonth): EpochDay =>
  epochDayAt(Date.UTC(1970 + Math.floor(month / 12), ((month % 12) + 12) % 12, 1));

export const lastDayOf = (month: EpochMonth): EpochDay => firstDayOf(month + 1) - 1;

/** 28 February for 29 February. */
export const yearBefore = (day: EpochDay): EpochDay => {
  const month = monthOf(day);
  return Math.min(firstDayOf(month - 12) + day - firstDayOf(month), lastDayOf(month - 12));
};

export const mondayOf = (day: EpochDay): EpochDay => day - ((((day + 3) % 7) + 7) % 7);

export const monthStart = (day: EpochDay): EpochDay => firstDayOf(monthOf(day));

export const monthEnd = (day: EpochDay): EpochDay => lastDayOf(monthOf(day));

export const quarterStart = (day: EpochDay): EpochDay => {
  const month = monthOf(day);
  return firstDayOf(month - (((month % 3) + 3) % 3));
};

export const yearStart = (day: EpochDay): EpochDay => {
  const month = monthOf(day);
  return firstDayOf(month - (((month % 12) + 12) % 12));
};

/** Adds months, negative ones too; clamps to the last day of a shorter month. */
export const monthsLater = (day: EpochDay, months: number): EpochDay => {
  const first = firstDayOf(monthOf(day) + months);
  return Math.min(first + (day - monthStart(day)), monthEnd(first));
};
