/** From when to when does each connection of a workspace tell figures, of which client, and what did it leave out? */
import type { PlatformId } from '#domain/integrations/platforms.ts';
import type { Connection } from '../integrations/integrationState.ts';
import { healthOf, type SourceState, sourceDecider } from '../sources/sourceDecider.ts';
import type { SourceEvent } from '../sources/sourceEvents.ts';
import type { SourceHealth } from '../sources/sourceHealth.ts';
import { type IntegrationDirectory, integrationsOf } from './integrationDirectory.ts';
import type { Projection } from './projection.ts';

export type ConnectedSource = {
  readonly id: string;
  readonly platform: PlatformId;
  /** Id of the account on the platform. */
  readonly externalId: string;
  readonly externalName: string;
  /** Whose figures they are: all of them, also those from before they were given to this client. */
  readonly clientId: string;
  /** For which client it was connected. */
  readonly firstClientId: string;
  readonly connectedAt: string;
  /** Since when it has been given up; null while it is connected. What was missed until it is restored is told then. */
  readonly disconnectedAt: string | null;
  /** When it was restored last. */
  readonly restoredAt: string | null;
  readonly health: SourceHealth;
};

/** How each source stands; the connections themselves are in the integration directory. */
export type SourceHistory = { byWorkspace: Record<string, SourceState> };

const tell = (history: SourceHistory, event: SourceEvent): void => {
  const { workspaceId } = event.data;
  const before = history.byWorkspace[workspaceId] ?? sourceDecider.initial;
  history.byWorkspace[workspaceId] = sourceDecider.evolve(before, event);
};

export const sourceHistory: Projection<SourceHistory> = {
  name: 'sourceHistory',
  empty: () => ({ byWorkspace: {} }),
  on: { SourceSyncFailed: tell, SourceSyncRecovered: tell, SourceRestated: tell },
};

const sourceOf = (connection: Connection, health: SourceHealth): ConnectedSource => {
  const { id, platform, externalId, externalName, clientId, firstClientId } = connection;
  const { connectedAt, restoredAt, status, since } = connection;
  const disconnectedAt = status === 'disconnected' ? since : null;
  const whose = { clientId, firstClientId };
  return {
    id,
    platform,
    externalId,
    externalName,
    ...whose,
    connectedAt,
    disconnectedAt,
    restoredAt,
    health,
  };
};

export type SourceAnswers = {
  readonly integrationDirectory: IntegrationDirectory;
  readonly sourceHistory: SourceHistory;
};

/** How one source stands, whether it is connected or not. */
export const healthOfSource = (
  { sourceHistory: history }: Pick<SourceAnswers, 'sourceHistory'>,
  workspaceId: string,
  integrationId: string,
): SourceHealth => healthOf(history.byWorkspace[workspaceId] ?? sourceDecider.initial, integrationId);

/** All sources of a workspace in the order of connecting, given-up ones too. */
export const sourcesOf = (
  { integrationDirectory, sourceHistory: history }: SourceAnswers,
  workspaceId: string,
): readonly ConnectedSource[] => {
  const health = history.byWorkspace[workspaceId] ?? sourceDecider.initial;
  return integrationsOf(integrationDirectory, workspaceId).map((connection) =>
    sourceOf(connection, healthOf(health, connection.id)),
  );
};
