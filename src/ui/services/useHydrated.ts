/** Detects the end of hydration, before which the page must match its prerendered HTML. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
