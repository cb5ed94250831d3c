/** Visits every page once: no axe violations in either theme, no horizontal scrolling, no tools in print. */
import type { Page } from 'playwright/test';
import { routes } from '#ui/app/routes.ts';
import { createDashboardPage } from '../pages/dashboardPage.ts';
import { createNavigation, type Navigation } from '../pages/navigation.ts';
import { barriersOver } from '../support/barriersOver.ts';
import { expect, test } from '../support/browserTest.ts';
import { callApi, sessionHeader } from '../support/callApi.ts';
import { findBarriers, findBarriersInBothThemes } from '../support/findBarriers.ts';
import { goWithin } from '../support/goWithin.ts';
import { type LongNamed, longWord, writeLongTenant, writeLongWord } from '../support/longWord.ts';
import { expectFits, expectNoOverflow, expectTablesFit } from '../support/overflow.ts';
import { toolsOnPaper } from '../support/paper.ts';
import { untilAwake } from '../support/untilAwake.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const smallest = { width: 320, height: 640 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const faultsOf = async (page: Page, withoutShell = false): Promise<readonly string[]> => {
  // The pointer of the last press would open the tooltip of what lies under it in the next layout.
  await page.mouse.move(0, 0);
  const barriers = [...(await findBarriersInBothThemes(page, { withoutShell }))];
  for (const size of [phone, smallest]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    if (size !== phone) continue;
    const found = await findBarriers(page, { withoutColours: true });
    barriers.push(...found.map((barrier) => `phone: ${barrier}`));
  }
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoOverflow(page);
  await expectTablesFit(page);
  return barriers;
};

type Open = (page: Page, path: string) => Promise<void>;

const isThere = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** Public pages are prerendered: each is loaded as a document of its own. */
const open: Open = async (page, path) => {
  await page.goto(`.${path}`);
  await untilAwake(page);
  await isThere(page);
};

/** Client-side navigation between pages of a signed-in person. */
const goOn: Open = async (page, path) => {
  const former = await page.title();
  await goWithin(page, path);
  await expect(page).not.toHaveTitle(former);
  await isThere(page);
};

const visitAll = async (
  page: Page,
  paths: readonly string[],
  reach: Open,
  look: (path: string) => Promise<readonly string[]>,
): Promise<void> => {
  const found: string[] = [];
  for (const path of paths)
    await test.step(path, async () => {
      await reach(page, path);
      found.push(...(await look(path)).map((fault) => `${path}: ${fault}`));
    });
  expect(found).toEqual([]);
};

const partsOf = <Item>(items: readonly Item[], count: number) =>
  Array.from({ length: count }, (_, part) => items.filter((_, index) => index % count === part));

const publicPages = [
  ...routes.filter(({ guard }) => guard === undefined).map(({ path }) => path),
  '/nowhere',
];
const protectedPages = routes
  .filter(({ guard, whole }) => guard !== undefined && whole === undefined)
  .map(({ path }) => path);

/** Tabs, boards and drawers that show the long word. */
const innerPages: readonly ((made: LongNamed) => string)[] = [
  ({ client }) => `/dashboard?client=${client}`,
  ({ client }) => `/clients/${client}`,
  ({ client }) => `/clients/${client}/contacts`,
  ({ client }) => `/clients/${client}/notes`,
  ({ client }) => `/clients/${client}/reports`,
  ({ client }) => `/clients/${client}/activity`,
  ({ dashboard }) => `/dashboard?tab=dashboards&board=${dashboard}`,
  () => '/dashboard?tab=dashboards&board=all',
  () => '/dashboard?tab=history',
  ({ report }) => `/dashboard/reports/${report}`,
  () => '/dashboard/reports',
  () => '/billing?tab=invoices',
  () => '/billing?tab=team',
  () => '/real-time-monitoring?tab=log',
];

const wordIn = (page: Page) =>
  page.locator('main, [role="dialog"]').getByText(longWord.slice(0, 21)).filter({ visible: true }).first();

/** Navigates without reloading. */
const fitAll = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses)
    await test.step(address, async () => {
      await goWithin(page, address);
      await expect(wordIn(page)).toBeVisible();
      for (const size of [smallest, desktop]) {
        await page.setViewportSize(size);
        await expectNoOverflow(page);
        await expectFits(page, '[role="dialog"] :is(.ant-drawer-body, .ant-modal-body)');
      }
    });
};

for (const paths of partsOf(publicPages, 2)) {
  test(`the public pages are well made, from ${paths[0]} to ${paths.at(-1)} [S2.1]`, async ({ page }) => {
    test.slow();
    await visitAll(page, paths, open, () => faultsOf(page));
  });
}

const fitOpened = async (page: Page, menu: Navigation): Promise<void> => {
  // A narrow phone, without the search shortcut.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(smallest);
  await createDashboardPage(page).show('Workspace');
  await page.getByRole('button', { name: 'Edit your profile' }).click();
  const form = page.getByRole('dialog', { name: 'Your profile' });
  await expect(form).toBeVisible();
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await menu.open();
  await expect(menu.link('Billing')).toBeVisible();
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktop);
};

// One test: separate ones would each sign in and write the word again.
test('the pages of signed-in people are well made and hold a word of 120 letters, what opens on the smallest screen fits too [S2.3]', async ({
  page,
  loginPage,
}) => {
  test.slow();
  // A short page that refetches little after each write.
  await loginPage.signInAt('/demo', 'Admin');
  const made = await writeLongWord(page);
  const [first] = protectedPages;
  await visitAll(page, protectedPages, goOn, async (path) => {
    const faults = await faultsOf(page, path !== first);
    await page.emulateMedia({ media: 'print' });
    const tools = await toolsOnPaper(page);
    // Either the page or its cover has the heading, never both.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.emulateMedia({ media: 'screen' });
    return [...faults, ...tools.map((tool) => `on paper: ${tool}`)];
  });
  await test.step('what opens on the smallest screen', async () => {
    await goOn(page, '/dashboard');
    await fitOpened(page, createNavigation(page, 'narrow'));
  });
  await fitAll(
    page,
    innerPages.map((address) => address(made)),
  );
  await writeLongTenant(page);
  await fitAll(page, ['/billing?tab=reseller']);
  await open(page, '/');
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
});

test('the welcome of a sign-up holds a word of 120 letters, its sample client is no barrier, and neither is its deleted workspace', async ({
  page,
  registerPage,
}) => {
  await registerPage.open();
  await registerPage.register({
    firstName: longWord.slice(0, 80),
    lastName: longWord.slice(0, 80),
    email: 'long@agency.example',
    company: longWord.slice(0, 80),
    password: 'a long secret',
  });
  await expect(registerPage.welcome(longWord.slice(0, 80))).toBeVisible();
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Open sample client' }).click();
  expect(await barriersOver(page, 'the sample client')).toEqual([]);
  const deletion = {
    method: 'POST',
    path: '/api/workspace/deletion',
    headers: await sessionHeader(page),
    body: { name: longWord.slice(0, 80) },
  } as const;
  expect((await callApi(page, deletion)).status).toBe(204);
  await expect(page.getByRole('heading', { name: 'This workspace was deleted' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
