/** Formats times in English in the reader's zone, without `Intl`, whose first formatter costs 20 ms. */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthOf = (time: Date): string => months[time.getMonth()] ?? '';

/** British abbreviations: `Nov`, but `Sept`. */
const shortMonthOf = (time: Date): string => monthOf(time).slice(0, time.getMonth() === 8 ? 4 : 3);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const timeOfDay = (time: Date): string => `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;

const dayAndMonth = (time: Date): string => `${time.getDate()} ${shortMonthOf(time)}`;

const longDay = (time: Date): string => `${time.getDate()} ${monthOf(time)} ${time.getFullYear()}`;

/** `14:05` on the day of `now` (milliseconds), else `3 Nov, 14:05`. */
export const shortTime = (iso: string, now: number): string => {
  const time = new Date(iso);
  const sameDay = longDay(time) === longDay(new Date(now));
  return sameDay ? timeOfDay(time) : `${dayAndMonth(time)}, ${timeOfDay(time)}`;
};

const minute = 60_000;

/** `just now`, `12 min ago`, `5 h ago`, `3 days ago`; `now` in milliseconds. */
export const ago = (iso: string, now: number): string => {
  const minutes = Math.floor((now - Date.parse(iso)) / minute);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day ago' : `${days} days ago`;
};

/** `3 Nov`. */
export const shortDay = (iso: string): string => dayAndMonth(new Date(iso));

/** `3 November 2026`. */
export const day = (iso: string): string => longDay(new Date(iso));

/** `November 2026` for `2026-11`. */
export const monthAndYear = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** `3 November 2026, 14:05`. */
export const fullTime = (iso: string): string => `${day(iso)}, ${timeOfDay(new Date(iso))}`;

const utcTime = /(\d{1,2}) ([A-Z][a-z]{2,3}) (\d{4}), (\d{2}):(\d{2}) UTC/g;

/** Answers are stored in UTC: `5 Jan 2026, 09:00 UTC` becomes `5 Jan 2026, 10:00` for a reader in Oslo. */
export const inReadersZone = (text: string): string =>
  text.replaceAll(utcTime, (written, dayOfMonth, name: string, year, hour, minutes) => {
    const month = months.findIndex((one) => one.startsWith(name.slice(0, 3)));
    if (month < 0) return written;
    const time = new Date(Date.UTC(Number(year), month, Number(dayOfMonth), Number(hour), Number(minutes)));
    return `${dayAndMonth(time)} ${time.getFullYear()}, ${timeOfDay(time)}`;
  });

/** `Good morning` until noon, `Good afternoon` until six, then `Good evening`, in the reader's zone. */
export const greeting = (now: number): string => {
  const hour = new Date(now).getHours();
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
};
