/** Tests the light and dark themes. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';

/** Judged by the lightness of the page's background. */
const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) < 3 * 128;
  });

test('the system’s theme is followed until someone chooses', async ({ page, navigation }) => {
  await page.goto('./');
  await expect(navigation.themeButton).toHaveAccessibleName('Theme: as the system');
  expect(await isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(page)).toBe(true);
  await navigation.themeButton.click();
  await expect(navigation.themeButton).toHaveAccessibleName('Theme: light');
  await expect.poll(() => isDark(page)).toBe(false);
});

test('a chosen theme is remembered, in force before any script comes, and can be given back', async ({
  page,
  navigation,
}) => {
  await page.goto('./');
  await navigation.themeButton.click();
  await navigation.themeButton.click();
  await expect(navigation.themeButton).toHaveAccessibleName('Theme: dark');
  expect(await page.evaluate(() => localStorage.getItem('agencylens.theme'))).not.toBe(null);
  await page.route('**/assets/*.js', (route) => route.abort('aborted'));
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await isDark(page)).toBe(true);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(navigation.themeButton).toHaveAccessibleName('Theme: dark');
  await navigation.themeButton.click();
  await expect(navigation.themeButton).toHaveAccessibleName('Theme: as the system');
  await expect.poll(() => isDark(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('agencylens.theme'))).toBe(null);
});
