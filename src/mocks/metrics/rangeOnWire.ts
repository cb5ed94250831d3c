/** Formats day ranges for replies: `{ from: '2026-11-01', to: '2026-11-28' }`, both inclusive. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';

export const rangeOnWire = ({ from, to }: DayRange) => ({ from: calendarDayOf(from), to: calendarDayOf(to) });
