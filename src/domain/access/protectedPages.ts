/** Lists the protected pages, the roles that may open each and their menu names, as ruling D10 requires. */
import { type Role, roles } from './role.ts';

export type ProtectedPage = {
  readonly path: string;
  readonly label: string;
  readonly roles: readonly Role[];
  readonly inMenu: boolean;
};

const everyone = roles;
const staff: readonly Role[] = ['admin', 'manager'];
const adminOnly: readonly Role[] = ['admin'];

/** In the order of the navigation bar (S2.9). */
export const protectedPages = {
  dashboard: { path: '/dashboard', label: 'Dashboard', roles: everyone, inMenu: true },
  aiChat: { path: '/ai-chat', label: 'Ask AI', roles: everyone, inMenu: true },
  advancedAnalytics: { path: '/advanced-analytics', label: 'AI Analytics', roles: everyone, inMenu: true },
  roiCalculator: { path: '/roi-calculator', label: 'ROI Calculator', roles: everyone, inMenu: true },
  competitorAnalysis: {
    path: '/competitor-analysis',
    label: 'Competitor Analysis',
    roles: adminOnly,
    inMenu: true,
  },
  realTimeMonitoring: {
    path: '/real-time-monitoring',
    label: 'Real-Time Monitoring',
    roles: everyone,
    inMenu: true,
  },
  integrations: { path: '/integrations', label: 'Integrations', roles: adminOnly, inMenu: true },
  marketplace: { path: '/marketplace', label: 'Marketplace', roles: everyone, inMenu: true },
  clients: { path: '/clients', label: 'Clients', roles: staff, inMenu: true },
  whiteLabel: { path: '/white-label', label: 'White Label', roles: adminOnly, inMenu: true },
  billing: { path: '/billing', label: 'Billing', roles: staff, inMenu: true },
  demo: { path: '/demo', label: 'Demo accounts', roles: everyone, inMenu: false },
} as const satisfies Record<string, ProtectedPage>;

export type ProtectedPageName = keyof typeof protectedPages;

export const mayOpen = (role: Role, page: ProtectedPageName): boolean =>
  (protectedPages[page].roles as readonly Role[]).includes(role);

export const menuOf = (role: Role): readonly ProtectedPageName[] =>
  (Object.keys(protectedPages) as ProtectedPageName[]).filter(
    (page) => protectedPages[page].inMenu && mayOpen(role, page),
  );
