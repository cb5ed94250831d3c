/** Maps each path to its page, its access rule, its head and its module. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { allClients } from '../data/clientReads.ts';
import { allCompetitors } from '../data/competitorReads.ts';
import { latestEvents } from '../data/monitorReads.ts';
import { type PageRoute, titled } from '../services/pageRoute.ts';
import { publicRoutes } from './publicRoutes.ts';

/** Declares the routes that the access table guards. */
export const protectedRoutes: readonly PageRoute[] = [
  {
    path: protectedPages.dashboard.path,
    title: titled(protectedPages.dashboard.label),
    source: 'src/ui/pages/dashboard/Dashboard.tsx',
    prerender: false,
    guard: 'dashboard',
    // The list of reports, one report, and its builder (ruling D36).
    below: /^\/reports(\/[^/]+(\/edit)?)?$/,
    load: async () => (await import('../pages/dashboard/Dashboard.tsx')).Dashboard,
  },
  {
    path: protectedPages.aiChat.path,
    title: titled(protectedPages.aiChat.label),
    source: 'src/ui/pages/aiChat/AiChat.tsx',
    prerender: false,
    guard: 'aiChat',
    load: async () => (await import('../pages/aiChat/AiChat.tsx')).AiChat,
  },
  {
    path: protectedPages.advancedAnalytics.path,
    title: titled(protectedPages.advancedAnalytics.label),
    source: 'src/ui/pages/advancedAnalytics/AdvancedAnalytics.tsx',
    prerender: false,
    guard: 'advancedAnalytics',
    load: async () => (await import('../pages/advancedAnalytics/AdvancedAnalytics.tsx')).AdvancedAnalytics,
  },
  {
    path: protectedPages.roiCalculator.path,
    title: titled(protectedPages.roiCalculator.label),
    source: 'src/ui/pages/roiCalculator/RoiCalculator.tsx',
    prerender: false,
    guard: 'roiCalculator',
    load: async () => (await import('../pages/roiCalculator/RoiCalculator.tsx')).RoiCalculator,
  },
  {
    path: protectedPages.competitorAnalysis.path,
    title: titled(protectedPages.competitorAnalysis.label),
    source: 'src/ui/pages/competitorAnalysis/CompetitorAnalysis.tsx',
    prerender: false,
    guard: 'competitorAnalysis',
    reads: [
      ['listClients', allClients],
      ['listCompetitors', allCompetitors],
    ],
    load: async () => (await import('../pages/competitorAnalysis/CompetitorAnalysis.tsx')).CompetitorAnalysis,
  },
  {
    path: protectedPages.realTimeMonitoring.path,
    title: titled(protectedPages.realTimeMonitoring.label),
    source: 'src/ui/pages/realTimeMonitoring/RealTimeMonitoring.tsx',
    prerender: false,
    guard: 'realTimeMonitoring',
    reads: [['listEvents', latestEvents], ['readWorkspace']],
    load: async () => (await import('../pages/realTimeMonitoring/RealTimeMonitoring.tsx')).RealTimeMonitoring,
  },
  {
    path: protectedPages.clients.path,
    title: titled(protectedPages.clients.label),
    source: 'src/ui/pages/clients/Clients.tsx',
    prerender: false,
    guard: 'clients',
    // One dashboard, and a tab of it (ruling D36).
    below: /^\/[\w-]+(\/[a-z]+)?$/,
    reads: [['listClients', allClients]],
    load: async () => (await import('../pages/clients/Clients.tsx')).Clients,
  },
  {
    path: protectedPages.whiteLabel.path,
    title: titled(protectedPages.whiteLabel.label),
    source: 'src/ui/pages/whiteLabel/WhiteLabelSettings.tsx',
    prerender: false,
    guard: 'whiteLabel',
    reads: [['readWhiteLabel'], ['listLookVersions']],
    load: async () => (await import('../pages/whiteLabel/WhiteLabelSettings.tsx')).WhiteLabelSettings,
  },
  {
    path: protectedPages.integrations.path,
    title: titled(protectedPages.integrations.label),
    source: 'src/ui/pages/integrations/Integrations.tsx',
    prerender: false,
    guard: 'integrations',
    load: async () => (await import('../pages/integrations/Integrations.tsx')).Integrations,
  },
  {
    path: protectedPages.marketplace.path,
    title: titled(protectedPages.marketplace.label),
    source: 'src/ui/pages/marketplace/APIMarketplace.tsx',
    prerender: false,
    guard: 'marketplace',
    load: async () => (await import('../pages/marketplace/APIMarketplace.tsx')).APIMarketplace,
  },
  {
    path: protectedPages.billing.path,
    title: titled(protectedPages.billing.label),
    source: 'src/ui/pages/billing/Billing.tsx',
    prerender: false,
    guard: 'billing',
    reads: [['readWorkspace']],
    load: async () => (await import('../pages/billing/Billing.tsx')).Billing,
  },
  {
    path: protectedPages.demo.path,
    title: titled(protectedPages.demo.label),
    source: 'src/ui/pages/demoCredentials/DemoCredentials.tsx',
    prerender: false,
    guard: 'demo',
    load: async () => (await import('../pages/demoCredentials/DemoCredentials.tsx')).DemoCredentials,
  },
];

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
