/** How a source of figures stands, which of its states count as behind, and what people of a client are told of them. */

/**
 * `stale`: its syncs fail, but its access is still valid. `expired`: somebody has to sign in to it again. `disconnected`: somebody
 * disconnected it. `ended`: it is disconnected and nothing more is expected of it, because its account was connected again or its
 * client is archived. People of a client read `refreshing` for `stale` and `expired`, and `ended` for `disconnected`.
 */
export const freshnessStates = ['fresh', 'stale', 'expired', 'refreshing', 'disconnected', 'ended'] as const;

export type FreshnessState = (typeof freshnessStates)[number];

/** Whether figures still come from it: what was given up is waited for by nobody. */
export const isConnected = (state: FreshnessState): boolean => state !== 'disconnected' && state !== 'ended';

/** Whether figures that are expected of it are missing. */
export const isBehind = (state: FreshnessState): boolean => isConnected(state) && state !== 'fresh';

/** Why a source is behind is for the agency to know and to see to. */
export const stateForClient = (state: FreshnessState): FreshnessState => {
  if (!isConnected(state)) return 'ended';
  return state === 'fresh' ? 'fresh' : 'refreshing';
};
