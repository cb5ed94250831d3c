/** Decides whether a free trial is about to end or has ended, for the banner above the agency's pages. */
import { isPlanName, type PlanName } from './planCatalogue.ts';
import type { Subscription } from './subscription.ts';

const dayLength = 24 * 60 * 60 * 1_000;

/** Days before the end from which on the banner appears. */
export const trialWarningDays = 3;

export type TrialStatus = {
  readonly is: 'ending' | 'ended';
  readonly plan: PlanName;
  readonly at: string;
  /** Remaining days including the current one; 0 after the end. */
  readonly daysLeft: number;
};

type Asked = {
  readonly subscription: Pick<Subscription, 'plan_name' | 'trial_end'> | null;
  readonly endedTrial: { readonly plan: PlanName; readonly at: string } | null;
  readonly now: number;
};

/** Null if no trial ends soon or has ended unconverted. */
export const trialStatusAt = ({ subscription, endedTrial, now }: Asked): TrialStatus | null => {
  if (endedTrial !== null) return { is: 'ended', ...endedTrial, daysLeft: 0 };
  const { plan_name: plan, trial_end: at = null } = subscription ?? {};
  if (at === null || !isPlanName(plan)) return null;
  const daysLeft = Math.ceil((Date.parse(at) - now) / dayLength);
  if (daysLeft > trialWarningDays) return null;
  return daysLeft > 0 ? { is: 'ending', plan, at, daysLeft } : { is: 'ended', plan, at, daysLeft: 0 };
};
