/** Whether the page is past taking over its prerendered HTML: until then it must say what every visitor was sent. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
