import { describe, expect, test } from 'vitest';
import { roles } from '#domain/access/role.ts';
import { menuLinks } from '#ui/app/navigation/menuLinks.ts';
import { menuGroups } from '#ui/app/shell/SideNavigation.tsx';

const inWords = (role: (typeof roles)[number]) =>
  menuGroups(role).map(({ title, links }) => `${title}: ${links.map(({ label }) => label).join(', ')}`);

describe('the groups of the side navigation', () => {
  test('hold what the role may open, and no group is empty [S2.9] [S6.2]', () => {
    expect(roles.map(inWords)).toEqual([
      [
        'Overview: Dashboard, Clients',
        'Insights: Ask AI, AI Analytics, ROI Calculator, Competitor Analysis, Real-Time Monitoring',
        'Data: Integrations, Marketplace',
        'Workspace: White Label, Billing',
      ],
      [
        'Overview: Dashboard, Clients',
        'Insights: Ask AI, AI Analytics, ROI Calculator, Real-Time Monitoring',
        'Data: Marketplace',
        'Workspace: Billing',
      ],
      [
        'Overview: Dashboard',
        'Insights: Ask AI, AI Analytics, ROI Calculator, Real-Time Monitoring',
        'Data: Marketplace',
      ],
    ]);
  });

  test.each(roles)('show a %s the same links as the menu of small screens', (role) => {
    const grouped = menuGroups(role).flatMap(({ links }) => links.map(({ to, label }) => ({ to, label })));
    const byAddress = (one: { to: string }, other: { to: string }) => one.to.localeCompare(other.to);
    expect(grouped.toSorted(byAddress)).toEqual(menuLinks(role).toSorted(byAddress));
  });
});
