/** Converts between calendar days as integers and as ISO text, without time or zone. */

/** Whole days since 1 January 1970. */
export type EpochDay = number;

const millisecondsPerDay = 86_400_000;
const written = /^\d{4}-\d{2}-\d{2}$/;

/** The day in UTC of a time in milliseconds. */
export const epochDayAt = (time: number): EpochDay => Math.floor(time / millisecondsPerDay);

/** Parses `2026-11-21`; null for anything else, including dates that do not exist. */
export const epochDayOf = (text: string): EpochDay | null => {
  const time = written.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const day = epochDayAt(time);
  return calendarDayOf(day) === text ? day : null;
};

const mostRemembered = 20_000;
const texts = new Map<EpochDay, string>();

/** `2026-11-21`, for the years 0 to 9999. Cached: metrics format the same few hundred days again and again. */
export const calendarDayOf = (day: EpochDay): string => {
  const before = texts.get(day);
  if (before !== undefined) return before;
  const text = new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
  if (texts.size >= mostRemembered) texts.clear();
  texts.set(day, text);
  return text;
};

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: EpochDay): number => (((day + 3) % 7) + 7) % 7;

/** 0 for 1 January. */
export const dayOfYear = (day: EpochDay): number => {
  const newYear = new Date(0).setUTCFullYear(new Date(day * millisecondsPerDay).getUTCFullYear());
  return day - epochDayAt(newYear);
};

export const lastSundayBefore = (day: EpochDay): EpochDay => day - 1 - weekdayOf(day);
