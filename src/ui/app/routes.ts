/** Which page lives at which path, who may open it, what its head says and where its code is. */
import type { ComponentType } from 'react';
import { type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import { productName } from '#domain/product.ts';
import { allCompetitors } from '../pages/competitorAnalysis/competitorReads.ts';
import { recentEvents } from '../pages/dashboard/recentEvents.ts';
import { latestEvents } from '../pages/realTimeMonitoring/monitorReads.ts';
import { allClients } from './clientReads.ts';
import type { Reading } from './replyQuery.ts';

export type PageRoute = {
  /** `*` is the page for every other address. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page's module, as the build's manifest names it. */
  readonly source: string;
  /** Whether its HTML is made at build time: public pages are. */
  readonly prerender: boolean;
  /** Whether the page stands alone, without the site's footer: forms that want all attention do. */
  readonly bare?: true;
  /** The row of the access table that guards it; left out for public pages. */
  readonly guard?: ProtectedPageName;
  /** What the page reads first: asked for beside the session when someone comes back. */
  readonly reads?: readonly Reading[];
  readonly load: () => Promise<ComponentType>;
};

const titled = (title: string): string => `${title} · ${productName}`;

const publicRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: `${productName} · Reports your clients read to the end`,
    description:
      'Analytics and reporting for marketing agencies: every client’s numbers in one place, ready to share under your own name.',
    source: 'src/ui/pages/landing/Landing.tsx',
    prerender: true,
    load: async () => (await import('../pages/landing/Landing.tsx')).Landing,
  },
  {
    path: '/features',
    title: titled('Features'),
    description:
      'What the product does for a marketing agency, feature by feature, from which plan on, and the platforms it connects to.',
    source: 'src/ui/pages/features/Features.tsx',
    prerender: true,
    load: async () => (await import('../pages/features/Features.tsx')).Features,
  },
  {
    path: '/industries',
    title: titled('Industries'),
    description:
      'What client reports turn on in eight industries, from e-commerce to restaurants, and what they cost when made by hand.',
    source: 'src/ui/pages/industries/Industries.tsx',
    prerender: true,
    load: async () => (await import('../pages/industries/Industries.tsx')).Industries,
  },
  {
    path: '/industries/ecommerce',
    title: titled('E-commerce'),
    description:
      'Revenue attribution, customer journeys, cohorts and return on spend for agencies with e-commerce clients.',
    source: 'src/ui/pages/ecommerce/Ecommerce.tsx',
    prerender: true,
    load: async () => (await import('../pages/ecommerce/Ecommerce.tsx')).Ecommerce,
  },
  {
    path: '/about',
    title: titled('About'),
    description: `Who builds ${productName} and why, what we hold on to, and a way to write to us.`,
    source: 'src/ui/pages/about/About.tsx',
    prerender: true,
    load: async () => (await import('../pages/about/About.tsx')).About,
  },
  {
    path: '/pricing',
    title: titled('Pricing'),
    description:
      'Three plans for agencies, from $29 a month, with the limits that are enforced side by side. Free for 14 days, no credit card required.',
    source: 'src/ui/pages/pricing/Pricing.tsx',
    prerender: true,
    load: async () => (await import('../pages/pricing/Pricing.tsx')).Pricing,
  },
  {
    path: '/checkout',
    title: titled('Checkout'),
    description: 'The demo checkout: no payment is made and nothing you type is stored.',
    source: 'src/ui/pages/checkout/Checkout.tsx',
    prerender: true,
    load: async () => (await import('../pages/checkout/Checkout.tsx')).Checkout,
  },
  {
    path: '/login',
    title: titled('Sign in'),
    description: 'Sign in to your agency’s workspace, or look around with a demo account.',
    source: 'src/ui/pages/login/Login.tsx',
    prerender: true,
    bare: true,
    load: async () => (await import('../pages/login/Login.tsx')).Login,
  },
  {
    path: '/register',
    title: titled('Create your account'),
    description: 'Open a workspace for your agency: free for 14 days, no credit card required.',
    source: 'src/ui/pages/register/Register.tsx',
    prerender: true,
    bare: true,
    load: async () => (await import('../pages/register/Register.tsx')).Register,
  },
  {
    path: '/demo-credentials',
    title: titled('Demo accounts'),
    description: 'Three accounts to try the product as an admin, a manager or a client.',
    source: 'src/ui/pages/demoCredentials/DemoCredentials.tsx',
    prerender: true,
    load: async () => (await import('../pages/demoCredentials/DemoCredentials.tsx')).DemoCredentials,
  },
];

