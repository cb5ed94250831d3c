/** How a connection stands, in a word, and which ones need somebody. */
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { shortDay } from '../../content/formatMetric.ts';

/** `silent`: connected, but without new figures. */
export type ConnectionState = 'silent' | 'connected' | 'disconnected';

export const connectionStates: readonly ConnectionState[] = ['silent', 'connected', 'disconnected'];

export const connectionState = ({ state, silent }: Integration): ConnectionState =>
  state === 'connected' && silent !== null ? 'silent' : state;

const silences = {
  tokenExpired: 'Access expired',
  platformDown: 'Platform down',
  trackingLost: 'Tracking lost',
} as const;

/** `Access expired`. */
export const stateWords = (item: Integration): string => {
  if (item.state === 'disconnected') return 'Disconnected';
  return item.silent === null ? 'Connected' : silences[item.silent.reason];
};

/** `No figures since 19 Nov`; null where they come in. */
export const silenceWords = (item: Integration): string | null =>
  connectionState(item) === 'silent' && item.silent !== null
    ? `No figures since ${shortDay(item.silent.from)}`
    : null;

/** Those that need somebody first, given-up ones last. */
export const byState = (one: Integration, other: Integration): number =>
  connectionStates.indexOf(connectionState(one)) - connectionStates.indexOf(connectionState(other));

/** As they come: those that need somebody, then the latest change first. */
export const byUrgency = (one: Integration, other: Integration): number =>
  Number(connectionState(other) === 'silent') - Number(connectionState(one) === 'silent') ||
  other.since.localeCompare(one.since);
