/** Formats calendar days in English. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { englishMonths } from './englishMonths.ts';

const millisecondsPerDay = 86_400_000;

export const englishDay = (day: EpochDay): string => {
  const date = new Date(day * millisecondsPerDay);
  return `${date.getUTCDate()} ${englishMonths[date.getUTCMonth()]}`;
};

export const englishDate = (day: EpochDay): string => `${englishDay(day)} ${calendarDayOf(day).slice(0, 4)}`;
