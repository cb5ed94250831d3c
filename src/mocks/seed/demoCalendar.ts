/** Generates event times of the demo agency: on past working days, at seeded minutes. */
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
  /** The day itself; for a weekend one of the five working days before it, chosen by `who`, so that not everything falls on Fridays. */
  spread(daysAgo: number, who: string): number;
  /** The start of that working day, ISO 8601 UTC, so that its effects are independent of the current hour. */
  dayBreak(daysAgo: number): string;
  /**
   * ISO 8601 UTC within that hour of that working day, at least one day ago. Deterministic; `who` separates
   * two people's actions in one hour.
   */
  at(daysAgo: number, hour: number, who?: string): string;
};

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
