/** Browser tests of staying signed in, and of signing out. */
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { createDashboardPage } from '../pages/dashboardPage.ts';
import { createLoginPage } from '../pages/loginPage.ts';
import { expect, test } from '../stage/browserTest.ts';

/** The calls that a page makes side by side before it knows that its session is none; the first answer ends the others. */
const firstCalls = [
  ...['auth/session', 'events', 'workspace', 'subscription', 'white-label'],
  // By the role that was last known.
  ...['metrics', 'portfolio'],
].map((name) => `401 GET /api/${name}`);

test('a session that is not remembered survives a reload but not its tab [S2.15][S4.1]', async ({
  page,
  context,
  loginPage,
  dashboardPage,
}) => {
  await loginPage.open();
  await loginPage.remember.uncheck();
  await loginPage.signInAs('Manager');
  await expect(dashboardPage.greeting('Marcus')).toBeVisible();
  await page.reload();
  await expect(dashboardPage.greeting('Marcus')).toBeVisible();
  const tab = await context.newPage();
  await createDashboardPage(tab).open();
  await expect(createLoginPage(tab).heading).toBeVisible();
  await expect(tab).toHaveURL('./login?returnTo=%2Fdashboard');
});

test('a reload keeps the session, with a spinner until it is known who is there; signing out ends it and reloads the start page [S2.3][S2.10][S4.1]', async ({
  page,
  watch,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  const setNetwork = (name: string) =>
    page.evaluate((value) => localStorage.setItem('agencylens.network', value), name);
  await setNetwork('slow');
  await page.reload();
  await expect(page.getByRole('main', { name: 'Loading' })).toBeVisible();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  await expect(page.getByRole('main', { name: 'Loading' })).toBeHidden();
  await expect(page).toHaveURL('./dashboard');
  await setNetwork('instant');
  await page.reload();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  const entry = await page.evaluate((key) => localStorage.getItem(key) ?? '', sessionKey);
  const reloaded = page.waitForEvent('load');
  await navigation.signOut();
  await reloaded;
  await expect(page).toHaveURL('./');
  await navigation.open();
  await expect(navigation.link('Sign in')).toBeVisible();
  await test.step('and the session that was is worth nothing any more', async () => {
    watch.allowRefusals(...firstCalls);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, entry] as const);
    await dashboardPage.open();
    await expect(loginPage.heading).toBeVisible();
  });
});

test('a remembered session is there in a new tab, and the other tab follows a sign-out, and a sign-in [S2.10][S2.15][S4.1]', async ({
  page,
  context,
  loginPage,
  dashboardPage,
  navigation,
  watch,
}) => {
  await loginPage.open();
  await expect(loginPage.remember).toBeChecked();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  const tab = await context.newPage();
  const other = createDashboardPage(tab);
  await other.open();
  await expect(other.greeting('Ada')).toBeVisible();
  await page.bringToFront();
  // The feed may tell the other tab that the session ended before the browser tells that its entry is gone.
  watch.allowRefusals(...firstCalls);
  await navigation.signOut();
  await expect(page).toHaveURL('./');
  await expect(tab).toHaveURL('./');
  await other.open();
  await expect(createLoginPage(tab).heading).toBeVisible();
  await loginPage.open();
  await loginPage.signInAs('Client');
  await expect(dashboardPage.greeting('Clara')).toBeVisible();
  await expect(other.greeting('Clara')).toBeVisible();
});
