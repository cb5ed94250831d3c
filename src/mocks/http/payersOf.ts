/** The clients of a workspace as payers. Archived clients are lost, except those archived only because the plan has no room for them. */
import type { Payer } from '#domain/clients/retainers.ts';
import type { Client } from '#events/clients/client.ts';
import { payingClient } from '#events/clients/payingClient.ts';
import type { Answers } from '#events/projections/answers.ts';
import { subscriberOf } from './subscriptionOfWorkspace.ts';

/** The clients that are archived only because the plan has no room for them. */
export const setAsideIn = (answers: Answers, workspaceId: string): ReadonlySet<string> => {
  const agreed = answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''];
  return new Set(agreed?.aside.clients);
};

/** Their contracts go on: what the agency can open in this product ends no agreement with a client. */
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
