/** Tests page loads on any screen: reloads, back and forward, late or missing code, and missing pages. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { holdReplies } from '../support/holdReplies.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const keyFigures = (page: Page) => page.locator('[data-key-figure]');

test('a signed-in page that is loaded anew comes back to where it was left, with its figures before the backend has answered', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.part('Needs attention')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => scrollTop(page)).toBe(700);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('agencylens.visits')))
    .toContain('readMetrics');
  const told = await keyFigures(page).allTextContents();
  const letGo = await holdReplies(page, '/api/metrics');
  await page.reload();
  await expect(keyFigures(page)).toHaveText(told);
  await letGo();
  await expect(dashboardPage.part('Needs attention')).toBeVisible();
  // Scroll anchoring keeps visible content in place when a line above it changes height.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 700)).toBeLessThan(60);
});

test('back and forward lead through the pages that were seen, with their titles', async ({
  page,
  loginPage,
  registerPage,
  navigation,
}) => {
  await page.goto('./');
  await navigation.goTo('Sign in');
  await expect(loginPage.heading).toBeVisible();
  await expect(page).toHaveTitle('Sign in · AgencyLens');
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(registerPage.heading).toBeVisible();
  await expect(page).toHaveTitle('Create your account · AgencyLens');
  await page.goBack();
  await expect(loginPage.heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('./');
  await page.goForward();
  await expect(loginPage.heading).toBeVisible();
  await expect(page).toHaveTitle('Sign in · AgencyLens');
});

test('pages are fetched when they are visited, and the one behind the sign-in once somebody fills the form [S2.4]', async ({
  page,
  loginPage,
  registerPage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await loginPage.open();
  await expect(page.locator('[data-page]')).toHaveCount(0);
  expect(asked.filter((path) => /Register|Dashboard/.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(registerPage.heading).toBeVisible();
  expect(asked.filter((path) => /Register-.*\.js/.test(path))).toHaveLength(1);
  expect(asked.filter((path) => /Dashboard/.test(path))).toEqual([]);
  await page.goBack();
  await loginPage.quickButton('Admin').click();
  await expect(loginPage.email).toHaveValue(/admin/);
  await expect.poll(() => asked.filter((path) => /Dashboard-.*\.js/.test(path)).length).toBe(1);
});

test('an address that does not exist says so and leads back', async ({ page, navigation }) => {
  await page.goto('./industries/mining');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('404')).toBeVisible();
  await expect(page).toHaveTitle('Page not found · AgencyLens');
  await expect(navigation.bar).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('./');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
});

test('a page whose code does not arrive says so and can be tried again', async ({
  page,
  context,
  watch,
  loginPage,
  registerPage,
}) => {
  watch.expectFaults(/^net::ERR_FAILED GET .*Register-/);
  await context.route('**/assets/Register-*.js', (route) => route.abort());
  await loginPage.open();
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.unroute('**/assets/Register-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(registerPage.heading).toBeVisible();
});
