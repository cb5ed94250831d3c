/** Folds the clients of a workspace and answers the queries of decisions. */
import { ownValue } from '#domain/ownValue.ts';
import { type Client, clientAfter } from './client.ts';
import type { ClientEvent } from './clientEvents.ts';

export type ClientState = {
  /** The revision of the next event. */
  readonly next: number;
  readonly workspaceId: string;
  readonly clients: Readonly<Record<string, Client>>;
};

export const noClients: ClientState = { next: 0, workspaceId: '', clients: {} };

export const clientsAfter = ({ next, clients }: ClientState, event: ClientEvent): ClientState => {
  const { clientId, workspaceId } = event.data;
  const client = clientAfter(clients[clientId], event, next);
  return {
    next: next + 1,
    workspaceId,
    clients: client ? { ...clients, [clientId]: client } : clients,
  };
};

/** Neither archived nor deleted: it counts for the plan's quota, paused or not. */
export const isActive = ({ archivedAt }: Client): boolean => archivedAt === null;

/** Active and not paused: only such clients get alerts and reports. */
export const isAtWork = ({ archivedAt, pausedAt }: Client): boolean =>
  archivedAt === null && pausedAt === null;

/** Includes deleted clients; undefined when the workspace never had it. */
export const everyClientOf = ({ clients }: ClientState, id: string): Client | undefined =>
  ownValue(clients, id);

/** Excludes deleted clients; undefined when the workspace has none. */
export const clientOf = (state: ClientState, id: string): Client | undefined => {
  const client = everyClientOf(state, id);
  return client?.deletedAt === null ? client : undefined;
};

export const activeClients = ({ clients }: ClientState): number =>
  Object.values(clients).filter(isActive).length;

export const domainIsTaken = ({ clients }: ClientState, domain: string, but: string): boolean =>
  Object.entries(clients).some(([id, client]) => id !== but && isActive(client) && client.domain === domain);
