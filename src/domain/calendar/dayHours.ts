/** Lists the wall-clock hours of a day in a time zone, including skipped, shortened and repeated ones. */
import type { EpochDay } from './epochDay.ts';
import { wallAt, zonedTime } from './zonedTime.ts';

export type DayHour = {
  /** 0 to 23, on the wall clock. */
  readonly hour: number;
  /** Number of earlier occurrences of the hour on this day. */
  readonly repeat: number;
  readonly minutes: number;
  /** Offset from the start of the day, in minutes. */
  readonly after: number;
  /** Local start: `01:00`; a repeated hour has its offset, `01:00-05:00`. */
  readonly clock: string;
};

export const hoursPerDay = 24;

/** The maximum of any zone: Troll in Antarctica repeats two hours. */
export const mostDayHours = 26;

const minuteLength = 60_000;
const minutesPerDay = 1_440;
/** Clock changes start at a multiple of 15 minutes and shift by one. */
const quarter = 15;

const two = (value: number): string => String(value).padStart(2, '0');

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;

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

/** In order of time; null for a day without a clock change. */
export const changedHours = (zone: string, day: EpochDay): readonly DayHour[] | null => {
  if (zone === 'UTC') return null;
  const start = zonedTime(zone, day, 0);
  const length = (zonedTime(zone, day + 1, 0) - start) / minuteLength;
  return length === minutesPerDay ? null : readHours(zone, start, length);
};

export const hoursBefore = (hours: readonly Pick<DayHour, 'hour'>[], hour: number): number => {
  const first = hours.findIndex((one) => one.hour >= hour);
  return first < 0 ? hours.length : first;
};
