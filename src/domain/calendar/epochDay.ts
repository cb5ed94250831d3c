/** Calendar days as numbers that can be counted with, and as the text that people and the wire use; no time of day, no zone. */

/** A calendar day as whole days since 1 January 1970, that day being 0. */
export type EpochDay = number;

const millisecondsPerDay = 86_400_000;
const written = /^\d{4}-\d{2}-\d{2}$/;

/** The day in UTC of a time in milliseconds. */
export const epochDayAt = (time: number): EpochDay => Math.floor(time / millisecondsPerDay);

/** The day that `2026-11-21` writes; null for anything else, days that no calendar has included. */
export const epochDayOf = (text: string): EpochDay | null => {
  const time = written.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const day = epochDayAt(time);
  return calendarDayOf(day) === text ? day : null;
};

const mostRemembered = 20_000;
const texts = new Map<EpochDay, string>();

/** `2026-11-21`; for the years 0 to 9999. Figures write the same few hundred days again and again. */
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

/** Which day of its year it is: 0 for 1 January. */
export const dayOfYear = (day: EpochDay): number => {
  const newYear = new Date(0).setUTCFullYear(new Date(day * millisecondsPerDay).getUTCFullYear());
  return day - epochDayAt(newYear);
};

/** The last Sunday before `day`: with it the last whole week ends. */
export const lastSundayBefore = (day: EpochDay): EpochDay => day - 1 - weekdayOf(day);

/** `length` days in their order, the last one `to`. */
export const daysUntil = (to: EpochDay, length: number): readonly EpochDay[] =>
  Array.from({ length }, (_, index) => to - length + 1 + index);
