/** Fetches a page's code, and data, before the page is visited. */
import { useCallback, useEffect } from 'react';
import type { PageRoute } from './pageRoute.ts';
import { readAhead } from './readAhead.ts';
import { routeAt } from './routes.ts';
import { useServices } from './servicesContext.ts';

/** The page at an address, whatever its query. */
const routeOf = (address: string): PageRoute => routeAt(address.split(/[?#]/)[0] ?? address);

/** Gives a function of a path; a failure is left to the visit itself, which shows it and offers a retry. */
export const usePreload = (): ((path: string) => void) => {
  const { pages } = useServices();
  return useCallback(
    (path) => {
      pages.load(routeOf(path)).catch(() => undefined);
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

/** Lets the page that follows a sign-in begin before it is shown: its code while the password is compared, its data in the moment that somebody is signed in. */
export const useArrival = (path: string, isSigningIn: boolean): void => {
  const { actors, serverState, api } = useServices();
  usePreloadOnce(path, isSigningIn);
  useEffect(() => {
    if (!isSigningIn) return;
    const subscription = actors.auth.subscribe((snapshot) => {
      if (snapshot.matches('signedIn')) readAhead({ serverState, api, actors }, routeOf(path));
    });
    return () => subscription.unsubscribe();
  }, [actors, serverState, api, path, isSigningIn]);
};
