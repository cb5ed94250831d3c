/** Adds up the demo's weekly metrics for the start page. */

import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';

const measures = ['users', 'sessions', 'conversions', 'revenue_cents', 'spend_cents'] as const;

export type WeekSums = Readonly<Record<(typeof measures)[number], number>>;

export type ReportWeek = {
  /** Its Monday, as `2026-11-09`. */
  readonly from: string;
  readonly sums: WeekSums;
  /** The week as many weeks ago as the report is long. */
  readonly before: WeekSums;
};

export type WeeklyReport = {
  /** First and last day, as text. */
  readonly from: string;
  readonly to: string;
  /** Oldest first. */
  readonly weeks: readonly ReportWeek[];
  readonly total: WeekSums;
  /** Sums of as many weeks before. */
  readonly before: WeekSums;
};

/** The last `length` weeks of these clients, each with its partner in the weeks before. */
export const weeklyReport = (
  { to, clients }: DemoFigures,
  ids: readonly string[],
  length: number,
): WeeklyReport => {
  const asked = clients.filter(({ id }) => ids.includes(id));
  /** `first` and `last` in weeks before the end; the last one is omitted. */
  const sumOf = (first: number, last: number): WeekSums => {
    const sums = { users: 0, sessions: 0, conversions: 0, revenue_cents: 0, spend_cents: 0 };
    for (const client of asked) {
      for (const name of measures) {
        const weeks = client[name];
        for (const value of weeks.slice(weeks.length - first, weeks.length - last)) sums[name] += value;
      }
    }
    return sums;
  };
  const end = epochDayOf(to) ?? 0;
  const mondayOf = (ago: number): string => calendarDayOf(end - 7 * ago + 1);
  return {
    from: mondayOf(length),
    to,
    weeks: Array.from({ length }, (_, index): ReportWeek => {
      const ago = length - index;
      return {
        from: mondayOf(ago),
        sums: sumOf(ago, ago - 1),
        before: sumOf(ago + length, ago + length - 1),
      };
    }),
    total: sumOf(length, 0),
    before: sumOf(2 * length, length),
  };
};
