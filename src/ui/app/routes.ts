/** Maps each path to its page, its access rule, its head and its module. */
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

export const waitingPage = 'waiting';

/** Inspection and replay (ruling D25), for anyone who shows, tests or explains the product. */
const labRoute: PageRoute = {
  path: '/lab',
  title: titled('Lab'),
  source: 'src/ui/app/lab/LabPage.tsx',
  prerender: false,
  whole: true,
  below: /^\//,
  load: async () => (await import('./lab/LabPage.tsx')).LabPage,
};

/** Content shared by a link (ruling D25), for visitors without an account. */
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

/** `pathname` is relative to the app's base; a trailing slash is ignored. */
export const routeAt = (pathname: string): PageRoute => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return routes.find((route) => holds(route, path)) ?? notFoundRoute;
};

export const hasPage = (page: ProtectedPageName): boolean => routes.some(({ guard }) => guard === page);
