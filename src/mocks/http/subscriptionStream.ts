/** The subscription of a workspace on its way through a decision: its stream, its owner, and how it stands afterwards. */
import type { Decision } from '#events/decision.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { SubscriptionCommand } from '#events/subscriptions/subscriptionCommands.ts';
import { type SubscriptionState, subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import type { SubscriptionEvent } from '#events/subscriptions/subscriptionEvents.ts';
import type { BackendParts, Refused } from './context.ts';
import { loadStream } from './loadStream.ts';

/** The account whose subscription counts for a workspace (ruling D4). */
export const ownerOf = (answers: Answers, workspaceId: string): string | null =>
  answers.workspaceDirectory.byId[workspaceId]?.ownerId ?? null;

export type DecidedSubscription = {
  readonly ok: true;
  readonly events: readonly NewEvent[];
  readonly expected: { readonly stream: string; readonly revision: number | 'none' };
  readonly after: SubscriptionState;
};

/** Decides on the stream of the workspace's owner, as it is in the log now. */
export const decideSubscription = async (
  { log }: Pick<BackendParts, 'log'>,
  { ownerId, workspaceId }: { ownerId: string; workspaceId: string },
  command: SubscriptionCommand,
): Promise<DecidedSubscription | Refused> => {
  const stream = `subscription-${ownerId}`;
  const { state, revision } = await loadStream(log, stream, subscriptionDecider);
  const decision: Decision<SubscriptionEvent> = subscriptionDecider.decide(command, state);
  if (!decision.ok) return decision;
  const tags = [workspaceTag(workspaceId), accountTag(ownerId)];
  return {
    ok: true,
    events: decision.events.map((event) => ({ stream, event, tags })),
    expected: { stream, revision },
    after: decision.events.reduce(subscriptionDecider.evolve, state),
  };
};
