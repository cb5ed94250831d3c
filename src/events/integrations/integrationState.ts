/** Folds the events of a workspace's integrations. */

import type { HistoryDays } from '#domain/integrations/backFill.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { IntegrationEvent } from './integrationEvents.ts';

export type Connection = {
  readonly id: string;
  readonly platform: PlatformId;
  readonly externalId: string;
  readonly externalName: string;
  readonly clientId: string;
  readonly firstClientId: string;
  readonly scopes: readonly string[];
  readonly status: 'connected' | 'disconnected';
  readonly connectedAt: string;
  readonly restoredAt: string | null;
  readonly since: string;
  readonly by: string;
  /** The connection whose figures and campaigns this one continues. */
  readonly replaces: string | null;
  /** The first day that came with it, and the first that the platform has; null: all days came. */
  readonly history: HistoryDays | null;
  readonly revision: number;
};

export type IntegrationState = {
  readonly length: number;
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
    const { history = null, replaces } = event.data;
    const origin = { history, replaces: replaces?.integrationId ?? null };
    return { ...facts, ...since, ...origin, scopes: [...scopes] };
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

/** `revision` is the event's; the same event again changes nothing. */
export const integrationsAfter = (
  state: IntegrationState,
  event: IntegrationEvent,
  revision: number,
): IntegrationState => {
  const id = event.data.integrationId;
  const next = connectionAfter(state.byId[id], event, revision);
  return { length: revision + 1, byId: next ? { ...state.byId, [id]: next } : state.byId };
};

export const connectionOf = (state: IntegrationState, id: string): Connection | undefined =>
  ownValue(state.byId, id);

export const connectedOf = (state: IntegrationState): readonly Connection[] =>
  Object.values(state.byId).filter(({ status }) => status === 'connected');
