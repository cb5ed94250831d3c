/** How far back a plan shows figures. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { type PlanName, planNames, unlimited } from '../plans/planCatalogue.ts';
import { limitsOf } from '../plans/subscription.ts';
import type { DayRange } from './comparedRange.ts';

/** The first day that a plan (null: none) still shows, today being its last one; null without a limit. */
export const firstKeptDay = (plan: PlanName | null, today: EpochDay): EpochDay | null => {
  const { retentionDays } = limitsOf(plan);
  return retentionDays === unlimited ? null : today - retentionDays + 1;
};

export type Retained =
  | { readonly kind: 'whole' | 'cut'; readonly range: DayRange }
  | {
      readonly kind: 'outside';
      readonly limit: number;
      readonly used: number;
      readonly neededPlan: PlanName | null;
    };

/** What of a range a plan shows: all, the part that it keeps, or nothing, with the smallest plan that would show the last day. */
export const retainedOf = (range: DayRange, plan: PlanName | null, today: EpochDay): Retained => {
  const first = firstKeptDay(plan, today);
  if (first === null || range.from >= first) return { kind: 'whole', range };
  if (range.to >= first) return { kind: 'cut', range: { from: first, to: range.to } };
  const neededPlan = planNames.find((name) => (firstKeptDay(name, today) ?? range.to) <= range.to) ?? null;
  return { kind: 'outside', limit: limitsOf(plan).retentionDays, used: today - range.from + 1, neededPlan };
};
