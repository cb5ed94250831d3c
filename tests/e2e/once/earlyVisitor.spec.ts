/** Tests early interaction with a prerendered page, before or while its scripts load. */
import type { Page } from 'playwright/test';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { expect, test } from '../support/browserTest.ts';
import { untilAwake } from '../support/untilAwake.ts';

const scripts = '**/assets/*.js';

/** Delays all scripts; returns the function that releases them. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of visitors are there to read, with their forms [S2.1]', async ({
    page,
    watch,
    loginPage,
    registerPage,
    demoPage,
  }) => {
    watch.expectFaults(/^csp GET .*\.js$/);
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await loginPage.open();
    await expect(loginPage.heading).toBeVisible();
    await expect(loginPage.email).toBeEditable();
    await expect(loginPage.submit).toBeVisible();
    await registerPage.open();
    await expect(registerPage.field('Company name')).toBeEditable();
    await demoPage.open();
    await expect(demoPage.account('Admin')).toContainText(demoAccounts.admin.email);
  });
});

test('what was typed and pressed before the scripts came is kept and answered', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('./login', { waitUntil: 'commit' });
  await loginPage.fillIn(demoAccounts.admin.email, demoPassword);
  await loginPage.remember.uncheck();
  await loginPage.submit.click();
  await expect(page).toHaveURL('./login');
  letScriptsCome();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  const kept = await page.evaluate(
    (key) => [localStorage, sessionStorage].map((store) => store.getItem(key) !== null),
    sessionKey,
  );
  expect(kept).toEqual([false, true]);
});

test('a button that was pressed before the scripts came is answered once', async ({ page, loginPage }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('./login', { waitUntil: 'commit' });
  await loginPage.quickButton('Client').click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  letScriptsCome();
  await expect(loginPage.email).toHaveValue(demoAccounts.client.email);
  await expect(loginPage.password).toHaveValue(demoPassword);
  await expect(page.getByRole('status')).toContainText('no mail is sent');
});

test('a page that was scrolled before the scripts came stays where its reader is [S2.7]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const letScriptsCome = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Show the demo accounts' })).toBeAttached();
  await page.evaluate(() => scrollTo(0, 120));
  letScriptsCome();
  await untilAwake(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(120);
});

test('a page that was left before its scripts came begins at the top when its reader comes back [S2.7]', async ({
  page,
  demoPage,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const letScriptsCome = await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Show the demo accounts' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(demoPage.heading).toBeVisible();
  letScriptsCome();
  await untilAwake(page);
  await page.goBack();
  await untilAwake(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
