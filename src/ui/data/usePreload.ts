/** Prefetches the code and data of a page. */
import { useCallback, useEffect } from 'react';
import { useServices } from '../services/servicesContext.ts';

/** Errors are ignored here, because the visit itself shows them and offers a retry. */
export const usePreload = (): ((path: string) => void) => {
  const { pages } = useServices();
  return useCallback(
    (path) => {
      pages.load(pages.routeAt(path)).catch(() => undefined);
    },
    [pages],
  );
};

export const usePreloadOnce = (path: string, isLikely: boolean): void => {
  const preload = usePreload();
  useEffect(() => {
    if (isLikely) preload(path);
  }, [preload, path, isLikely]);
};

/** Prefetches the page behind a sign-in: its code while the password is checked, its data once the person is known. */
export const useArrival = (path: string, isSigningIn: boolean): void => {
  const { arrival } = useServices();
  usePreloadOnce(path, isSigningIn);
  useEffect(() => {
    if (!isSigningIn) return;
    arrival.expect(path);
    return () => arrival.expect(null);
  }, [arrival, path, isSigningIn]);
};
