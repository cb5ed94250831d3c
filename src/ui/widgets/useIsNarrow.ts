/** Whether tables are lists of cards here: on a phone's screen, and never on paper. */
import { useSyncExternalStore } from 'react';

/** As the style of `DataTable` has it. */
const narrow = 'screen and (max-width: 759px)';

const list = (): MediaQueryList | undefined => globalThis.matchMedia?.(narrow);

const subscribe = (onChange: () => void): (() => void) => {
  const query = list();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

const read = (): boolean => list()?.matches ?? false;

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, read, () => false);
