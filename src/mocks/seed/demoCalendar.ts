/** When things happened in the demo agency: on working days before now, at minutes that the seed decides. */
import { epochDayAt, weekdayOf } from '#domain/calendar/epochDay.ts';
import type { Milliseconds } from '#world/clock.ts';
import { counterRandom } from '#world/counterRandom.ts';
import type { Random } from '#world/random.ts';

const saturday = 5;
const hourLength = 60 * 60 * 1_000;
const dayLength = 24 * hourLength;

export type DemoCalendar = {
  /** 0 for a Monday that many days ago, to 6 for a Sunday. */
  weekday(daysAgo: number): number;
  /** Moves a day of a weekend to the Friday before it. Takes and returns days before today. */
  workday(daysAgo: number): number;
  /** The day itself; for a weekend one of the five working days before it, picked by `who`, so that not everything falls on Fridays. */
  spread(daysAgo: number, who: string): number;
  /** The first moment of that working day, as ISO 8601 UTC: what holds from then on is the same at every hour of a day. */
  dayBreak(daysAgo: number): string;
  /**
   * A time as ISO 8601 UTC, within that hour of that working day, one day or more before now. The same arguments give the same
   * time; `who` parts what two people did in one hour.
   */
  at(daysAgo: number, hour: number, who?: string): string;
};

/** `now` in milliseconds; `random` is forked, not moved. */
export const createDemoCalendar = (now: Milliseconds, random: Random): DemoCalendar => {
  const today = epochDayAt(now);
  const chance = counterRandom(random.fork('minutes').integer(0, 2 ** 32 - 1));
  const weekday = (daysAgo: number): number => weekdayOf(today - daysAgo);
  const workday = (daysAgo: number): number => daysAgo + Math.max(0, weekday(daysAgo) - saturday + 1);
  return {
    weekday,
    workday,
    spread: (daysAgo, who) => {
      const beyond = weekday(daysAgo) - saturday + 1;
      return beyond > 0 ? daysAgo + beyond + Math.floor(chance('spread', daysAgo, who) * 5) : daysAgo;
    },
    dayBreak: (daysAgo) => new Date((today - workday(daysAgo)) * dayLength).toISOString(),
    at: (daysAgo, hour, who = '') => {
      const within = Math.floor(chance(daysAgo, hour, who) * hourLength);
      return new Date((today - workday(daysAgo)) * dayLength + hour * hourLength + within).toISOString();
    },
  };
};
