/** Computes the renewals of a subscription from its terms and the clock: each period is charged when it begins. */
import { type Agreed, type Standing, standingAt } from './subscriptionTerms.ts';

export type Renewal = {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly standing: Standing;
};

/** After `from`, up to and with `to`. None after an end, while past due, on a trial, or during a pause. */
export const renewalsOf = (agreed: Agreed, from: string, to: string): readonly Renewal[] => {
  const found: Renewal[] = [];
  for (let at = standingAt(agreed, from).period.end; at <= to; ) {
    const standing = standingAt(agreed, at);
    if (standing.status === 'paused' && standing.pause !== null) {
      at = standing.pause.until;
      continue;
    }
    if (standing.status !== 'active' || standing.trialEnd !== null) return found;
    found.push({ at, standing });
    at = standing.period.end;
  }
  return found;
};
