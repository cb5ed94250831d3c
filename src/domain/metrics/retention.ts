/** Computes how far back a plan shows metrics. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { type PlanName, planNames, unlimited } from '../plans/planCatalogue.ts';
import { limitsOf } from '../plans/subscription.ts';
import { type DayRange, daysIn } from './comparedRange.ts';

/** The first visible day of a plan (null: none): its retention in complete days, plus today. Null without a limit. */
export const firstRetainedDay = (plan: PlanName | null, today: EpochDay): EpochDay | null => {
  const { retentionDays } = limitsOf(plan);
  return retentionDays === unlimited ? null : today - retentionDays;
};

export type Retained =
  | { readonly kind: 'whole' | 'cut'; readonly range: DayRange }
  | {
      readonly kind: 'outside';
      readonly limit: number;
      readonly used: number;
      readonly neededPlan: PlanName | null;
    };

/** The visible part of a range, or nothing, with the smallest plan that would show the last day. */
export const retainedOf = (range: DayRange, plan: PlanName | null, today: EpochDay): Retained => {
  const first = firstRetainedDay(plan, today);
  if (first === null || range.from >= first) return { kind: 'whole', range };
  if (range.to >= first) return { kind: 'cut', range: { from: first, to: range.to } };
  const neededPlan =
    planNames.find((name) => (firstRetainedDay(name, today) ?? range.to) <= range.to) ?? null;
  return { kind: 'outside', limit: limitsOf(plan).retentionDays, used: today - range.from, neededPlan };
};

export type LongerRetention = { readonly plan: PlanName; readonly days: number };

/** Additional days that the next larger plan shows, compared with `retentionDays`. Null if it adds none, or without a larger plan. */
export const longerRetention = (
  asked: DayRange,
  { today, retentionDays }: { readonly today: EpochDay; readonly retentionDays: number },
): LongerRetention | null => {
  if (retentionDays === unlimited) return null;
  const first = today - retentionDays;
  if (asked.from >= first || asked.to < first) return null;
  const plan = planNames.find((name) => {
    const retained = limitsOf(name).retentionDays;
    return retained === unlimited || retained > retentionDays;
  });
  if (plan === undefined) return null;
  const from = Math.max(asked.from, firstRetainedDay(plan, today) ?? asked.from);
  return { plan, days: daysIn({ from, to: first - 1 }) };
};
