/** Reads the date range of an activity query. */

import { type DayRange, type RangeErrors, refuseRange } from '../calendar/dayRange.ts';
import { calendarDayOf, type EpochDay, epochDayOf } from '../calendar/epochDay.ts';

const usualDays = 30;
export const mostDays = 366;

type ReadActivityRange =
  | { readonly ok: true; readonly range: DayRange }
  | { readonly ok: false; readonly errors: RangeErrors };

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Both ends are inclusive; default: the 30 days until `today`. Reports one wrong field, the last day first. */
export const readActivityRange = (asked: Asked, today: EpochDay): ReadActivityRange => {
  const to = asked.to ?? calendarDayOf(today);
  const from = asked.from ?? calendarDayOf((epochDayOf(to) ?? today) - usualDays + 1);
  const { range, errors } = refuseRange({ from, to }, { today, mostDays });
  if (errors.to !== undefined) return { ok: false, errors: { to: errors.to } };
  return range === null || errors.from !== undefined ? { ok: false, errors } : { ok: true, range };
};
