/** To which clients of a workspace a connection's numbers may be given. */
import { activeClientsOf, type Client } from '#events/projections/clientDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';

export const mappableClients = (answers: Answers, workspaceId: string): readonly Client[] =>
  activeClientsOf(answers.clientDirectory, workspaceId);

/** Null when it may be this one; another workspace's client is no client here. */
export const clientProblem = (answers: Answers, workspaceId: string, clientId: string): string | null =>
  mappableClients(answers, workspaceId).some(({ id }) => id === clientId)
    ? null
    : 'Not a client of this workspace';
