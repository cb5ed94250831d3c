/** Projects the clients of each workspace. */
import { type Client, clientAfter } from '../clients/client.ts';
import type { ClientEvent } from '../clients/clientEvents.ts';
import type { Projection } from './projection.ts';

export type ClientDirectory = { byWorkspace: Record<string, Record<string, Client>> };

const tell = (directory: ClientDirectory, event: ClientEvent & { readonly revision: number }): void => {
  const { workspaceId, clientId } = event.data;
  const clients = directory.byWorkspace[workspaceId] ?? {};
  const client = clientAfter(clients[clientId], event, event.revision);
  if (client) directory.byWorkspace[workspaceId] = Object.assign(clients, { [clientId]: client });
};

export const clientDirectory: Projection<ClientDirectory> = {
  name: 'clientDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    ClientAdded: tell,
    ClientUpdated: tell,
    ClientArchived: tell,
    ClientRestored: tell,
    ClientPaused: tell,
    ClientResumed: tell,
    ClientOwnerAssigned: tell,
    ClientTagsChanged: tell,
    ClientContractChanged: tell,
    ClientContractWithdrawn: tell,
    ClientLifetimeAssumed: tell,
    ClientLogoChanged: tell,
    ClientMerged: tell,
    ClientDeleted: tell,
  },
};

export const clientsOf = (directory: ClientDirectory, workspaceId: string): readonly Client[] =>
  Object.values(directory.byWorkspace[workspaceId] ?? {}).filter(({ deletedAt }) => deletedAt === null);

export const activeClientsOf = (directory: ClientDirectory, workspaceId: string): readonly Client[] =>
  clientsOf(directory, workspaceId).filter(({ archivedAt }) => archivedAt === null);
