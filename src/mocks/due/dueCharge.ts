/** A renewal that the card does not pay: written down as of its time. Renewals that are paid need no event. */
import { firstFailure } from '#events/subscriptions/paymentRules.ts';
import { subscriptionStream } from '#events/subscriptions/stream.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { alongside } from '../http/handleCommand.ts';
import { ownerOf } from '../http/subscriptionOfWorkspace.ts';
import type { DueSubject } from './dueWork.ts';

export const dueCharge: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const held = answers.paymentCards.byWorkspace[workspaceId];
  const ownerId = ownerOf(answers, workspaceId);
  const agreed = ownerId === null ? undefined : answers.currentSubscription.byAccount[ownerId];
  if (!held || ownerId === null || !agreed) return null;
  const at = firstFailure(agreed, held, now);
  if (at === null) return null;
  return {
    at,
    name: `renewal|${ownerId}|${at}`,
    actor: 'billing',
    propose: () => {
      const command = { type: 'ChargeRenewal', card: held.card, now: at } as const;
      const subject = { stream: subscriptionStream, key: [ownerId] as const, decider: subscriptionDecider };
      return alongside(parts, { ...subject, command }, workspaceId);
    },
  };
};
