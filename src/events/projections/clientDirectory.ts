/** Which clients does a workspace have? */
import type { ClientChanges } from '../clients/clientEvents.ts';
import type { Projection } from './projection.ts';

export type Client = {
  id: string;
  name: string;
  domain: string;
  industry: string;
  sample: boolean;
  addedAt: string;
  updatedAt: string;
  /** Null while it is active. */
  archivedAt: string | null;
  /** Revision of the latest event about it: its version for `ETag` and `If-Match`. */
  revision: number;
};

export type ClientDirectory = { byWorkspace: Record<string, Record<string, Client>> };

type About = { workspaceId: string; clientId: string };

const change = (
  directory: ClientDirectory,
  { workspaceId, clientId }: About,
  facts: ClientChanges & Pick<Client, 'updatedAt' | 'revision'> & Partial<Pick<Client, 'archivedAt'>>,
): void => {
  const client = directory.byWorkspace[workspaceId]?.[clientId];
  if (client) Object.assign(client, facts);
};

export const clientDirectory: Projection<ClientDirectory> = {
  name: 'clientDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    ClientAdded: (directory, { data, revision }) => {
      const { clientId, workspaceId, ...facts } = data;
      const clients = directory.byWorkspace[workspaceId] ?? {};
      clients[clientId] = { ...facts, id: clientId, updatedAt: data.addedAt, archivedAt: null, revision };
      directory.byWorkspace[workspaceId] = clients;
    },
    ClientUpdated: (directory, { data, revision }) =>
      change(directory, data, { ...data.changes, updatedAt: data.updatedAt, revision }),
    ClientArchived: (directory, { data, revision }) =>
      change(directory, data, { archivedAt: data.archivedAt, updatedAt: data.archivedAt, revision }),
    ClientRestored: (directory, { data, revision }) =>
      change(directory, data, { archivedAt: null, updatedAt: data.restoredAt, revision }),
  },
};

/** All clients of a workspace in the order of adding, archived ones too. */
export const clientsOf = (directory: ClientDirectory, workspaceId: string): readonly Client[] =>
  Object.values(directory.byWorkspace[workspaceId] ?? {});

/** Those that are not archived: they count for the plan's limit. */
export const activeClientsOf = (directory: ClientDirectory, workspaceId: string): readonly Client[] =>
  clientsOf(directory, workspaceId).filter(({ archivedAt }) => archivedAt === null);
