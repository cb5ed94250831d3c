/** What the events of a workspace's integrations make of them. */
import type { PlatformId } from '#domain/integrations/platforms.ts';
import type { IntegrationEvent } from './integrationEvents.ts';

export type Connection = {
  readonly id: string;
  readonly platform: PlatformId;
  readonly externalId: string;
  readonly externalName: string;
  readonly clientId: string;
  /** For which client it was connected. */
  readonly firstClientId: string;
  readonly scopes: readonly string[];
  readonly status: 'connected' | 'disconnected';
  readonly connectedAt: string;
  /** When it was restored last; null when it never was. */
  readonly restoredAt: string | null;
  /** Since when it has that status, and the account id of who brought it there. */
  readonly since: string;
  readonly by: string;
  /** Revision of the latest event about it: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

export type IntegrationState = {
  /** How many events the stream has; the next one has this revision. */
  readonly length: number;
  /** In the order of connecting. */
  readonly byId: Readonly<Record<string, Connection>>;
};

export const noIntegrations: IntegrationState = { length: 0, byId: {} };

const restoredAt = (at: string) => ({ status: 'connected', since: at, restoredAt: at }) as const;

const connectionAfter = (
  before: Connection | undefined,
  event: IntegrationEvent,
  revision: number,
): Connection | undefined => {
  if (event.type === 'IntegrationConnected') {
    const { integrationId, platform, externalId, externalName, clientId, scopes, by, connectedAt } =
      event.data;
    const whose = { clientId, firstClientId: clientId };
    const facts = { id: integrationId, platform, externalId, externalName, ...whose, by, revision };
    const since = { status: 'connected', since: connectedAt, connectedAt, restoredAt: null } as const;
    return { ...facts, ...since, scopes: [...scopes] };
  }
  if (!before) return undefined;
  const { by, clientId } = event.data;
  switch (event.type) {
    case 'IntegrationMapped':
      return { ...before, clientId, revision };
    case 'IntegrationDisconnected':
      return { ...before, status: 'disconnected', since: event.data.disconnectedAt, by, revision };
    case 'IntegrationRestored':
      return { ...before, ...restoredAt(event.data.restoredAt), by, revision };
  }
};

/** The state after an event that has that revision in the workspace's stream; the same event again changes nothing. */
export const integrationsAfter = (
  state: IntegrationState,
  event: IntegrationEvent,
  revision: number,
): IntegrationState => {
  const id = event.data.integrationId;
  const next = connectionAfter(state.byId[id], event, revision);
  return { length: revision + 1, byId: next ? { ...state.byId, [id]: next } : state.byId };
};

/** The connection under that id; undefined when the workspace has none. */
export const connectionOf = (state: IntegrationState, id: string): Connection | undefined =>
  Object.hasOwn(state.byId, id) ? state.byId[id] : undefined;

/** Those that are connected now: they count for the plan's limit. */
export const connectedOf = (state: IntegrationState): readonly Connection[] =>
  Object.values(state.byId).filter(({ status }) => status === 'connected');
