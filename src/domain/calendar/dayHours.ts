/** The hours that a day has on the wall clock of a time zone: on days of a clock change one is skipped, shorter, longer, or comes twice. */
import type { EpochDay } from './epochDay.ts';
import { wallAt, zonedTime } from './zonedTime.ts';

export type DayHour = {
  /** What the wall clock shows, 0 to 23. */
  readonly hour: number;
  /** How often this hour began before on the same day. */
  readonly repeat: number;
  /** How long it is. */
  readonly minutes: number;
  /** How many minutes after the day it begins. */
  readonly after: number;
  /** When it begins there: `01:00`; one that comes again with its offset, `01:00-05:00`. */
  readonly clock: string;
};

export const hoursPerDay = 24;

/** The most hours that a day has anywhere: two come twice at Troll in Antarctica. */
export const mostDayHours = 26;

const minuteLength = 60_000;
const minutesPerDay = 1_440;
/** Clocks change at whole quarters of an hour, and by whole quarters. */
const quarter = 15;

const two = (value: number): string => String(value).padStart(2, '0');

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;

/** The hours of an ordinary day. */
export const usualHours: readonly DayHour[] = Array.from({ length: hoursPerDay }, (_, hour) => ({
  hour,
  repeat: 0,
  minutes: 60,
  after: hour * 60,
  clock: `${two(hour)}:00`,
}));

const readHours = (zone: string, start: number, length: number): readonly DayHour[] => {
  const hours: DayHour[] = [];
  for (let after = 0; after < length; after += quarter) {
    const time = start + after * minuteLength;
    const wall = wallAt(zone, time);
    const [hour, minute] = [new Date(wall).getUTCHours(), new Date(wall).getUTCMinutes()];
    const last = hours.at(-1);
    if (last?.hour === hour && minute !== 0) {
      hours[hours.length - 1] = { ...last, minutes: last.minutes + quarter };
      continue;
    }
    const repeat = hours.filter((one) => one.hour === hour).length;
    const offset = repeat === 0 ? '' : offsetText((wall - time) / minuteLength);
    hours.push({ hour, repeat, minutes: quarter, after, clock: `${two(hour)}:${two(minute)}${offset}` });
  }
  return hours;
};

/** The hours of a day on which the clocks of a zone change, in the order of time; null for an ordinary day. */
export const changedHours = (zone: string, day: EpochDay): readonly DayHour[] | null => {
  if (zone === 'UTC') return null;
  const start = zonedTime(zone, day, 0);
  const length = (zonedTime(zone, day + 1, 0) - start) / minuteLength;
  return length === minutesPerDay ? null : readHours(zone, start, length);
};

/** How many of the hours are over when the wall clock shows `hour`. */
export const hoursBefore = (hours: readonly Pick<DayHour, 'hour'>[], hour: number): number => {
  const first = hours.findIndex((one) => one.hour >= hour);
  return first < 0 ? hours.length : first;
};
