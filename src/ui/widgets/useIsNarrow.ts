/** Detects a phone-sized screen, on which tables become cards, but never in print. */
import { useSyncExternalStore } from 'react';

/** Must match the style of `DataTable`. */
const narrow = 'screen and (max-width: 759px)';

const list = (): MediaQueryList | undefined => globalThis.matchMedia?.(narrow);

const subscribe = (onChange: () => void): (() => void) => {
  const query = list();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

const read = (): boolean => list()?.matches ?? false;

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, read, () => false);
