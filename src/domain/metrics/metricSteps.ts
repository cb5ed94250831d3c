/** Computes the steps of a series with their days and whether each is over. */
import { type DayHour, hoursBefore, usualHours } from '../calendar/dayHours.ts';
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { mondayOf, monthOf } from '../calendar/months.ts';
import { type DayRange, daysIn } from './comparedRange.ts';
import type { Interval } from './metricQuery.ts';

export type OpenDay = { readonly day: EpochDay; readonly hours: number };

export type MetricStep = { readonly at: string; readonly open: boolean };

export type MetricSteps = {
  readonly steps: readonly MetricStep[];
  /** Index of each day's step; for hours, of its first step. */
  readonly ofDay: Int32Array;
  readonly hourly: boolean;
};

/** `usualHours`, except on days of a clock change. */
export type HoursOf = (day: EpochDay) => readonly DayHour[];

const hourSteps = (range: DayRange, open: OpenDay, hoursOf: HoursOf): MetricSteps => {
  const ofDay = new Int32Array(daysIn(range));
  const steps: MetricStep[] = [];
  for (let day = range.from; day <= range.to; day += 1) {
    ofDay[day - range.from] = steps.length;
    const hours = hoursOf(day);
    const over = day === open.day ? hours.slice(0, hoursBefore(hours, open.hours)) : hours;
    for (const { clock } of over) steps.push({ at: `${calendarDayOf(day)}T${clock}`, open: false });
  }
  return { steps, ofDay, hourly: true };
};

const placeOf = (interval: Exclude<Interval, 'hour'>, day: EpochDay): number =>
  interval === 'day' ? day : interval === 'week' ? mondayOf(day) : monthOf(day);

/** Weeks begin on Monday; the range cuts the first and last step. Only completed hours are included. */
export const metricSteps = (
  range: DayRange,
  interval: Interval,
  { open, hoursOf = () => usualHours }: { readonly open: OpenDay; readonly hoursOf?: HoursOf },
): MetricSteps => {
  if (interval === 'hour') return hourSteps(range, open, hoursOf);
  const ofDay = new Int32Array(daysIn(range));
  const firstDays: EpochDay[] = [];
  let last = Number.NaN;
  for (let day = range.from; day <= range.to; day += 1) {
    const place = placeOf(interval, day);
    if (place !== last) firstDays.push(day);
    last = place;
    ofDay[day - range.from] = firstDays.length - 1;
  }
  const steps = firstDays.map((day, index): MetricStep => {
    const end = (firstDays[index + 1] ?? range.to + 1) - 1;
    return { at: calendarDayOf(day), open: end === open.day };
  });
  return { steps, ofDay, hourly: false };
};
