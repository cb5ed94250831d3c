/** The links of a signed-in person by what they are for (ruling D30): the same as in the menu of small screens, in four groups. */
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

/** A group of which nothing is open to the role is left out. */
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
