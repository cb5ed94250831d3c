/** Defines the freshness states of sources, those that count as behind, and those shown to clients. */

/**
 * `stale`: syncs fail, but access is valid. `expired`: a new sign-in is needed. `ended`: no more data is
 * expected. Clients read `refreshing` for `stale` and `expired`, `ended` for `disconnected`.
 */
export const freshnessStates = ['fresh', 'stale', 'expired', 'refreshing', 'disconnected', 'ended'] as const;

export type FreshnessState = (typeof freshnessStates)[number];

export const isConnected = (state: FreshnessState): boolean => state !== 'disconnected' && state !== 'ended';

export const isBehind = (state: FreshnessState): boolean => isConnected(state) && state !== 'fresh';

/** Clients do not see why a source is behind: that is the agency's task. */
export const stateForClient = (state: FreshnessState): FreshnessState => {
  if (!isConnected(state)) return 'ended';
  return state === 'fresh' ? 'fresh' : 'refreshing';
};
