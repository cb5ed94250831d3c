/** Tests tabs and inner pages, which have no route: contrast in both themes, width on a phone, no tools in print. */
import type { Page } from 'playwright/test';
import { keepChartsInTheirTheme, setTheme } from '../support/barriersOver.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';
import { goWithin } from '../support/goWithin.ts';
import { expectNoOverflow, expectTablesFit } from '../support/overflow.ts';
import { toolsOnPaper } from '../support/paper.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const smallest = { width: 320, height: 640 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ofAdmin = [
  '/dashboard?client=fjordandfoam',
  '/dashboard?tab=goals',
  '/dashboard?tab=alerts',
  '/dashboard?tab=history',
  '/dashboard?tab=dashboards&board=shopdashboard',
  '/dashboard?tab=dashboards&board=all',
  '/dashboard/reports',
  '/dashboard/reports/fjordmonthly',
  '/dashboard/reports/fjordmonthly/edit',
  '/clients/fjordandfoam?in=page',
  '/clients/fjordandfoam/goals',
  '/clients/fjordandfoam/sources',
  '/clients/fjordandfoam/revenue',
  '/clients/fjordandfoam/activity',
  '/clients/fjordandfoam/dashboards?in=page',
  '/clients/fjordandfoam/reports?in=page',
  '/clients/fjordandfoam/people?in=page',
  '/clients/fjordandfoam/contacts?in=page',
  '/clients/fjordandfoam/notes?in=page',
  '/billing?tab=invoices',
  '/billing?tab=team',
  '/billing?tab=mail',
  '/marketplace?tab=api',
  '/billing?tab=revenue',
  '/billing?tab=history',
  '/advanced-analytics?tab=log',
  '/real-time-monitoring?tab=log',
];

const ofClient = [
  '/dashboard',
  '/dashboard?run=fjordmonthly-6',
  '/dashboard?tab=dashboards',
  '/dashboard?tab=history',
];

/** Pages without an address: the button that opens each, by the address of its parent page. */
const openedBy: Readonly<Record<string, string>> = {
  '/dashboard?tab=dashboards&board=shopdashboard': 'Edit layout',
};

/** Without axe's structure rules, which `barriers/pages.test.ts` checks on a stage. */
const faultsOf = async (page: Page, withoutShell: boolean): Promise<readonly string[]> => {
  const light = await findBarriers(page, { onlyDrawn: true, withoutShell });
  await setTheme(page, 'dark');
  const dark = await findBarriers(page, { onlyColours: true, withoutShell });
  await setTheme(page, null);
  for (const size of [phone, smallest]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await page.setViewportSize(desktop);
  await expectTablesFit(page);
  await page.emulateMedia({ media: 'print' });
  const tools = await toolsOnPaper(page);
  await page.emulateMedia({ media: 'screen' });
  return [
    ...light,
    ...dark.map((barrier) => `dark: ${barrier}`),
    ...tools.map((tool) => `on paper: ${tool}`),
  ];
};

/** Only the first page is checked together with its shell. */
const expectWellMade = async (page: Page, paths: readonly string[]): Promise<void> => {
  const found: string[] = [];
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      found.push(...(await faultsOf(page, index > 0)).map((fault) => `${path}: ${fault}`));
      const name = openedBy[path];
      if (name === undefined) return;
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      found.push(...(await faultsOf(page, true)).map((fault) => `${path}, ${name}: ${fault}`));
    });
  expect(found).toEqual([]);
};

test.beforeEach(({ page }) => keepChartsInTheirTheme(page));

test('the inner pages of clients and of the agency are well made [S2.1]', async ({ page, loginPage }) => {
  test.slow();
  await loginPage.signInAt('/ai-chat', 'Admin');
  await expectWellMade(page, ofAdmin);
});

test('the inner pages of a client’s person are well made, who is not offered the Lab and opens it by its key all the same [S2.1]', async ({
  page,
  loginPage,
  navigation,
  labDock,
}) => {
  test.slow();
  await loginPage.signInAt('/marketplace', 'Client');
  await expectWellMade(page, ofClient);
  await expect(navigation.bar.getByText('Clara', { exact: true })).toBeVisible();
  await expect(labDock.launcher).toHaveCount(0);
  await page.keyboard.press('Control+Backquote');
  await expect(labDock.lab).toBeVisible();
});
