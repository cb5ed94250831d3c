/** Reads the media spend of today so far, and the spend that the media budgets expect by now. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { type Budget, budgetOfMonth } from '#events/goals/goal.ts';
import { budgetsOf } from '#events/projections/goalDirectory.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import { type DayRow, dayRows } from './dayRows.ts';
import type { VisitAsk, VisitSource } from './visitScope.ts';
import { hoursUntil, type Place, placesAt } from './visitsBetween.ts';

const aWeek = 7;
const minuteLength = 60_000;

const wholeOf = (row: DayRow): number => row.hours.spend_cents.reduce((sum, hour) => sum + hour, 0);

/** Platforms spend evenly within an hour. */
const soFarOf = (row: DayRow, place: Place): number => {
  const { sum, now } = hoursUntil(row, place, 'spend_cents');
  const hour = row.clock[now];
  return hour ? sum + ((row.hours.spend_cents[now] ?? 0) * place.after) / (hour.minutes * minuteLength) : sum;
};

type ClientSpend = { day: EpochDay; soFar: number; usualSoFar: number; usualWhole: number };

const budgetOfDay = (budget: Budget | undefined, day: EpochDay): number | null => {
  const month = budgetOfMonth(budget, calendarDayOf(monthEnd(day)));
  return month === null ? null : month / (monthEnd(day) - monthStart(day) + 1);
};

/**
 * Cents since each client's day began. Expected is the budget's even share of the day, times the part of that
 * weekday's spend which a week ago was spent by this time. `pace` is null if no client with a budget spent then.
 */
export const spendToday = async (
  store: MetricStore,
  sources: readonly VisitSource[],
  { answers, caller, now }: VisitAsk,
): Promise<Pick<RealtimeReply, 'spend_cents' | 'pace'>> => {
  const placeOf = placesAt(now);
  const clients = new Map<string, ClientSpend>();
  for (const { source, client, zone } of sources) {
    const place = placeOf(zone);
    const { day } = place;
    const sums = clients.get(client.id) ?? { day, soFar: 0, usualSoFar: 0, usualWhole: 0 };
    clients.set(client.id, sums);
    for (const row of await dayRows(store, source, { day, zone })) sums.soFar += soFarOf(row, place);
    for (const row of await dayRows(store, source, { day: day - aWeek, zone })) {
      sums.usualSoFar += soFarOf(row, place);
      sums.usualWhole += wholeOf(row);
    }
  }
  const budgets = new Map(
    budgetsOf(answers.goalDirectory, caller.workspaceId).map((budget) => [budget.clientId, budget]),
  );
  let spent = 0;
  let paced = 0;
  let expected = 0;
  for (const [id, { day, soFar, usualSoFar, usualWhole }] of clients) {
    spent += soFar;
    const budget = budgetOfDay(budgets.get(id), day);
    if (budget === null || usualWhole === 0) continue;
    paced += soFar;
    expected += (budget * usualSoFar) / usualWhole;
  }
  return {
    spend_cents: Math.round(spent),
    pace: expected < 1 ? null : { spend_cents: Math.round(paced), expected_cents: Math.round(expected) },
  };
};
