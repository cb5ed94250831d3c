/** Projects the platform connections of each workspace, disconnected ones too. */
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

export const integrationsOf = (directory: IntegrationDirectory, workspaceId: string): readonly Connection[] =>
  Object.values(directory.byWorkspace[workspaceId]?.byId ?? {});

/** The count for the plan's quota: distinct platform accounts connected now. */
export const countIntegrations = (directory: IntegrationDirectory, workspaceId: string): number =>
  connectedOf(directory.byWorkspace[workspaceId] ?? noIntegrations).length;
