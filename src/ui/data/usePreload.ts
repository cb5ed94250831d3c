/** Fetches a page's code, and data, before the page is visited. */
import { useCallback, useEffect } from 'react';
import { useServices } from '../services/servicesContext.ts';

/** Gives a function of a path; a failure is left to the visit itself, which shows it and offers a retry. */
export const usePreload = (): ((path: string) => void) => {
  const { pages } = useServices();
  return useCallback(
    (path) => {
      pages.load(pages.routeAt(path)).catch(() => undefined);
    },
    [pages],
  );
};

/** Fetches the code of the page that will follow, as soon as it is likely that one will. */
export const usePreloadOnce = (path: string, isLikely: boolean): void => {
  const preload = usePreload();
  useEffect(() => {
    if (isLikely) preload(path);
  }, [preload, path, isLikely]);
};

/** Prepares the page behind a sign-in: its code while the password is checked, its data once the person is known. */
export const useArrival = (path: string, isSigningIn: boolean): void => {
  const { arrival } = useServices();
  usePreloadOnce(path, isSigningIn);
  useEffect(() => {
    if (!isSigningIn) return;
    arrival.expect(path);
    return () => arrival.expect(null);
  }, [arrival, path, isSigningIn]);
};
