/** Browser tests of a product that is served below a path of its host: built for `/demo/`, where everything works as at the top. */
import { expect, test } from '../stage/browserTest.ts';

test.describe.configure({ mode: 'default' });

test('someone signs in, reloads a deep link and signs out below the path [S2.10]', async ({
  page,
  site,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await expect(page).toHaveURL(`${site.url}dashboard`);
  await page.reload();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  await navigation.signOut();
  await expect(page).toHaveURL(site.url);
});

test('the service worker answers the calls below the path only', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  const calls: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('/api/')) calls.push(pathname);
  });
  await loginPage.open();
  await loginPage.signInAs('Client');
  await expect(dashboardPage.live).toBeVisible();
  await expect(dashboardPage.activity.first()).toContainText('Clara Lindqvist signed in');
  expect(calls).toContain('/demo/api/events');
  expect(calls.filter((path) => !path.startsWith('/demo/api/'))).toEqual([]);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/demo/');
});

test('a deep link of a stranger leads to the sign-in page and back [S2.3]', async ({
  page,
  site,
  loginPage,
  dashboardPage,
}) => {
  await dashboardPage.open();
  await expect(loginPage.heading).toBeVisible();
  await expect(page).toHaveURL(`${site.url}login?returnTo=%2Fdashboard`);
  await loginPage.signInAs('Manager');
  await expect(dashboardPage.greeting('Marcus')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}dashboard`);
});

test('links, the start page and unknown addresses stay below the path [S2.8]', async ({
  page,
  site,
  loginPage,
  navigation,
}) => {
  await page.goto('./no-such-page');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/demo\/?$/);
  await expect(navigation.link('Home')).toHaveAttribute('aria-current', 'page');
  await navigation.goTo('Sign in');
  await expect(loginPage.heading).toBeVisible();
  await expect(page).toHaveURL(`${site.url}login`);
  await page.goto(new URL('/', site.url).href);
  await expect(page).toHaveURL(site.url);
});
