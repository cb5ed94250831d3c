/** Stories of the smallest screens: nothing has to be scrolled sideways at 320 pixels. */
import type { Page } from 'playwright/test';
import { routes } from '#ui/app/routes.ts';
import { expect, test } from '../stage/story.ts';

test.use({ viewport: { width: 320, height: 640 }, layout: 'narrow' });

/** What lies beyond the right edge, by its text; empty when the page is no wider than the screen. */
const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });

const publicPages = [
  ...routes.filter(({ guard }) => guard === undefined).map(({ path }) => path),
  '/nowhere',
];
const protectedPages = routes.filter(({ guard }) => guard !== undefined).map(({ path }) => path);

const expectToFit = async (page: Page, path: string): Promise<void> => {
  await test.step(path, async () => {
    await page.goto(`.${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
  });
};

test('the public pages fit into 320 pixels [S2.1]', async ({ page }) => {
  for (const path of publicPages) await expectToFit(page, path);
});

test('the pages of signed-in people, the profile’s form and the open menu fit into 320 pixels [S2.3]', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await expect(dashboardPage.part('People')).toContainText('Ada Moreau');
  expect(await overflowOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit your profile' }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: 'Edit your profile' });
  await expect(form).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await navigation.open();
  expect(await overflowOf(page)).toEqual([]);
  for (const path of protectedPages) await expectToFit(page, path);
});
