/** Page modules that are fetched once and then at hand without waiting: React's own lazy boundaries would hold content back for 300 ms. */
import type { ComponentType } from 'react';
import type { PageRoute } from './pageRoute.ts';

export type PageLoader = {
  /** The page's component, behind its guard where it has one, when its code is here. */
  loaded(route: PageRoute): ComponentType | undefined;
  /** Fetches the page's code unless it is here; a failure may be tried again. */
  load(route: PageRoute): Promise<ComponentType>;
};

/** A public page comes without the guard's code. */
const fetchPage = async ({ load, guard }: PageRoute): Promise<ComponentType> => {
  if (guard === undefined) return load();
  const [Page, { ProtectedPage }] = await Promise.all([load(), import('./ProtectedPage.tsx')]);
  return () => (
    <ProtectedPage page={guard}>
      <Page />
    </ProtectedPage>
  );
};

export const createPageLoader = (): PageLoader => {
  const pages = new Map<PageRoute, ComponentType>();
  return {
    loaded: (route) => pages.get(route),
    load: async (route) => {
      const Page = pages.get(route) ?? (await fetchPage(route));
      pages.set(route, Page);
      return Page;
    },
  };
};
