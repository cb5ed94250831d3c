/** Stories of what stands around the pages of someone signed in, on screens where that differs by width. */
import type { Page } from 'playwright/test';
import { expect, test } from '../stage/story.ts';

const beside = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const bubble = (page: Page) => page.getByRole('button', { name: /^Open support chat/ });
const widthOf = async (page: Page) => (await beside(page).boundingBox())?.width ?? 0;

test.beforeEach(async ({ page, loginPage }) => {
  await page.goto('./login');
  await loginPage.signInAs('Admin');
  await expect(page).toHaveURL(/dashboard$/);
});

test('the navigation stands beside the page from 1024 px on, and stays there while that scrolls [S2.5]', async ({
  page,
}) => {
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
});

test('the navigation folds to its icons, keeps its names, and is found folded after a reload', async ({
  page,
}) => {
  const wide = await widthOf(page);
  await page.getByRole('button', { name: 'Collapse the navigation' }).click();
  await expect.poll(() => widthOf(page)).toBeLessThan(wide / 3);
  await page.reload();
  await expect(beside(page).getByRole('link', { name: 'Billing', exact: true })).toBeVisible();
  expect(await widthOf(page)).toBeLessThan(wide / 3);
  await page.getByRole('button', { name: 'Expand the navigation' }).press('Enter');
  await expect.poll(() => widthOf(page)).toBe(wide);
});

test('the account menu opens by keyboard and leads to the dashboard', async ({ page }) => {
  await page.goto('./billing');
  const account = page.getByRole('banner').getByRole('button', { name: 'Ada Admin' });
  await account.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Dashboard and profile' });
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await account.click();
  await item.getByRole('link').click();
  await expect(page).toHaveURL(/dashboard$/);
});

for (const width of [390, 768, 1024, 1920]) {
  test(`bubble and launcher lie on the bar, never on the page, at ${width} px [S4.8]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(bubble(page)).toBeVisible();
    const inBar = page.getByRole('banner').getByRole('button', { name: /^Open (support chat|the Lab)/ });
    await expect(inBar).toHaveCount(width < 1024 ? 1 : 2);
    await expect(page.getByRole('button', { name: /^Open (support chat|the Lab)/ })).toHaveCount(
      width < 1024 ? 1 : 2,
    );
    const bar = await page.getByRole('banner').boundingBox();
    const box = await bubble(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
  });
}

test('on paper there is the page alone', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(beside(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(bubble(page)).toHaveCount(0);
});

test('a client’s person is not offered the Lab, and opens it by its key all the same', async ({
  page,
  loginPage,
  navigation,
  labDock,
}) => {
  await expect(labDock.launcher).toBeVisible();
  await navigation.signOut();
  await expect(navigation.link('Sign in')).toBeVisible();
  await navigation.goTo('Sign in');
  await loginPage.signInAs('Client');
  await expect(navigation.bar.getByText('Clara', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(labDock.launcher).toHaveCount(0);
  await page.keyboard.press('Control+Backquote');
  await expect(labDock.lab).toBeVisible();
});
