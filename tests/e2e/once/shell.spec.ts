/** Tests the app shell on screens whose width changes its layout. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { findBarriersInBothThemes } from '../support/findBarriers.ts';

const beside = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const bubble = (page: Page) => page.getByRole('button', { name: /^Open support chat/ });
const widthOf = async (page: Page) => (await beside(page).boundingBox())?.width ?? 0;

const expectOnBar = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await expect(bubble(page)).toBeVisible();
  const tools = { name: /^Open (support chat|the Lab)/ };
  const count = width < 1024 ? 1 : 2;
  await expect(page.getByRole('banner').getByRole('button', tools)).toHaveCount(count);
  await expect(page.getByRole('button', tools)).toHaveCount(count);
  const bar = await page.getByRole('banner').boundingBox();
  const box = await bubble(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
};

const expectFolds = async (page: Page): Promise<void> => {
  const wide = await widthOf(page);
  await page.getByRole('button', { name: 'Collapse the navigation' }).click();
  await expect.poll(() => widthOf(page)).toBeLessThan(wide / 3);
  await page.reload();
  await expect(beside(page).getByRole('link', { name: 'Billing', exact: true })).toBeVisible();
  expect(await widthOf(page)).toBeLessThan(wide / 3);
  await page.getByRole('button', { name: 'Expand the navigation' }).press('Enter');
  await expect.poll(() => widthOf(page)).toBe(wide);
};

/** Pixels from the top bar to the table's head, and from the head to its first row, rounded. */
const tableGaps = (page: Page) =>
  page.getByRole('table', { name: 'Active clients' }).evaluate((table) => {
    const head = table.querySelector('thead th')?.getBoundingClientRect();
    const row = table.querySelector('tbody tr')?.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const gap = (from = Number.NaN, to = Number.NaN) => Math.round(to - from);
    return { toBar: gap(bar?.bottom, head?.top), toRow: gap(head?.bottom, row?.top) };
  });

const expectHeadStays = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Choose all' })).toBeVisible();
  await expect.poll(async () => (await tableGaps(page)).toRow).toBe(0);
  // Scrolls to the table's middle: rows and content below may still load. The bar's border overlaps the head.
  await expect
    .poll(async () => {
      await page.getByRole('table', { name: 'Active clients' }).evaluate((table) => {
        const { top, height } = table.getBoundingClientRect();
        scrollTo(0, scrollY + top + height / 2);
      });
      return Math.abs((await tableGaps(page)).toBar);
    })
    .toBeLessThanOrEqual(1);
};

/** The bar's content is always visible, although the page reserves space for the bar when scrolling. */
const expectStaysScrolled = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Clients' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  const button = page.getByRole('button', { name: 'Client: All clients' });
  const { x = 0, y = 0, width = 0, height = 0 } = { ...(await button.boundingBox()) };
  // Playwright's own click would scroll to the button first.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('combobox', { name: 'Client', exact: true })).toBeFocused();
  const open = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect([open, await page.evaluate(() => scrollY)]).toEqual([600, 600]);
};

/** Chat behaviour is tested in `tests/ui/app/chat`. */
const expectChatWithoutBarriers = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bubble(page).click();
  await page.getByLabel('Your message').fill('Hello');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3);
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('log')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
};

test('bubble and launcher lie on the bar, never on the page; the navigation is next to the page from 1024 px on, stays there while that scrolls, folds to its icons, and is not printed [S2.5][S4.8]', async ({
  page,
  loginPage,
}) => {
  await loginPage.signInAt('/marketplace', 'Admin');
  await test.step('the open chat has no barriers in either theme', () => expectChatWithoutBarriers(page));
  for (const width of [390, 768, 1024, 1920]) await test.step(`${width} px`, () => expectOnBar(page, width));

  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(menuButton(page)).toBeVisible();
  await expect(beside(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(menuButton(page)).toHaveCount(0);
  const groups = beside(page).getByRole('list');
  await expect(groups).toHaveCount(4);
  for (const [index, name] of ['Overview', 'Insights', 'Data', 'Workspace'].entries())
    await expect(groups.nth(index)).toHaveAccessibleName(name);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // The end of a page may lie between two pixels.
  await expect(beside(page)).toBeInViewport({ ratio: 0.999 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  await test.step('folded, it keeps its names, and is found folded after a reload', () => expectFolds(page));

  await test.step('a table’s head is over its first row, and under the bar once that is gone', () =>
    expectHeadStays(page));

  await test.step('what opens from the bar leaves a scrolled page where it is', () =>
    expectStaysScrolled(page));

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('the table prints with its rows whole and its head on each sheet', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Fjord & Foam' });
    await expect(row).toBeVisible();
    await expect(row).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
  });
  await expect(beside(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(bubble(page)).toHaveCount(0);
});
