/** Which connections with platforms does each workspace have, and which has it given up? */
import type { IntegrationEvent } from '../integrations/integrationEvents.ts';
import {
  type Connection,
  connectedOf,
  type IntegrationState,
  integrationsAfter,
  noIntegrations,
} from '../integrations/integrationState.ts';
import type { Projection } from './projection.ts';

export type IntegrationDirectory = { byWorkspace: Record<string, IntegrationState> };

const tell = (
  directory: IntegrationDirectory,
  event: IntegrationEvent & { readonly revision: number },
): void => {
  const { workspaceId } = event.data;
  const before = directory.byWorkspace[workspaceId] ?? noIntegrations;
  directory.byWorkspace[workspaceId] = integrationsAfter(before, event, event.revision);
};

export const integrationDirectory: Projection<IntegrationDirectory> = {
  name: 'integrationDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    IntegrationConnected: tell,
    IntegrationMapped: tell,
    IntegrationDisconnected: tell,
    IntegrationRestored: tell,
  },
};

/** All connections of a workspace in the order of connecting, given-up ones too. */
export const integrationsOf = (directory: IntegrationDirectory, workspaceId: string): readonly Connection[] =>
  Object.values(directory.byWorkspace[workspaceId]?.byId ?? {});

/** How many count for the plan's limit: distinct accounts of platforms that are connected now. */
export const countIntegrations = (directory: IntegrationDirectory, workspaceId: string): number =>
  connectedOf(directory.byWorkspace[workspaceId] ?? noIntegrations).length;
