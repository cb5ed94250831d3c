/** How times are written for people: in their own zone, in English, the year only when it helps. */
import { lazily } from '#domain/english/lazily.ts';

const timeOfDay = lazily(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const dayAndTime = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const dayOnly = lazily(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const longDay = lazily(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** `14:05` on the day of `now` (milliseconds), else `3 Nov, 14:05`. */
export const shortTime = (iso: string, now: number): string => {
  const time = new Date(iso);
  const sameDay = longDay().format(time) === longDay().format(new Date(now));
  return (sameDay ? timeOfDay : dayAndTime)().format(time);
};

/** `3 Nov`. */
export const shortDay = (iso: string): string => dayOnly().format(new Date(iso));

/** `3 November 2026`. */
export const day = (iso: string): string => longDay().format(new Date(iso));

/** `3 November 2026, 14:05`. */
export const fullTime = (iso: string): string => `${day(iso)}, ${timeOfDay().format(new Date(iso))}`;

/** `Good morning` until noon, `Good afternoon` until six, then `Good evening`, in the reader's zone. */
export const greeting = (now: number): string => {
  const hour = new Date(now).getHours();
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
};
