/** Names the state of a connection and sorts those that need attention first. */
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { shortDay } from '../../content/formatMetric.ts';

/** `silent`: connected, but without new metrics. */
export type ConnectionState = 'silent' | 'connected' | 'disconnected';

export const connectionStates: readonly ConnectionState[] = ['silent', 'connected', 'disconnected'];

export const connectionState = ({ state, silent }: Integration): ConnectionState =>
  state === 'connected' && silent !== null ? 'silent' : state;

const silences = {
  tokenExpired: 'Access expired',
  platformDown: 'Platform down',
  trackingLost: 'Tracking lost',
} as const;

export const stateWords = (item: Integration): string => {
  if (item.state === 'disconnected') return 'Disconnected';
  return item.silent === null ? 'Connected' : silences[item.silent.reason];
};

/** `No figures since 19 Nov`; null if metrics arrive. */
export const silenceWords = (item: Integration): string | null =>
  connectionState(item) === 'silent' && item.silent !== null
    ? `No figures since ${shortDay(item.silent.from)}`
    : null;

/** Those that need attention first, disconnected ones last. */
export const byState = (one: Integration, other: Integration): number =>
  connectionStates.indexOf(connectionState(one)) - connectionStates.indexOf(connectionState(other));

/** Default order: those that need attention, then the latest change. */
export const byUrgency = (one: Integration, other: Integration): number =>
  Number(connectionState(other) === 'silent') - Number(connectionState(one) === 'silent') ||
  other.since.localeCompare(one.since);
