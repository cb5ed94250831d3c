/** The renewals of a subscription, told by what was agreed and the clock alone: each period that begins is charged when it begins. */
import { type Agreed, type Standing, standingAt } from './subscriptionTerms.ts';

export type Renewal = {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** As it stands then. */
  readonly standing: Standing;
};

/** Those after `from`, up to and with `to`; none once it has ended, is past due, or on a trial; a pause has none before its end. */
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
