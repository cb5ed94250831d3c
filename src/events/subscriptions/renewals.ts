/** Computes the renewals of a subscription from its terms and the clock: each period is charged when it begins. */
import { type Agreed, type SubscriptionAt, subscriptionStateAt } from './subscriptionTerms.ts';

export type Renewal = {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly standing: SubscriptionAt;
};

/** After `from`, up to and with `to`. None after an end, while past due, on a trial, or during a pause. */
export const renewalsOf = (agreed: Agreed, from: string, to: string): readonly Renewal[] => {
  const found: Renewal[] = [];
  for (let at = subscriptionStateAt(agreed, from).period.end; at <= to; ) {
    const current = subscriptionStateAt(agreed, at);
    if (current.status === 'paused' && current.pause !== null) {
      at = current.pause.until;
      continue;
    }
    if (current.status !== 'active' || current.trialEnd !== null) return found;
    found.push({ at, standing: current });
    at = current.period.end;
  }
  return found;
};
