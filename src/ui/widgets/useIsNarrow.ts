/** Follows the width of the screen, but never that of paper. */
import { useSyncExternalStore } from 'react';

/** `without`: the answer without a screen. */
const followed = (media: string, without: boolean) => {
  const list = (): MediaQueryList | undefined => globalThis.matchMedia?.(media);
  const subscribe = (onChange: () => void): (() => void) => {
    const query = list();
    query?.addEventListener('change', onChange);
    return () => query?.removeEventListener('change', onChange);
  };
  const read = (): boolean => list()?.matches ?? without;
  return (): boolean => useSyncExternalStore(subscribe, read, () => without);
};

/** A phone, on which tables become cards; as in the style of `DataTable`. */
export const useIsNarrow = followed('screen and (max-width: 759px)', false);

/** The columns of a large table and its filters have room. */
export const useIsWide = followed('(min-width: 1680px)', false);

/** All columns of a large table have room; as in the style of `DataTable`. */
export const useIsRoomy = followed('print, (min-width: 1360px)', true);
