/** Records a failed renewal charge at its due time; a successful renewal needs no event. */
import { firstFailure } from '#events/subscriptions/paymentRules.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import { alongside } from '../http/handleCommand.ts';
import { subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';
import type { DueSubject } from './dueWork.ts';

export const dueCharge: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const held = answers.paymentCards.byWorkspace[workspaceId];
  const subscriberId = subscriberOf(answers, workspaceId);
  const agreed = subscriberId === null ? undefined : answers.currentSubscription.byAccount[subscriberId];
  if (!held || subscriberId === null || !agreed) return null;
  const at = firstFailure(agreed, held, now);
  if (at === null) return null;
  return {
    at,
    name: `renewal|${subscriberId}|${at}`,
    actor: 'billing',
    propose: () => {
      const command = { type: 'ChargeRenewal', card: held.card, now: at } as const;
      const subject = {
        stream: subscriptionStream,
        key: [subscriberId] as const,
        decider: subscriptionDecider,
      };
      return alongside(parts, { ...subject, command }, workspaceId);
    },
  };
};
