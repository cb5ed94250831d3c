/** Tests navigation: links by role. */
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';

type Link = readonly [label: string, path: string];

const visitorLinks: readonly Link[] = [
  ['Home', '/'],
  ['Features', '/features'],
  ['Industries', '/industries'],
  ['Pricing', '/pricing'],
  ['About', '/about'],
];

/** An admin's links in the order of the specification, which the small-screen menu uses. */
const personLinks: readonly Link[] = [
  ['Dashboard', '/dashboard'],
  ['Ask AI', '/ai-chat'],
  ['AI Analytics', '/advanced-analytics'],
  ['ROI Calculator', '/roi-calculator'],
  ['Competitor Analysis', '/competitor-analysis'],
  ['Real-Time Monitoring', '/real-time-monitoring'],
  ['Integrations', '/integrations'],
  ['Marketplace', '/marketplace'],
  ['Clients', '/clients'],
  ['White Label', '/white-label'],
  ['Billing', '/billing'],
];

/** The sidebar groups the links, and Clients is in the first group. */
const inGroups = (links: readonly Link[]): readonly Link[] => [
  ...links.filter(([label]) => ['Dashboard', 'Clients'].includes(label)),
  ...links.filter(([label]) => !['Dashboard', 'Clients'].includes(label)),
];

test('visitors see their links, and the bar marks whichever page is open, by its colours too [S2.5][S2.8]', async ({
  page,
  navigation,
}) => {
  await page.goto('./');
  await navigation.open();
  const labels = visitorLinks.map(([label]) => label);
  await expect(navigation.links).toHaveText(['AgencyLens', ...labels, 'Sign in', 'Get Started']);
  await expect(navigation.link('Home')).toHaveAttribute('aria-current', 'page');
  await expect(navigation.bar.getByRole('link', { name: 'AgencyLens' })).not.toHaveAttribute('aria-current');
  await page.keyboard.press('Escape');

  const current = navigation.everywhere.locator('[aria-current="page"]').filter({ visible: true });
  const lookOf = (label: string) =>
    navigation.link(label).evaluate((link) => {
      const { color, backgroundColor } = getComputedStyle(link);
      return `${color} on ${backgroundColor}`;
    });
  for (const [label, path] of visitorLinks.slice(1)) {
    await navigation.goTo(label);
    await expect(page).toHaveURL(`.${path}`);
    await navigation.open();
    await expect(current).toHaveText([label]);
    expect(await lookOf(label)).not.toBe(await lookOf('Home'));
    await page.keyboard.press('Escape');
  }
});

test('who signs in by a quick button sees the links of the role, and no bar on Ask AI alone [S2.5][S2.9][S2.15][S4.4][S6.1][S6.2]', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
  layout,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(page).toHaveURL('./dashboard');
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  for (const text of ['Ada', 'Admin'])
    await expect(navigation.bar.getByText(text, { exact: true })).toBeVisible();
  await dashboardPage.untilLive();
  await navigation.open();
  const own = layout === 'wide' ? inGroups(personLinks) : personLinks;
  await expect(navigation.links).toHaveText(['AgencyLens', ...own.map(([label]) => label)]);
  for (const [label, path] of own) await expect(navigation.link(label)).toHaveAttribute('href', path);
  await expect(navigation.link('Dashboard')).toHaveAttribute('aria-current', 'page');
  await expect(navigation.bar.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  if (layout === 'narrow')
    await test.step('the open menu is no barrier in either theme', async () => {
      expect(await findBarriers(page, { within: 'header' })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findBarriers(page, { within: 'header', onlyColours: true })).toEqual([]);
    });
  await navigation.link('Ask AI').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('./ai-chat');
  await expect(navigation.everywhere).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(navigation.bar).toBeVisible();
});
