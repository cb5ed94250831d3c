/** Groups the links of a signed-in person by purpose (ruling D30), with the same links as the menu of small screens. */
import { menuOf, type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import { hasPage } from '../routes.ts';
import type { MenuLink } from './menuLinks.ts';

export type MenuPage = MenuLink & { readonly page: ProtectedPageName };

export type MenuGroup = { readonly title: string; readonly links: readonly MenuPage[] };

const groups: readonly { readonly title: string; readonly pages: readonly ProtectedPageName[] }[] = [
  { title: 'Overview', pages: ['dashboard', 'clients'] },
  {
    title: 'Insights',
    pages: ['aiChat', 'advancedAnalytics', 'roiCalculator', 'competitorAnalysis', 'realTimeMonitoring'],
  },
  { title: 'Data', pages: ['integrations', 'marketplace'] },
  { title: 'Workspace', pages: ['whiteLabel', 'billing'] },
];

export const menuGroups = (role: Role): readonly MenuGroup[] => {
  const open = menuOf(role).filter(hasPage);
  return groups
    .map(({ title, pages }) => ({
      title,
      links: pages
        .filter((page) => open.includes(page))
        .map((page) => ({ page, to: protectedPages[page].path, label: protectedPages[page].label })),
    }))
    .filter(({ links }) => links.length > 0);
};
