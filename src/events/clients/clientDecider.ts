/** The rules of a workspace's clients: each added once, no two active ones with the same domain, no more active ones than there is room for. */
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { ClientChanges, ClientEvent } from './clientEvents.ts';

export type AddClient = {
  readonly type: 'AddClient';
  readonly clientId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
  readonly sample: boolean;
  readonly now: string;
};
export type UpdateClient = {
  readonly type: 'UpdateClient';
  readonly clientId: string;
  readonly changes: ClientChanges;
  readonly now: string;
};
export type ArchiveClient = {
  readonly type: 'ArchiveClient';
  readonly clientId: string;
  readonly now: string;
};
export type RestoreClient = {
  readonly type: 'RestoreClient';
  readonly clientId: string;
  readonly now: string;
};
export type ClientCommand = AddClient | UpdateClient | ArchiveClient | RestoreClient;

export type KnownClient = {
  readonly workspaceId: string;
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
  readonly status: 'active' | 'archived';
  /** Revision of the latest event about this client: its version. */
  readonly revision: number;
};

export type ClientState = {
  /** How many events there are in the stream: the revision of the next one. */
  readonly next: number;
  readonly clients: Readonly<Record<string, KnownClient>>;
};

/** How many clients of the stream count for the plan's limit. */
export const activeClients = ({ clients }: ClientState): number =>
  Object.values(clients).filter(({ status }) => status === 'active').length;

const domainIsTaken = ({ clients }: ClientState, domain: string, but: string): boolean =>
  Object.entries(clients).some(
    ([id, client]) => id !== but && client.status === 'active' && client.domain === domain,
  );

const add = (command: AddClient, state: ClientState): Decision<ClientEvent> => {
  const { type: _type, now, ...facts } = command;
  if (Object.hasOwn(state.clients, facts.clientId)) return reject('versionConflict');
  if (domainIsTaken(state, facts.domain, facts.clientId)) return reject('domainTaken');
  return accept({ type: 'ClientAdded', data: { ...facts, addedAt: now } });
};

const fieldNames = ['name', 'domain', 'industry'] as const;

const differing = (changes: ClientChanges, client: KnownClient): ClientChanges =>
  Object.fromEntries(
    fieldNames.flatMap((field) => {
      const value = changes[field];
      return value === undefined || value === client[field] ? [] : [[field, value]];
    }),
  );

const update = (
  { clientId, changes: wanted, now }: UpdateClient,
  client: KnownClient,
  state: ClientState,
): Decision<ClientEvent> => {
  if (client.status === 'archived') return reject('clientArchived');
  const changes = differing(wanted, client);
  if (Object.keys(changes).length === 0) return accept();
  if (changes.domain !== undefined && domainIsTaken(state, changes.domain, clientId))
    return reject('domainTaken');
  const { workspaceId } = client;
  return accept({ type: 'ClientUpdated', data: { clientId, workspaceId, changes, updatedAt: now } });
};

const archive = (
  { clientId, now }: ArchiveClient,
  { status, workspaceId }: KnownClient,
): Decision<ClientEvent> =>
  status === 'archived'
    ? accept()
    : accept({ type: 'ClientArchived', data: { clientId, workspaceId, archivedAt: now } });

const restore = (
  { clientId, now }: RestoreClient,
  { status, workspaceId, domain }: KnownClient,
  state: ClientState,
): Decision<ClientEvent> => {
  if (status === 'active') return accept();
  if (domainIsTaken(state, domain, clientId)) return reject('domainTaken');
  return accept({ type: 'ClientRestored', data: { clientId, workspaceId, restoredAt: now } });
};

const decide = (command: ClientCommand, state: ClientState): Decision<ClientEvent> => {
  if (command.type === 'AddClient') return add(command, state);
  const client = state.clients[command.clientId];
  if (!client) return reject('notFound');
  switch (command.type) {
    case 'UpdateClient':
      return update(command, client, state);
    case 'ArchiveClient':
      return archive(command, client);
    case 'RestoreClient':
      return restore(command, client, state);
  }
};

const changed = ({ type, data }: ClientEvent): Partial<KnownClient> => {
  switch (type) {
    case 'ClientAdded': {
      const { workspaceId, name, domain, industry } = data;
      return { workspaceId, name, domain, industry, status: 'active' };
    }
    case 'ClientUpdated':
      return data.changes;
    case 'ClientArchived':
      return { status: 'archived' };
    case 'ClientRestored':
      return { status: 'active' };
  }
};

const evolve = ({ next, clients }: ClientState, event: ClientEvent): ClientState => {
  const { clientId } = event.data;
  const client = { ...clients[clientId], ...changed(event), revision: next } as KnownClient;
  return { next: next + 1, clients: { ...clients, [clientId]: client } };
};

export const clientDecider: Decider<ClientCommand, ClientEvent, ClientState> = {
  initial: { next: 0, clients: {} },
  evolve,
  decide,
};
