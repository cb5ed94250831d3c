/** Maps the freshness of a source to its label and tone. */
import type { FreshnessState } from '#domain/metrics/freshnessStates.ts';

export const sourceStateWords: Readonly<Record<FreshnessState, string>> = {
  fresh: 'up to date',
  stale: 'behind',
  expired: 'expired',
  refreshing: 'being refreshed',
  disconnected: 'disconnected',
  ended: 'ended',
};

export const sourceStateTones = {
  fresh: 'good',
  stale: 'warning',
  expired: 'bad',
  refreshing: 'warning',
  disconnected: 'quiet',
  ended: 'quiet',
} as const satisfies Readonly<Record<FreshnessState, string>>;
