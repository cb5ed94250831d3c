/** Fetches a page's code before it is asked for, when the connection allows it. */
import { useCallback, useEffect } from 'react';
import { routeAt } from './routes.ts';
import { useServices } from './servicesContext.ts';

/** Gives a function of a path; a failure is left to the visit itself, which shows it and offers a retry. */
export const usePreload = (): ((path: string) => void) => {
  const { pages } = useServices();
  return useCallback(
    (path) => {
      pages.load(routeAt(path.split(/[?#]/)[0] ?? path)).catch(() => undefined);
    },
    [pages],
  );
};

/** Fetches the code of the page that will follow, as soon as it is known that one will. */
export const usePreloadOnce = (path: string, isCertain: boolean): void => {
  const preload = usePreload();
  useEffect(() => {
    if (isCertain) preload(path);
  }, [preload, path, isCertain]);
};
