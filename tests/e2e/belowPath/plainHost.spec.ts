/** Tests a build on a plain static host below a path, without rewrites or custom headers. */
import { expect, test } from '../support/browserTest.ts';
import { untilKept } from '../support/keptFiles.ts';
import { servePlainly } from '../support/plainHost.ts';
import { withSite } from '../support/site.ts';
import { untilAwake } from '../support/untilAwake.ts';

test.use({
  keepsFiles: true,
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
  await expect(page).toHaveURL(`${site.url}dashboard`);
  await dashboardPage.untilLive();
  for (const [query, open] of [
    ['', () => page.reload()],
    ['?range=7d', () => page.goto('./dashboard?range=7d')],
    ['/', () => page.goto('./dashboard/')],
  ] as const) {
    await test.step(`dashboard${query}`, async () => {
      expect((await open())?.status()).toBe(200);
      await expect(dashboardPage.greeting('Ada')).toBeVisible();
      await dashboardPage.untilLive();
    });
  }
  await test.step('a file that is not there stays missing', async () => {
    const file = `${site.url}no-such-file.txt`;
    const missing = await page.evaluate(async (address) => (await fetch(address)).status, file);
    expect(missing).toBe(404);
    watch.expectRefusals('404 GET /demo/no-such-file.txt');
  });
  await untilKept(page, site.url);
  await test.step('a folder of the host', async () => {
    await page.goto('./pricing');
    await expect(page).toHaveURL(`${site.url}pricing/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
    await untilAwake(page);
  });
  await context.setOffline(true);
  await page.goto('./dashboard');
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
});
