/** Applies a scheduled plan change at the end of the period. */
import { noQuotaChanges } from '#domain/plans/fitQuota.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import { alongside, mergeRelated } from '../http/handleCommand.ts';
import { quotaChanges } from '../subscription/quotaChanges.ts';
import { fittingFor } from '../subscription/resourcesOf.ts';
import { ownerOf, subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';
import type { DueSubject } from './dueWork.ts';

export const duePlanChange: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const subscriberId = subscriberOf(answers, workspaceId);
  const agreed = subscriberId === null ? undefined : answers.currentSubscription.byAccount[subscriberId];
  const scheduled = agreed?.scheduled ?? null;
  if (subscriberId === null || !agreed || scheduled === null || scheduled.effectiveAt > now) return null;
  const { plan, effectiveAt: at } = scheduled;
  return {
    at,
    name: `plan-change|${subscriberId}|${at}`,
    actor: 'billing',
    propose: async () => {
      const question = { workspaceId, plan, keep: agreed.keep };
      const room = agreed.simulated === null ? fittingFor(answers, question).changes : noQuotaChanges;
      const command = { type: 'TakeEffect', room, now: at } as const;
      const subject = {
        stream: subscriptionStream,
        key: [subscriberId] as const,
        decider: subscriptionDecider,
      };
      return mergeRelated([
        await alongside(parts, { ...subject, command }, workspaceId),
        await quotaChanges(parts, room, {
          workspaceId,
          by: ownerOf(answers, workspaceId) ?? subscriberId,
          now: at,
        }),
      ]);
    },
  };
};
