/** Computes the runs of a schedule: weekly, monthly or quarterly at a local time in a zone. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { firstDayOf, lastDayOf, mondayOf, monthOf } from '../calendar/months.ts';
import { zonedDayAt, zonedTime } from '../calendar/zonedTime.ts';

export const frequencies = ['weekly', 'monthly', 'quarterly'] as const;
export type Frequency = (typeof frequencies)[number];

export type Schedule = {
  readonly frequency: Frequency;
  /** 0 for Monday to 6 for Sunday; null unless weekly. */
  readonly weekday: number | null;
  /** 1 to 31, clamped in shorter months; for quarterly schedules in the quarter's first month. Null if weekly. */
  readonly day: number | null;
  readonly time: string;
  readonly zone: string;
  /** Last possible day of a run, such as `2026-12-31`; null for no end. */
  readonly endsOn: string | null;
};

export const daysOfMonth = { least: 1, most: 31 } as const;

export const minutesOf = (time: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
};

const weeklyFrom = (day: EpochDay, weekday: number): readonly EpochDay[] => {
  const first = mondayOf(day) + weekday;
  return [first, first + 7, first + 14];
};

/** Clamped to the last day of a shorter month. */
const monthlyFrom = (day: EpochDay, wanted: number, isOne: (month: number) => boolean): readonly EpochDay[] =>
  Array.from({ length: 9 }, (_, index) => monthOf(day) + index)
    .filter(isOne)
    .map((month) => Math.min(firstDayOf(month) + wanted - 1, lastDayOf(month)));

const isFirstOfQuarter = (month: number): boolean => ((month % 3) + 3) % 3 === 0;

/** At least two run days after `day`, in order. */
const daysFrom = ({ frequency, weekday, day: wanted }: Schedule, day: EpochDay): readonly EpochDay[] => {
  if (frequency === 'weekly') return weeklyFrom(day, weekday ?? 0);
  return monthlyFrom(day, wanted ?? 1, frequency === 'monthly' ? () => true : isFirstOfQuarter);
};

/** `after` is ISO 8601 UTC; null if the schedule has ended. */
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

/** Maximum per month: no month has a weekday more than five times. */
export const runsInMonth = ({ frequency }: Pick<Schedule, 'frequency'>): number =>
  frequency === 'weekly' ? 5 : 1;

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
