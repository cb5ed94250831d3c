/** Computes seasonal campaign windows and shopping days in calendar days. */

import { type EpochDay, epochDayOf, weekdayOf } from '#domain/calendar/epochDay.ts';
import { ownValue } from '#domain/ownValue.ts';

type Window = { readonly first: EpochDay; readonly last: EpochDay };

const monthDays: Readonly<Record<string, readonly [first: string, last: string]>> = {
  Spring: ['03-01', '05-20'],
  Summer: ['06-01', '08-31'],
  'Back to work': ['08-20', '10-05'],
  'Black Friday': ['11-02', '12-03'],
  'New year': ['01-02', '02-14'],
};

const yearsUntil = (today: EpochDay): readonly number[] => {
  const year = new Date(today * 86_400_000).getUTCFullYear();
  return [year - 3, year - 2, year - 1, year];
};

/** A season's windows over the last years, first one first; empty for campaigns that run all year. */
export const windowsOf = (season: string, today: EpochDay): readonly Window[] => {
  const days = ownValue(monthDays, season);
  if (!days) return [];
  return yearsUntil(today).map((year) => ({
    first: epochDayOf(`${year}-${days[0]}`) ?? today,
    last: epochDayOf(`${year}-${days[1]}`) ?? today,
  }));
};

export const blackFridays = (today: EpochDay): readonly EpochDay[] =>
  yearsUntil(today).map((year) => {
    const november = epochDayOf(`${year}-11-01`) ?? today;
    const firstThursday = november + ((3 - weekdayOf(november) + 7) % 7);
    return firstThursday + 22;
  });
