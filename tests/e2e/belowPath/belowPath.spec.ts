/** Tests a product served below a path: built for `/demo/`, everything works as at the root. */
import { expect, test } from '../support/browserTest.ts';

test('below a path a deep link leads to the sign-in and back, the worker answers its calls only, and no link leaves it [S2.3][S2.8][S2.10]', async ({
  page,
  site,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  const calls: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('/api/')) calls.push(pathname);
  });
  await dashboardPage.open();
  await expect(loginPage.heading).toBeVisible();
  await expect(page).toHaveURL(`${site.url}login?returnTo=%2Fdashboard`);
  await loginPage.signInAs('Admin');
  await expect(page).toHaveURL(`${site.url}dashboard`);
  await dashboardPage.untilLive();
  await test.step('the service worker answers the calls below the path only', async () => {
    await expect(dashboardPage.activity.first()).toContainText('Ada Moreau signed in');
    expect(calls).toContain('/demo/api/events');
    expect(calls.filter((path) => !path.startsWith('/demo/api/'))).toEqual([]);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe('/demo/');
  });
  await page.reload();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  // The cached state appears before the backend has answered.
  await dashboardPage.untilLive();
  await navigation.signOut();
  await expect(page).toHaveURL(site.url);

  await test.step('links, the start page and unknown addresses stay below the path', async () => {
    await page.goto('./no-such-page');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/demo\/?$/);
    await expect(navigation.link('Home')).toHaveAttribute('aria-current', 'page');
    await navigation.goTo('Sign in');
    await expect(loginPage.heading).toBeVisible();
    await expect(page).toHaveURL(`${site.url}login`);
    await page.goto(new URL('/', site.url).href);
    await expect(page).toHaveURL(site.url);
  });
});
