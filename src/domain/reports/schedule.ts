/** When a report is made again: weekly, monthly or quarterly at a time of day in a zone. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { firstDayOf, lastDayOf, mondayOf, monthOf } from '../calendar/months.ts';
import { zonedDayAt, zonedTime } from '../calendar/zonedTime.ts';

export const frequencies = ['weekly', 'monthly', 'quarterly'] as const;
export type Frequency = (typeof frequencies)[number];

export type Schedule = {
  readonly frequency: Frequency;
  /** 0 for Monday to 6 for Sunday; null unless weekly. */
  readonly weekday: number | null;
  /** 1 to 31, the last day where a month is shorter; of the first month of a quarter; null of weekly ones. */
  readonly day: number | null;
  /** `08:30`. */
  readonly time: string;
  /** `Europe/Berlin`. */
  readonly zone: string;
  /** The last day on which it may run, such as `2026-12-31`; null for no end. */
  readonly endsOn: string | null;
};

export const daysOfMonth = { least: 1, most: 31 } as const;

/** Minutes since midnight of `08:30`; null for what is no time of day. */
export const minutesOf = (time: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
};

const weeklyFrom = (day: EpochDay, weekday: number): readonly EpochDay[] => {
  const first = mondayOf(day) + weekday;
  return [first, first + 7, first + 14];
};

/** The day of each month; of a shorter one its last. */
const monthlyFrom = (day: EpochDay, wanted: number, isOne: (month: number) => boolean): readonly EpochDay[] =>
  Array.from({ length: 9 }, (_, index) => monthOf(day) + index)
    .filter(isOne)
    .map((month) => Math.min(firstDayOf(month) + wanted - 1, lastDayOf(month)));

const isFirstOfQuarter = (month: number): boolean => ((month % 3) + 3) % 3 === 0;

/** At least two after `day`, in their order. */
const daysFrom = ({ frequency, weekday, day: wanted }: Schedule, day: EpochDay): readonly EpochDay[] => {
  if (frequency === 'weekly') return weeklyFrom(day, weekday ?? 0);
  return monthlyFrom(day, wanted ?? 1, frequency === 'monthly' ? () => true : isFirstOfQuarter);
};

/** The first run after a time (ISO 8601 UTC); null when the schedule is over. */
export const nextRun = (schedule: Schedule, after: string): string | null => {
  const { zone, time, endsOn } = schedule;
  const now = Date.parse(after);
  const lastDay = endsOn === null ? null : epochDayOf(endsOn);
  for (const day of daysFrom(schedule, zonedDayAt(zone, now) - 1)) {
    const at = zonedTime(zone, day, minutesOf(time) ?? 0);
    if (at <= now) continue;
    return lastDay !== null && day > lastDay ? null : new Date(at).toISOString();
  }
  return null;
};

/** The most that it runs in one month: no month has a weekday more than five times. */
export const runsInMonth = ({ frequency }: Pick<Schedule, 'frequency'>): number =>
  frequency === 'weekly' ? 5 : 1;

/** The next runs, at most `most`. */
export const nextRuns = (schedule: Schedule, after: string, most: number): readonly string[] => {
  const runs: string[] = [];
  for (let from = after; runs.length < most; ) {
    const at = nextRun(schedule, from);
    if (at === null) break;
    runs.push(at);
    from = at;
  }
  return runs;
};
