/** Page modules that are fetched once and then at hand without waiting: React's own lazy boundaries would hold content back for 300 ms. */
import type { ComponentType } from 'react';
import type { PageRoute } from './pageRoute.ts';

export type PageLoader = {
  /** The page's component when its code is here. */
  loaded(route: PageRoute): ComponentType | undefined;
  /** Fetches the page's code unless it is here; a failure may be tried again. */
  load(route: PageRoute): Promise<ComponentType>;
};

export const createPageLoader = (): PageLoader => {
  const pages = new Map<PageRoute, ComponentType>();
  return {
    loaded: (route) => pages.get(route),
    load: async (route) => {
      const Page = pages.get(route) ?? (await route.load());
      pages.set(route, Page);
      return Page;
    },
  };
};
