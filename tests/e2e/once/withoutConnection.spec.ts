/** Tests offline visits: the worker serves its caches offline, and only the network once it is back. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { untilKept } from '../support/keptFiles.ts';
import { untilAwake } from '../support/untilAwake.ts';

/** Simulates a browser that had no time to cache the files, or whose caches were cleared. */
const forgetFiles = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('agencylens-files:'));
    await Promise.all(names.map((name) => caches.delete(name)));
  });

test.use({ keepsFiles: true });

test('with a connection every page is of the build that the server has; without one a page is loaded anew with its data, and leads to pages that were never opened, while they are kept', async ({
  page,
  context,
  site,
  watch,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  test.slow();
  watch.expectRefusals('503 GET /features');
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
  await untilKept(page, site.url);
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('agencylens-files:'));
    const cache = await caches.open(name);
    const former = new Response('<title>A former build</title>', {
      headers: { 'Content-Type': 'text/html' },
    });
    await cache.put(new URL('about', document.baseURI), former.clone());
  });
  await page.goto('./about');
  await expect(page).toHaveTitle('About · AgencyLens');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('A former build');

  await dashboardPage.open();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  await dashboardPage.untilLive();
  await dashboardPage.editProfile({ 'First name': 'Adele' });
  await expect(dashboardPage.greeting('Adele')).toBeVisible();
  await navigation.goTo('Clients');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clients');
  await page.goto('./pricing');
  await untilAwake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  await forgetFiles(page);
  await page.goto('./features');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a connection once');
});
