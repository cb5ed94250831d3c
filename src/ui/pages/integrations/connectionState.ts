/** Names the states of a connection and of its syncs, and sorts those that need action first. */
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import type { SyncItem } from '#domain/contract/syncSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { shortDay } from '../../content/formatMetric.ts';
import { failureWords } from '../../content/integrations.ts';

/** `sync` is null until it is read. */
export type BoardRow = Integration & { readonly sync: SyncItem | null };

export const nameOf = ({ platform, account }: Pick<Integration, 'platform' | 'account'>): string =>
  `${platformNames[platform]}, ${account.name}`;

/** `silent`: connected, but without new metrics: its access expired, it fails, or it is paused. */
export type ConnectionState = 'silent' | 'connected' | 'disconnected';

export const connectionStates: readonly ConnectionState[] = ['silent', 'connected', 'disconnected'];

const isPaused = ({ sync }: BoardRow): boolean => sync?.state === 'paused';

export const connectionState = (row: BoardRow): ConnectionState =>
  row.state === 'connected' && (row.silent !== null || isPaused(row)) ? 'silent' : row.state;

export const stateWords = (row: BoardRow): string => {
  if (row.state === 'disconnected') return 'Disconnected';
  if (row.silent !== null) return failureWords[row.silent.reason];
  return isPaused(row) ? 'Paused' : 'Connected';
};

/** `No figures since 19 Nov`; null if metrics arrive. */
export const silenceWords = ({ state, silent }: BoardRow): string | null =>
  state === 'connected' && silent !== null ? `No figures since ${shortDay(silent.from)}` : null;

/** Those that need action first, disconnected ones last. */
export const byState = (one: BoardRow, other: BoardRow): number =>
  connectionStates.indexOf(connectionState(one)) - connectionStates.indexOf(connectionState(other));

/** Default order: those that need action, then the latest change. */
export const byUrgency = (one: BoardRow, other: BoardRow): number =>
  Number(connectionState(other) === 'silent') - Number(connectionState(one) === 'silent') ||
  other.since.localeCompare(one.since);
