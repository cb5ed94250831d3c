/** Tests a build on a plain static host below a path, without rewrites or custom headers. */
import { expect, test } from '../support/browserTest.ts';
import { servePlainly } from '../support/plainHost.ts';
import { withSite } from '../support/site.ts';

test.use({
  site: [
    ({ base }, use) => withSite(base, use, (folder, below) => servePlainly({ folder, base: below })),
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('a page inside the app is loaded anew, by a link and without a connection, on a host that has no file for it', async ({
  page,
  context,
  site,
  watch,
  loginPage,
  dashboardPage,
}) => {
  test.slow();
  await page.goto('./login/');
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await expect(page).toHaveURL(`${site.url}dashboard`);
  for (const [query, open] of [
    ['', () => page.reload()],
    ['?range=7d', () => page.goto('./dashboard?range=7d')],
    ['/', () => page.goto('./dashboard/')],
  ] as const) {
    await test.step(`dashboard${query}`, async () => {
      expect((await open())?.status()).toBe(200);
      await expect(dashboardPage.greeting('Ada')).toBeVisible();
      await expect(dashboardPage.live).toBeVisible();
    });
  }
  await test.step('a file that is not there stays missing', async () => {
    const missing = await page.evaluate(async () => (await fetch('no-such-file.txt')).status);
    expect(missing).toBe(404);
    watch.expectRefusals('404 GET /demo/no-such-file.txt');
  });
  await test.step('a folder of the host', async () => {
    await page.goto('./pricing');
    await expect(page).toHaveURL(`${site.url}pricing/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One price for the whole agency');
  });
  await context.setOffline(true);
  await page.goto('./dashboard');
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
});