const protectedRoutes: readonly PageRoute[] = [
  {
    path: protectedPages.dashboard.path,
    title: titled('Dashboard'),
    description: 'Your workspace at a glance.',
    source: 'src/ui/pages/dashboard/Dashboard.tsx',
    prerender: false,
    guard: 'dashboard',
    reads: [['readWorkspace'], ['listEvents', recentEvents]],
    load: async () => (await import('../pages/dashboard/Dashboard.tsx')).Dashboard,
  },
  {
    path: protectedPages.aiChat.path,
    title: titled('Ask AI'),
    description: 'Questions about your workspace, answered from its own records.',
    source: 'src/ui/pages/aiChat/AiChat.tsx',
    prerender: false,
    guard: 'aiChat',
    load: async () => (await import('../pages/aiChat/AiChat.tsx')).AiChat,
  },
  {
    path: protectedPages.advancedAnalytics.path,
    title: titled('AI Analytics'),
    description: 'Activity and growth of your workspace by day, and the days that stand out.',
    source: 'src/ui/pages/advancedAnalytics/AdvancedAnalytics.tsx',
    prerender: false,
    guard: 'advancedAnalytics',
    load: async () => (await import('../pages/advancedAnalytics/AdvancedAnalytics.tsx')).AdvancedAnalytics,
  },
  {
    path: protectedPages.roiCalculator.path,
    title: titled('ROI Calculator'),
    description: 'What client reporting costs you, and what automating it would bring.',
    source: 'src/ui/pages/roiCalculator/RoiCalculator.tsx',
    prerender: false,
    guard: 'roiCalculator',
    load: async () => (await import('../pages/roiCalculator/RoiCalculator.tsx')).RoiCalculator,
  },
  {
    path: protectedPages.competitorAnalysis.path,
    title: titled('Competitor analysis'),
    description: 'Who your clients compete with, by tier, with notes and history.',
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
    title: titled('Real-time monitoring'),
    description: 'Events and requests by the minute, and a live feed of your workspace.',
    source: 'src/ui/pages/realTimeMonitoring/RealTimeMonitoring.tsx',
    prerender: false,
    guard: 'realTimeMonitoring',
    reads: [['listEvents', latestEvents], ['readWorkspace']],
    load: async () => (await import('../pages/realTimeMonitoring/RealTimeMonitoring.tsx')).RealTimeMonitoring,
  },
  {
    path: protectedPages.clients.path,
    title: titled('Clients'),
    description: 'The companies that your agency works for.',
    source: 'src/ui/pages/clients/Clients.tsx',
    prerender: false,
    guard: 'clients',
    reads: [['listClients', allClients]],
    load: async () => (await import('../pages/clients/Clients.tsx')).Clients,
  },
  {
    path: protectedPages.whiteLabel.path,
    title: titled('White label'),
    description: 'The name, colour and mark that your people and clients see.',
    source: 'src/ui/pages/whiteLabel/WhiteLabelSettings.tsx',
    prerender: false,
    guard: 'whiteLabel',
    reads: [['readWhiteLabel'], ['listLookVersions']],
    load: async () => (await import('../pages/whiteLabel/WhiteLabelSettings.tsx')).WhiteLabelSettings,
  },
  {
    path: protectedPages.integrations.path,
    title: titled('Integrations'),
    description: 'The platforms that your workspace is connected with, and those it can be.',
    source: 'src/ui/pages/integrations/Integrations.tsx',
    prerender: false,
    guard: 'integrations',
    load: async () => (await import('../pages/integrations/Integrations.tsx')).Integrations,
  },
  {
    path: protectedPages.marketplace.path,
    title: titled('Marketplace'),
    description: 'Demo apps that add to your workspace, with what each asks for.',
    source: 'src/ui/pages/marketplace/APIMarketplace.tsx',
    prerender: false,
    guard: 'marketplace',
    load: async () => (await import('../pages/marketplace/APIMarketplace.tsx')).APIMarketplace,
  },
  {
    path: protectedPages.billing.path,
    title: titled('Billing'),
    description: 'Your plan, what of it is used, and what comes next.',
    source: 'src/ui/pages/billing/Billing.tsx',
    prerender: false,
    guard: 'billing',
    reads: [['readWorkspace']],
    load: async () => (await import('../pages/billing/Billing.tsx')).Billing,
  },
  {
    path: protectedPages.demo.path,
    title: titled('Demo accounts'),
    description: 'Three accounts to try the product as an admin, a manager or a client.',
    source: 'src/ui/pages/demoCredentials/DemoCredentials.tsx',
    prerender: false,
    guard: 'demo',
    load: async () => (await import('../pages/demoCredentials/DemoCredentials.tsx')).DemoCredentials,
  },
];

export const notFoundRoute: PageRoute = {
  path: '*',
  title: titled('Page not found'),
  description: 'There is nothing at this address.',
  source: 'src/ui/pages/notFound/NotFound.tsx',
  prerender: false,
  load: async () => (await import('../pages/notFound/NotFound.tsx')).NotFound,
};

/** Names the prerendered frame in which every protected page waits until it is known who is there. */
export const waitingPage = 'waiting';

export const routes: readonly PageRoute[] = [...publicRoutes, ...protectedRoutes];

/** The route of a path below the app's base; a slash at its end does not matter. */
export const routeAt = (pathname: string): PageRoute => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return routes.find((route) => route.path === path) ?? notFoundRoute;
};

/** Whether the product has that page yet; the navigation links to no other. */
export const hasPage = (page: ProtectedPageName): boolean => routes.some(({ guard }) => guard === page);
