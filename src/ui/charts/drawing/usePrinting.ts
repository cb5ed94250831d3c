/** Whether the page is being put on paper: the switch comes before the browser lays the paper out. */
import { useSyncExternalStore } from 'react';

const paper = () => globalThis.matchMedia?.('print');

const watch = (hear: () => void): (() => void) => {
  const query = paper();
  query?.addEventListener('change', hear);
  return () => query?.removeEventListener('change', hear);
};

export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => paper()?.matches ?? false,
    () => false,
  );
