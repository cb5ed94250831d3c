/** Which clients does a workspace have? */
import type { Projection } from './projection.ts';

export type Client = {
  id: string;
  name: string;
  domain: string;
  industry: string;
  sample: boolean;
  addedAt: string;
};

export type ClientDirectory = { byWorkspace: Record<string, Record<string, Client>> };

export const clientDirectory: Projection<ClientDirectory> = {
  name: 'clientDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    ClientAdded: (directory, { data }) => {
      const { clientId, workspaceId, ...facts } = data;
      const clients = directory.byWorkspace[workspaceId] ?? {};
      clients[clientId] = { ...facts, id: clientId };
      directory.byWorkspace[workspaceId] = clients;
    },
  },
};

/** The clients of a workspace in the order of adding. */
export const clientsOf = (directory: ClientDirectory, workspaceId: string): readonly Client[] =>
  Object.values(directory.byWorkspace[workspaceId] ?? {});
