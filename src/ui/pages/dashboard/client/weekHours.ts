/** Sums the hours of a range by weekday and hour. */
import { epochDayOf, weekdayOf } from '#domain/calendar/epochDay.ts';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hoursOfDay = 24;

type HourPoint = { readonly at: string; readonly value: number | null };

/** `at` is `2026-11-21T14:00`. An hour without data is null; all others are summed. */
export const weekHours = (points: readonly HourPoint[]) => {
  const days = names.map((name) => ({
    name,
    hours: Array.from<number | null>({ length: hoursOfDay }).fill(null),
  }));
  for (const { at, value } of points) {
    const day = epochDayOf(at.slice(0, 10));
    const hour = Number(at.slice(11, 13));
    const hours = day === null ? undefined : days[weekdayOf(day)]?.hours;
    if (hours === undefined || value === null || !(hour < hoursOfDay)) continue;
    hours[hour] = (hours[hour] ?? 0) + value;
  }
  return days;
};
