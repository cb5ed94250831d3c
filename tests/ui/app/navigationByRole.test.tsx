/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import type { Step } from '#scenarios/script.ts';
import { button, heading, isAt, isIn, mainNavigation, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';
import { findAll } from '#ui/stage/findTarget.ts';

const page = playedPage();

afterEach(page.close);

const forEveryone = ['Ask AI', 'AI Analytics', 'ROI Calculator'];

const people: readonly {
  readonly role: DemoAccountName;
  readonly firstName: string;
  readonly badge: string;
  readonly links: readonly string[];
}[] = [
  {
    role: 'admin',
    firstName: 'Ada',
    badge: 'Admin',
    links: [
      'Dashboard',
      'Clients',
      ...forEveryone,
      'Competitor Analysis',
      'Real-Time Monitoring',
      'Integrations',
      'Marketplace',
      'White Label',
      'Billing',
    ],
  },
  {
    role: 'manager',
    firstName: 'Marcus',
    badge: 'Manager',
    links: ['Dashboard', 'Clients', ...forEveryone, 'Real-Time Monitoring', 'Marketplace', 'Billing'],
  },
  {
    role: 'client',
    firstName: 'Clara',
    badge: 'Client contact',
    links: ['Dashboard', ...forEveryone, 'Real-Time Monitoring', 'Marketplace'],
  },
];

const addressOf = (label: string): string | undefined =>
  Object.values(protectedPages).find((each) => each.label === label)?.path;

describe('what is around the pages of someone signed in', () => {
  test('is by role: the links beside the page with the current one marked, the name and the badge [S2.5] [S2.9] [S2.15] [S4.4] [S6.1] [S6.2]', async () => {
    const signedIn = (role: DemoAccountName, firstName: string): readonly Step[] => [
      { go: '/login' },
      { click: button(`${role[0]?.toUpperCase()}${role.slice(1)}`) },
      { click: button('Sign in') },
      isAt('/dashboard'),
      sees(heading(`Good morning, ${firstName}`)),
      isIn('auth', 'signedIn.settled'),
    ];
    for (const { role, firstName, badge, links } of people) {
      const document = await page.play([...signedIn(role, firstName), sees(button(`${firstName} ${badge}`))]);
      const shown = findAll(document, { role: 'link', within: mainNavigation });
      expect(shown.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
        ['AgencyLens', '/dashboard'],
        ...links.map((label) => [label, addressOf(label)]),
      ]);
      expect(
        shown.filter((one) => one.hasAttribute('aria-current')).map(({ textContent }) => textContent),
      ).toEqual(['Dashboard']);
      await page.play([{ click: button('Sign Out') }, isAt('/')]);
    }
  });

  test('has a menu of the account, which opens by keyboard and leads to the dashboard', async () => {
    const account = button('Ada Admin');
    const item = { role: 'menuitem', name: 'Dashboard and profile' } as const;
    await page.play([
      { role: 'admin' },
      { go: '/marketplace' },
      sees(heading('Marketplace')),
      { press: 'Enter', on: account },
      sees(item),
      { press: 'Escape' },
      seesNo(item),
      { click: account },
      { click: { role: 'link', within: item } },
      isAt('/dashboard'),
    ]);
  });
});
