/** Whether a free trial is about to end or has ended: what people of the agency are told of, above every page. */
import { isPlanName, type PlanName } from './planCatalogue.ts';
import type { Subscription } from './subscription.ts';

const dayLength = 24 * 60 * 60 * 1_000;

/** From how many days before its end a trial is told of. */
export const trialWarningDays = 3;

export type TrialStatus = {
  readonly is: 'ending' | 'ended';
  readonly plan: PlanName;
  /** The end, ISO 8601 UTC. */
  readonly at: string;
  /** Days that are left, the one that has begun included; 0 of one that has ended. */
  readonly daysLeft: number;
};

type Asked = {
  /** Only an active one. */
  readonly subscription: Pick<Subscription, 'plan_name' | 'trial_end'> | null;
  readonly endedTrial: { readonly plan: PlanName; readonly at: string } | null;
  /** In milliseconds. */
  readonly now: number;
};

/** Null where no trial ends soon, and where none has ended without being kept. */
export const trialStanding = ({ subscription, endedTrial, now }: Asked): TrialStatus | null => {
  if (endedTrial !== null) return { is: 'ended', ...endedTrial, daysLeft: 0 };
  const { plan_name: plan, trial_end: at = null } = subscription ?? {};
  if (at === null || !isPlanName(plan)) return null;
  const daysLeft = Math.ceil((Date.parse(at) - now) / dayLength);
  if (daysLeft > trialWarningDays) return null;
  return daysLeft > 0 ? { is: 'ending', plan, at, daysLeft } : { is: 'ended', plan, at, daysLeft: 0 };
};
