/** Tests staying signed in and signing out. */
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { createDashboardPage } from '../pages/dashboardPage.ts';
import { createLoginPage } from '../pages/loginPage.ts';
import { expect, test } from '../support/browserTest.ts';

/** Parallel calls of a page with an expired session; the first answer cancels the others. */
const firstCalls = [
  ...['auth/session', 'events', 'workspace', 'subscription', 'white-label'],
  // Requested by the last known role.
  ...['metrics', 'portfolio'],
].map((name) => `401 GET /api/${name}`);

test('a session that is not remembered survives a reload but not its tab [S2.15][S4.1]', async ({
  page,
  context,
  loginPage,
  navigation,
}) => {
  await loginPage.open('?returnTo=%2Fmarketplace');
  await loginPage.remember.uncheck();
  await loginPage.signInAs('Manager');
  const name = navigation.bar.getByText('Marcus', { exact: true });
  await expect(name).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('./marketplace');
  await expect(name).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('./marketplace');
  await expect(createLoginPage(tab).heading).toBeVisible();
  await expect(tab).toHaveURL('./login?returnTo=%2Fmarketplace');
});

test('a remembered session is there after a reload and in a new tab, which follows a sign-out, that ends it, and a sign-in [S2.3][S2.10][S2.15][S4.1]', async ({
  page,
  context,
  watch,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  test.slow();
  await loginPage.open();
  await expect(loginPage.remember).toBeChecked();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  const setNetwork = (name: string) =>
    page.evaluate((value) => localStorage.setItem('agencylens.network', value), name);
  await test.step('a reload keeps it; a page that was not open before has a spinner until it is known who is there', async () => {
    await page.reload();
    await expect(dashboardPage.greeting('Ada')).toBeVisible();
    await expect(page).toHaveURL('./dashboard');
    await setNetwork('slow');
    await page.goto('./integrations');
    await expect(page.getByRole('main', { name: 'Loading' })).toBeVisible();
    await expect(navigation.bar.getByText('Ada', { exact: true })).toBeVisible();
    await expect(page.getByRole('main', { name: 'Loading' })).toBeHidden();
    await expect(page).toHaveURL('./integrations');
    await setNetwork('instant');
    await page.goto('./marketplace');
    await expect(navigation.bar.getByText('Ada', { exact: true })).toBeVisible();
  });

  const tab = await context.newPage();
  const other = createDashboardPage(tab);
  await other.open();
  await expect(other.greeting('Ada')).toBeVisible();
  await page.bringToFront();
  const entry = await page.evaluate((key) => localStorage.getItem(key) ?? '', sessionKey);
  // The feed may report the end of the session before the storage event does.
  watch.allowRefusals(...firstCalls);
  const reloaded = page.waitForEvent('load');
  await navigation.signOut();
  await reloaded;
  await expect(page).toHaveURL('./');
  await navigation.open();
  await expect(navigation.link('Sign in')).toBeVisible();
  await expect(tab).toHaveURL('./');
  await test.step('and the session that was is worth nothing any more', async () => {
    await tab.goto('about:blank');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, entry] as const);
    await dashboardPage.open();
    await expect(loginPage.heading).toBeVisible();
  });

  await other.open();
  await expect(createLoginPage(tab).heading).toBeVisible();
  await loginPage.open();
  await loginPage.signInAs('Client');
  await expect(dashboardPage.greeting('Clara')).toBeVisible();
  await expect(other.greeting('Clara')).toBeVisible();
});
