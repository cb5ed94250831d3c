/** The last weeks of demo clients, beside the weeks before: what the public pages show of the product. */
import { calendarDayOf, daysUntil, type EpochDay, lastSundayBefore } from '../calendar/epochDay.ts';
import { changeOf } from '../kpi/change.ts';
import { sumMeasures } from '../kpi/measures.ts';
import type { Tally } from '../kpi/ratios.ts';
import { demoTally } from './demoMetrics.ts';

export type ReportWeek = {
  /** Its Monday, as `2026-11-09`. */
  readonly from: string;
  readonly tally: Tally;
  /** The week as many weeks ago as the report is long. */
  readonly before: Tally;
};

export type WeeklyReport = {
  /** First and last day, as text. */
  readonly from: string;
  readonly to: string;
  /** Oldest first. */
  readonly weeks: readonly ReportWeek[];
  readonly total: Tally;
  /** Of as many weeks before. */
  readonly before: Tally;
};

const sumTallies = (tallies: readonly Tally[]): Tally => ({
  all: sumMeasures(tallies.map(({ all }) => all)),
  paid: sumMeasures(tallies.map(({ paid }) => paid)),
});

/** Whole weeks, Monday to Sunday, that ended before `today`; `length` of them, each with its partner in the weeks before. */
export const weeklyReport = (clientIds: readonly string[], today: EpochDay, length: number): WeeklyReport => {
  const to = lastSundayBefore(today);
  const weekEnding = (sunday: EpochDay): Tally => demoTally(clientIds, daysUntil(sunday, 7));
  const weeks = Array.from({ length }, (_, index): ReportWeek => {
    const sunday = to - 7 * (length - 1 - index);
    return {
      from: calendarDayOf(sunday - 6),
      tally: weekEnding(sunday),
      before: weekEnding(sunday - 7 * length),
    };
  });
  return {
    from: calendarDayOf(to - 7 * length + 1),
    to: calendarDayOf(to),
    weeks,
    total: sumTallies(weeks.map(({ tally }) => tally)),
    before: sumTallies(weeks.map(({ before }) => before)),
  };
};

export type Standing = {
  readonly clientId: string;
  readonly revenueCents: number;
  /** By the four weeks before; null without a baseline. */
  readonly change: number | null;
};

/** The revenue of each client in the last four whole weeks, and how it changed. */
export const clientStandings = (clientIds: readonly string[], today: EpochDay): readonly Standing[] =>
  clientIds.map((clientId) => {
    const to = lastSundayBefore(today);
    const revenueUntil = (sunday: EpochDay): number =>
      demoTally([clientId], daysUntil(sunday, 28)).all.revenue_cents;
    const revenueCents = revenueUntil(to);
    return { clientId, revenueCents, change: changeOf(revenueCents, revenueUntil(to - 28)) };
  });
