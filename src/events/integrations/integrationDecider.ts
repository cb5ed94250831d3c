/** Decides a workspace's integrations: a platform account is connected once; a disconnected one can return. */
import { definedOnly } from '#domain/definedOnly.ts';
import type { HistoryDays } from '#domain/integrations/backFill.ts';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { IntegrationEvent } from './integrationEvents.ts';
import {
  type Connection,
  connectedOf,
  connectionOf,
  type IntegrationState,
  integrationsAfter,
  noIntegrations,
} from './integrationState.ts';

type Asked = {
  readonly workspaceId: string;
  readonly integrationId: string;
  readonly by: string;
  readonly now: string;
};

export type ConnectIntegration = Asked & {
  readonly type: 'ConnectIntegration';
  readonly platform: PlatformId;
  readonly externalId: string;
  readonly externalName: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly history?: HistoryDays | undefined;
  /** The connection that ends with this one’s beginning. */
  readonly replaces?: string | undefined;
};
export type MapIntegration = Asked & { readonly type: 'MapIntegration'; readonly clientId: string };
export type DisconnectIntegration = Asked & { readonly type: 'DisconnectIntegration' };
export type RestoreIntegration = Asked & { readonly type: 'RestoreIntegration' };
export type IntegrationChange = MapIntegration | DisconnectIntegration | RestoreIntegration;
export type IntegrationCommand = ConnectIntegration | IntegrationChange;

type Account = Pick<Connection, 'platform' | 'externalId'>;

const isConnected = (state: IntegrationState, { platform, externalId }: Account): boolean =>
  connectedOf(state).some((one) => one.platform === platform && one.externalId === externalId);

const factsOf = ({ workspaceId, by }: Asked, connection: Connection) => {
  const { id, platform, externalName, clientId } = connection;
  return { workspaceId, integrationId: id, by, platform, externalName, clientId };
};

const connect = (command: ConnectIntegration, state: IntegrationState): Decision<IntegrationEvent> => {
  if (connectionOf(state, command.integrationId)) return reject('versionConflict');
  if (isConnected(state, command)) return reject('integrationConnected');
  const { type: _type, now, replaces, history, ...facts } = command;
  const data = { ...facts, ...definedOnly({ history }), connectedAt: now };
  if (replaces === undefined) return accept({ type: 'IntegrationConnected', data });
  const former = connectionOf(state, replaces);
  if (!former) return reject('notFound');
  if (former.status === 'disconnected') return reject('integrationDisconnected');
  const { id: integrationId, platform, externalName } = former;
  return accept(
    { type: 'IntegrationDisconnected', data: { ...factsOf(command, former), disconnectedAt: now } },
    {
      type: 'IntegrationConnected',
      data: { ...data, replaces: { integrationId, platform, externalName } },
    },
  );
};

const map = (command: MapIntegration, connection: Connection): Decision<IntegrationEvent> => {
  if (connection.status === 'disconnected') return reject('integrationDisconnected');
  if (connection.clientId === command.clientId) return accept();
  const formerClientId = connection.clientId;
  const facts = { ...factsOf(command, connection), clientId: command.clientId };
  return accept({ type: 'IntegrationMapped', data: { ...facts, formerClientId, mappedAt: command.now } });
};

const disconnect = (command: DisconnectIntegration, connection: Connection): Decision<IntegrationEvent> => {
  if (connection.status === 'disconnected') return accept();
  const facts = factsOf(command, connection);
  return accept({ type: 'IntegrationDisconnected', data: { ...facts, disconnectedAt: command.now } });
};

const restore = (
  command: RestoreIntegration,
  connection: Connection,
  state: IntegrationState,
): Decision<IntegrationEvent> => {
  if (connection.status === 'connected') return accept();
  if (isConnected(state, connection)) return reject('integrationConnected');
  const facts = factsOf(command, connection);
  return accept({ type: 'IntegrationRestored', data: { ...facts, restoredAt: command.now } });
};

const decide = (command: IntegrationCommand, state: IntegrationState): Decision<IntegrationEvent> => {
  if (command.type === 'ConnectIntegration') return connect(command, state);
  const connection = connectionOf(state, command.integrationId);
  if (!connection) return reject('notFound');
  switch (command.type) {
    case 'MapIntegration':
      return map(command, connection);
    case 'DisconnectIntegration':
      return disconnect(command, connection);
    case 'RestoreIntegration':
      return restore(command, connection, state);
  }
};

export const integrationDecider: Decider<IntegrationCommand, IntegrationEvent, IntegrationState> = {
  initial: noIntegrations,
  evolve: (state, event) => integrationsAfter(state, event, state.length),
  decide,
};
