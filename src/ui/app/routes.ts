/** Which page lives at which path, who may open it, what its head says and where its code is. */
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import { type PageRoute, titled } from '../services/pageRoute.ts';
import { protectedRoutes } from './protectedRoutes.ts';
import { publicRoutes } from './publicRoutes.ts';

export const notFoundRoute: PageRoute = {
  path: '*',
  title: titled('Page not found'),
  source: 'src/ui/pages/notFound/NotFound.tsx',
  prerender: false,
  load: async () => (await import('../pages/notFound/NotFound.tsx')).NotFound,
};

/** Names the prerendered frame in which every protected page waits until it is known who is there. */
export const waitingPage = 'waiting';

/** Inspection and replay (ruling D25): for whoever shows, tests or explains the product. */
const labRoute: PageRoute = {
  path: '/lab',
  title: titled('Lab'),
  source: 'src/ui/app/lab/LabPage.tsx',
  prerender: false,
  whole: true,
  below: /^\//,
  load: async () => (await import('./lab/LabPage.tsx')).LabPage,
};

/** What was shared by a link (ruling D25): for visitors without an account. */
const shareRoute: PageRoute = {
  path: '/share',
  title: titled('Shared'),
  source: 'src/ui/pages/share/SharePage.tsx',
  prerender: false,
  whole: true,
  below: /^\//,
  load: async () => (await import('../pages/share/SharePage.tsx')).SharePage,
};

export const routes: readonly PageRoute[] = [...publicRoutes, ...protectedRoutes, labRoute, shareRoute];

const holds = (route: PageRoute, path: string): boolean =>
  route.path === path ||
  (path.startsWith(`${route.path}/`) && route.below?.test(path.slice(route.path.length)) === true);

/** The route of a path below the app's base; a slash at its end does not matter. */
export const routeAt = (pathname: string): PageRoute => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return routes.find((route) => holds(route, path)) ?? notFoundRoute;
};

/** Whether the product has that page yet; the navigation links to no other. */
export const hasPage = (page: ProtectedPageName): boolean => routes.some(({ guard }) => guard === page);
