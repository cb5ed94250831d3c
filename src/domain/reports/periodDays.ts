/** Computes the days of a report for the day on which it is generated. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { mondayOf, monthEnd, monthStart, monthsLater, quarterStart } from '../calendar/months.ts';
import type { RelativePeriod, ReportPeriod } from './reportPeriod.ts';

export type ReportDays = { readonly from: EpochDay; readonly to: EpochDay };

const monthBefore = (day: EpochDay): ReportDays => {
  const from = monthsLater(monthStart(day), -1);
  return { from, to: monthEnd(from) };
};

const quarterBefore = (day: EpochDay): ReportDays => {
  const from = monthsLater(quarterStart(day), -3);
  return { from, to: quarterStart(day) - 1 };
};

const relativeDays: Readonly<Record<RelativePeriod, (today: EpochDay) => ReportDays>> = {
  lastWeek: (today) => ({ from: mondayOf(today) - 7, to: mondayOf(today) - 1 }),
  last28Days: (today) => ({ from: today - 28, to: today - 1 }),
  lastMonth: monthBefore,
  /** On the 1st no day of the month is complete, so use the month before. */
  monthToDate: (today) =>
    today === monthStart(today) ? monthBefore(today) : { from: monthStart(today), to: today - 1 },
  lastQuarter: quarterBefore,
  quarterToDate: (today) =>
    today === quarterStart(today) ? quarterBefore(today) : { from: quarterStart(today), to: today - 1 },
};

/** Relative periods end before `today`. Null for an invalid fixed period. */
export const periodDays = (period: ReportPeriod, today: EpochDay): ReportDays | null => {
  if (period.kind === 'relative') return relativeDays[period.period](today);
  const [from, to] = [epochDayOf(period.from), epochDayOf(period.to)];
  return from === null || to === null || from > to ? null : { from, to };
};
