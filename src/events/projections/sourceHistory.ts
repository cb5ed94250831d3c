/** From when to when does each connection of a workspace tell figures, of which client, and what did it leave out? */
import type { PlatformId } from '#domain/integrations/platforms.ts';
import type { IntegrationEvent } from '../integrations/integrationEvents.ts';
import type { SourceEvent } from '../sources/sourceEvents.ts';
import { type SourceHealth, soundSource, sourceAfter } from '../sources/sourceHealth.ts';
import type { Projection } from './projection.ts';

export type ConnectedSource = {
  readonly id: string;
  readonly platform: PlatformId;
  readonly externalName: string;
  /** Whose figures they are: all of them, also those from before they were given to this client. */
  readonly clientId: string;
  readonly connectedAt: string;
  /** Since when it has been given up; null while it is connected. What was missed until it is restored is told then. */
  readonly disconnectedAt: string | null;
  /** When it was restored last. */
  readonly restoredAt: string | null;
  readonly health: SourceHealth;
};

export type SourceHistory = { byWorkspace: Record<string, Record<string, ConnectedSource>> };

const connectionAfter = (
  before: ConnectedSource | undefined,
  event: IntegrationEvent,
): ConnectedSource | undefined => {
  if (event.type === 'IntegrationConnected') {
    const { integrationId: id, platform, externalName, clientId, connectedAt } = event.data;
    const facts = { id, platform, externalName, clientId, connectedAt };
    return { ...facts, disconnectedAt: null, restoredAt: null, health: soundSource };
  }
  if (!before) return undefined;
  switch (event.type) {
    case 'IntegrationMapped':
      return { ...before, clientId: event.data.clientId };
    case 'IntegrationDisconnected':
      return { ...before, disconnectedAt: event.data.disconnectedAt };
    case 'IntegrationRestored':
      return { ...before, disconnectedAt: null, restoredAt: event.data.restoredAt };
  }
};

const keep = (
  history: SourceHistory,
  { workspaceId, integrationId }: { readonly workspaceId: string; readonly integrationId: string },
  change: (before: ConnectedSource | undefined) => ConnectedSource | undefined,
): void => {
  const sources = history.byWorkspace[workspaceId] ?? {};
  const source = change(sources[integrationId]);
  if (source) history.byWorkspace[workspaceId] = Object.assign(sources, { [integrationId]: source });
};

const tellConnection = (history: SourceHistory, event: IntegrationEvent): void =>
  keep(history, event.data, (before) => connectionAfter(before, event));

const tellHealth = (history: SourceHistory, event: SourceEvent): void =>
  keep(history, event.data, (before) => before && { ...before, health: sourceAfter(before.health, event) });

export const sourceHistory: Projection<SourceHistory> = {
  name: 'sourceHistory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    IntegrationConnected: tellConnection,
    IntegrationMapped: tellConnection,
    IntegrationDisconnected: tellConnection,
    IntegrationRestored: tellConnection,
    SourceSyncFailed: tellHealth,
    SourceSyncRecovered: tellHealth,
    SourceRestated: tellHealth,
  },
};

/** All sources of a workspace in the order of connecting, given-up ones too. */
export const sourcesOf = (history: SourceHistory, workspaceId: string): readonly ConnectedSource[] =>
  Object.values(history.byWorkspace[workspaceId] ?? {});
