/** Lists a workspace's clients as payers. Archived clients are lost, except those archived only by the plan's quota. */
import type { Payer } from '#domain/clients/retainers.ts';
import type { Client } from '#events/clients/client.ts';
import { payingClient } from '#events/clients/payingClient.ts';
import type { Answers } from '#events/projections/answers.ts';
import { subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';

export const setAsideIn = (answers: Answers, workspaceId: string): ReadonlySet<string> => {
  const agreed = answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''];
  return new Set(agreed?.aside.clients);
};

/** Their contracts continue, because a plan's quota does not end an agreement with a client. */
export const payersOf = (
  answers: Answers,
  workspaceId: string,
  clients: readonly Client[],
): readonly Payer[] => {
  const putAside = setAsideIn(answers, workspaceId);
  return clients.map((client) => {
    const payer = payingClient(client);
    return putAside.has(client.id) ? { ...payer, goneSince: null } : payer;
  });
};
