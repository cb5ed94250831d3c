/** Builds the scope of the days that a goal or budget has counted so far. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';

/** `last` is the last full day. */
export const countedScope = (period: 'month' | 'quarter', last: EpochDay): string =>
  `days:${calendarDayOf(countedPeriod(period, last).from)}_${calendarDayOf(last)}`;
