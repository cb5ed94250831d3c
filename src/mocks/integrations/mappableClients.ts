/** Finds the clients that a connection can be assigned to. */
import type { Client } from '#events/clients/client.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';

export const mappableClients = (answers: Answers, workspaceId: string): readonly Client[] =>
  activeClientsOf(answers.clientDirectory, workspaceId);

/** Null when the client is allowed; another workspace's client is unknown here. */
export const clientProblem = (answers: Answers, workspaceId: string, clientId: string): string | null =>
  mappableClients(answers, workspaceId).some(({ id }) => id === clientId)
    ? null
    : 'Not a client of this workspace';
