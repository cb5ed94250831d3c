/** Projects the reporting periods of each platform connection, its client, and its gaps. */
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
  readonly externalId: string;
  readonly externalName: string;
  /** The client of all its metrics, also of those from before the assignment. */
  readonly clientId: string;
  readonly firstClientId: string;
  readonly connectedAt: string;
  /** Null while connected. Data missed until the restoring is delivered then. */
  readonly disconnectedAt: string | null;
  readonly restoredAt: string | null;
  /** The connection whose figures and campaigns this one continues. */
  readonly replaces: string | null;
  readonly health: SourceHealth;
};

export type SourceHistory = { byWorkspace: Record<string, SourceState> };

const tell = (history: SourceHistory, event: SourceEvent): void => {
  const { workspaceId } = event.data;
  const before = history.byWorkspace[workspaceId] ?? sourceDecider.initial;
  history.byWorkspace[workspaceId] = sourceDecider.evolve(before, event);
};

export const sourceHistory: Projection<SourceHistory> = {
  name: 'sourceHistory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    SourceSyncFailed: tell,
    SourceSyncRecovered: tell,
    SourceSynced: tell,
    SourceSyncPaused: tell,
    SourceSyncResumed: tell,
    SourceHistoryRead: tell,
    SourceHistoryStopped: tell,
    SourceHistoryContinued: tell,
    SourceRestated: tell,
  },
};

/** The first step is part of the connection, later ones are events of the account. */
const withHistory = (health: SourceHealth, { history, connectedAt }: Connection): SourceHealth =>
  health.history !== null || history === null
    ? health
    : { ...health, history: { ...history, at: connectedAt, stoppedAt: null } };

const sourceOf = (connection: Connection, own: SourceHealth): ConnectedSource => {
  const health = withHistory(own, connection);
  const { id, platform, externalId, externalName, clientId, firstClientId } = connection;
  const { connectedAt, restoredAt, replaces, status, since } = connection;
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
    replaces,
    health,
  };
};

export type SourceAnswers = {
  readonly integrationDirectory: IntegrationDirectory;
  readonly sourceHistory: SourceHistory;
};

export const healthOfSource = (
  { sourceHistory: history }: Pick<SourceAnswers, 'sourceHistory'>,
  workspaceId: string,
  integrationId: string,
): SourceHealth => healthOf(history.byWorkspace[workspaceId] ?? sourceDecider.initial, integrationId);

export const sourcesOf = (
  { integrationDirectory, sourceHistory: history }: SourceAnswers,
  workspaceId: string,
): readonly ConnectedSource[] => {
  const health = history.byWorkspace[workspaceId] ?? sourceDecider.initial;
  return integrationsOf(integrationDirectory, workspaceId).map((connection) =>
    sourceOf(connection, healthOf(health, connection.id)),
  );
};
