/** Caches page modules and renders them without Suspense, as React's lazy boundaries would hold content back for 300 ms. */
import type { PageLoader } from '../services/appServices.ts';
import type { PageComponent, PageRoute } from '../services/pageRoute.ts';
import { routeAt } from './routes.ts';
import { loadPersonShell } from './shell/personShell.ts';

/** A public page loads neither the guard's code nor the shell of signed-in people. */
const fetchPage = async ({ load, guard }: PageRoute): Promise<PageComponent> => {
  if (guard === undefined) return load();
  const [Page, { ProtectedPage }] = await Promise.all([
    load(),
    import('./ProtectedPage.tsx'),
    loadPersonShell(),
  ]);
  const guarded = () => (
    <ProtectedPage page={guard}>
      <Page />
    </ProtectedPage>
  );
  return Page.readsOf ? Object.assign(guarded, { readsOf: Page.readsOf }) : guarded;
};

export const createPageLoader = (): PageLoader => {
  const pages = new Map<PageRoute, PageComponent>();
  return {
    routeAt: (address) => routeAt(address.split(/[?#]/)[0] ?? address),
    loaded: (route) => pages.get(route),
    load: async (route) => {
      const Page = pages.get(route) ?? (await fetchPage(route));
      pages.set(route, Page);
      return Page;
    },
  };
};
