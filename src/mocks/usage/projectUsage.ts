/** Projects monthly usage from the days in the log and from schedules. */
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { paceDays, paceOf } from '#domain/plans/usagePace.ts';

export type CountedAt = { readonly at: string; readonly count: number };

type Asked = {
  readonly counted: readonly CountedAt[];
  readonly unplanned?: readonly CountedAt[];
  readonly planned?: readonly string[];
  readonly limit: number;
  readonly now: string;
};

const dayOf = (time: string): EpochDay => epochDayAt(Date.parse(time));

const byDay = (counted: readonly CountedAt[], from: EpochDay, to: EpochDay): number[] => {
  const days = Array.from({ length: Math.max(0, to - from + 1) }, () => 0);
  for (const { at, count } of counted) {
    const index = dayOf(at) - from;
    if (index >= 0 && index < days.length) days[index] = (days[index] ?? 0) + count;
  }
  return days;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const projectUsage = ({
  counted,
  unplanned = counted,
  planned = [],
  limit,
  now,
}: Asked): NonNullable<UsageReply['items'][number]['pace']> => {
  const today = dayOf(now);
  const end = monthEnd(today);
  const days = byDay(counted, monthStart(today), today);
  const coming = byDay(
    planned.map((at) => ({ at, count: 1 })),
    today,
    end,
  );
  const [plannedToday = 0, ...later] = coming;
  const perDay = sumOf(byDay(unplanned, today - paceDays, today - 1)) / paceDays;
  const { projected, reachedIn } = paceOf({ days, planned: later, plannedToday, perDay, limit });
  return { days, projected, reached_on: reachedIn === null ? null : calendarDayOf(today + reachedIn) };
};
