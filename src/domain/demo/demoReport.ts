/** Computes weekly reports of demo clients, with the weeks before, for the public pages. */
import { calendarDayOf, daysUntil, type EpochDay, lastSundayBefore } from '../calendar/epochDay.ts';
import { changeOf } from '../kpi/change.ts';
import { sumMeasures } from '../kpi/measures.ts';
import type { Tally } from '../kpi/ratios.ts';
import { demoTally } from './demoMetrics.ts';

export type ReportWeek = {
  readonly from: string;
  readonly tally: Tally;
  readonly before: Tally;
};

export type WeeklyReport = {
  readonly from: string;
  readonly to: string;
  readonly weeks: readonly ReportWeek[];
  readonly total: Tally;
  readonly before: Tally;
};

const sumTallies = (tallies: readonly Tally[]): Tally => ({
  all: sumMeasures(tallies.map(({ all }) => all)),
  paid: sumMeasures(tallies.map(({ paid }) => paid)),
});

/** The last `length` complete weeks (Monday to Sunday) before `today`, each with its week in the preceding period. */
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
  /** Relative to the four weeks before; null without a baseline. */
  readonly change: number | null;
};

export const clientStandings = (clientIds: readonly string[], today: EpochDay): readonly Standing[] =>
  clientIds.map((clientId) => {
    const to = lastSundayBefore(today);
    const revenueUntil = (sunday: EpochDay): number =>
      demoTally([clientId], daysUntil(sunday, 28)).all.revenue_cents;
    const revenueCents = revenueUntil(to);
    return { clientId, revenueCents, change: changeOf(revenueCents, revenueUntil(to - 28)) };
  });
