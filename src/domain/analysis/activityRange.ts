/** Reads the date range of an activity query. */
import { calendarDayOf, type EpochDay, epochDayOf } from '../calendar/epochDay.ts';

const usualDays = 30;
export const mostDays = 366;

export type ActivityRange = { readonly from: EpochDay; readonly to: EpochDay };

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

export type ReadRange =
  | { readonly ok: true; readonly range: ActivityRange }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

const noDay = 'Must be a day such as 2026-11-21';

const readDay = (text: string | undefined, otherwise: EpochDay): EpochDay | null =>
  text === undefined ? otherwise : epochDayOf(text);

/** Both ends are inclusive; default: the 30 days until `today`. Refuses invalid or future days, reversed ranges and more than 366 days. */
export const readRange = (asked: Asked, today: EpochDay): ReadRange => {
  const to = readDay(asked.to, today);
  if (to === null) return { ok: false, errors: { to: noDay } };
  if (to > today) return { ok: false, errors: { to: `Must not be after ${calendarDayOf(today)}` } };
  const from = readDay(asked.from, to - usualDays + 1);
  if (from === null) return { ok: false, errors: { from: noDay } };
  if (from > to) return { ok: false, errors: { from: 'Must not be after the last day' } };
  if (to - from >= mostDays) return { ok: false, errors: { from: `At most ${mostDays} days` } };
  return { ok: true, range: { from, to } };
};
