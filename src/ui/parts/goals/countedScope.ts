/** The days that a goal or a budget has counted so far, as the scope of a figure's arithmetic. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';

/** `last` is the last full day. */
export const countedScope = (period: 'month' | 'quarter', last: EpochDay): string =>
  `days:${calendarDayOf(countedPeriod(period, last).from)}_${calendarDayOf(last)}`;
