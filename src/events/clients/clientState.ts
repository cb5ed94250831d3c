/** The clients of a workspace as its stream has them, and what decisions ask of them. */
import { type Client, clientAfter } from './client.ts';
import type { ClientEvent } from './clientEvents.ts';

export type ClientState = {
  /** How many events there are in the stream: the revision of the next one. */
  readonly next: number;
  /** Whose stream it is; empty before the first event. */
  readonly workspaceId: string;
  /** Deleted ones too. */
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

/** Neither archived nor deleted: it counts for the plan's limit, paused or not. */
export const isActive = ({ archivedAt }: Client): boolean => archivedAt === null;

/** Whether the agency works for it now: alerts and reports are for those alone. */
export const isAtWork = ({ archivedAt, pausedAt }: Client): boolean =>
  archivedAt === null && pausedAt === null;

/** The client under that id, even if it was deleted; undefined when the workspace never had it. */
export const everyClientOf = ({ clients }: ClientState, id: string): Client | undefined =>
  Object.hasOwn(clients, id) ? clients[id] : undefined;

/** The client under that id; undefined when the workspace has none. */
export const clientOf = (state: ClientState, id: string): Client | undefined => {
  const client = everyClientOf(state, id);
  return client?.deletedAt === null ? client : undefined;
};

/** How many clients of the stream count for the plan's limit. */
export const activeClients = ({ clients }: ClientState): number =>
  Object.values(clients).filter(isActive).length;

export const domainIsTaken = ({ clients }: ClientState, domain: string, but: string): boolean =>
  Object.entries(clients).some(([id, client]) => id !== but && isActive(client) && client.domain === domain);
