/** Detects printing before the browser lays out the pages. */
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
