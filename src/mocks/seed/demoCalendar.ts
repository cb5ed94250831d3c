/** When things happened in the demo agency: on working days before now, at minutes that the seed decides. */
import { epochDayAt, weekdayOf } from '#domain/calendar/epochDay.ts';
import type { Milliseconds } from '#world/clock.ts';
import type { Random } from '#world/random.ts';

const saturday = 5;
const hourLength = 60 * 60 * 1_000;
const dayLength = 24 * hourLength;

export type DemoCalendar = {
  /** 0 for a Monday that many days ago, to 6 for a Sunday. */
  weekday(daysAgo: number): number;
  /** How many days ago the working day is that stands for one that many days ago: itself, or of a weekend its Friday. */
  workday(daysAgo: number): number;
  /** A time as ISO 8601 UTC, within that hour of that working day; with one day or more before now. The same arguments give the same time; `who` tells apart what two people did in one hour. */
  at(daysAgo: number, hour: number, who?: string): string;
};

/** `now` in milliseconds; `random` is forked, not moved. */
export const createDemoCalendar = (now: Milliseconds, random: Random): DemoCalendar => {
  const today = epochDayAt(now);
  const weekday = (daysAgo: number): number => weekdayOf(today - daysAgo);
  const workday = (daysAgo: number): number => daysAgo + Math.max(0, weekday(daysAgo) - saturday + 1);
  return {
    weekday,
    workday,
    at: (daysAgo, hour, who = '') => {
      const within = random.fork(`${daysAgo} days ago at ${hour} ${who}`).integer(0, hourLength - 1);
      return new Date((today - workday(daysAgo)) * dayLength + hour * hourLength + within).toISOString();
    },
  };
};
