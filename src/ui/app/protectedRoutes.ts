/** Declares the routes that the access table guards. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { allClients } from '../data/clientReads.ts';
import { allCompetitors } from '../data/competitorReads.ts';
import { latestEvents } from '../data/monitorReads.ts';
import { type PageRoute, titled } from '../services/pageRoute.ts';

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
