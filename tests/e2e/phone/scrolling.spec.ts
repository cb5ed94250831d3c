/** Tests scroll positions on a small screen: below the bar, and after a change of route. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { untilAwake } from '../support/untilAwake.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const scrollDown = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
};

test('the bar stays on top while the page scrolls [S2.5]', async ({ page, demoPage, navigation }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await demoPage.open();
  await scrollDown(page);
  await expect(navigation.bar).toBeInViewport({ ratio: 1 });
  expect((await navigation.bar.boundingBox())?.y).toBe(0);
});

test('every change of route begins at the top; back, forward and reload lead to where the page was left [S2.7]', async ({
  page,
  demoPage,
  loginPage,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('./pricing');
  await untilAwake(page);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page
    .getByRole('link', { name: 'demo accounts' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(demoPage.heading).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 120));
  await expect.poll(() => scrollTop(page)).toBe(120);
  await page.goBack();
  await expect(page).toHaveURL('./pricing');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await untilAwake(page);
  await page.goForward();
  await expect(page).toHaveURL('./demo-credentials');
  await expect.poll(() => scrollTop(page)).toBe(120);
  await loginPage.open();
  await expect(loginPage.heading).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
});
