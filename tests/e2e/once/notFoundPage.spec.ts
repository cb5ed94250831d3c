/** Tests a static host that serves `404.html` for unknown addresses: a deep link finds the app before any worker exists. */
import { expect, test } from '../support/browserTest.ts';
import { servePlainly } from '../support/plainHost.ts';
import { withSite } from '../support/site.ts';

test.use({
  site: [
    ({ base }, use) =>
      withSite(base, use, (folder, below) => servePlainly({ folder, base: below, hasNotFoundPage: true })),
    { scope: 'worker' },
  ],
});

test('a first visit by a deep link asks for a sign-in and leads back, and a reload there is answered', async ({
  page,
  site,
  watch,
  loginPage,
}) => {
  watch.expectRefusals('404 GET /clients');
  expect((await page.goto('./clients?status=archived'))?.status()).toBe(404);
  await expect(loginPage.heading).toBeVisible();
  await loginPage.signInAs('Admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await expect(page).toHaveURL(`${site.url}clients?status=archived`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
});
