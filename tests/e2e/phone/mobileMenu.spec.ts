/** Tests the menu of small screens. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Open menu' });
const closer = (page: Page): Locator => page.getByRole('button', { name: 'Close menu' });

type Look = { readonly movesFor: string; readonly mostHeight: number; readonly scrolls: string };

/** The duration of the menu's transition, its maximum height in pixels, and its overflow. */
const lookOf = (button: Locator): Promise<Look> =>
  button.evaluate((element) => {
    const menu = document.getElementById(element.getAttribute('aria-controls') ?? '');
    if (menu === null) throw new Error('The button controls nothing');
    const { animationDuration, maxHeight, overflowY } = getComputedStyle(menu);
    return {
      movesFor: animationDuration,
      mostHeight: Number.parseFloat(maxHeight),
      scrolls: overflowY,
    };
  });

const pageScrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.body).overflow !== 'hidden');

const open = async (page: Page): Promise<void> => {
  await opener(page).click();
  await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
};

test('opens in 0.3 s, takes up to 75 % of the height, holds the page still, and closes by its button, by Escape and by a press beside it [S2.6][S4.9][S9.4]', async ({
  page,
  navigation,
}) => {
  await page.goto('./');
  await open(page);
  const look = await lookOf(closer(page));
  expect(look).toEqual({ movesFor: '0.3s', mostHeight: 0.75 * 844, scrolls: 'auto' });
  expect(await pageScrolls(page)).toBe(false);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeFocused();

  await closer(page).click();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await pageScrolls(page)).toBe(true);
  await expect(navigation.link('Home')).toBeHidden();

  await open(page);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(navigation.link('Home')).toBeHidden();
  expect(await pageScrolls(page)).toBe(true);

  await open(page);
  await page.mouse.click(195, 820);
  await expect(opener(page)).toBeVisible();
  await expect(navigation.link('Home')).toBeHidden();
});

test('closes by following a link, and the other page begins at its top [S2.6][S2.7]', async ({
  page,
  loginPage,
  navigation,
}) => {
  await page.goto('./');
  await open(page);
  await closer(page).click();
  await expect(navigation.link('Home')).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await navigation.goTo('Sign in');
  await expect(loginPage.heading).toBeInViewport();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(navigation.link('Get Started')).toBeHidden();
  expect(await pageScrolls(page)).toBe(true);
});
