/** Tests a page over plain http from another machine, which has neither service workers nor `crypto.subtle`. */
import { nora } from '#tests/support/cast.ts';
import { expect, test } from '../support/browserTest.ts';
import { withSite } from '../support/site.ts';

test.use({
  site: [
    ({ base }, use) => withSite(base, ({ url }) => use({ url: url.replace('localhost', 'agency.test') })),
    { scope: 'worker' },
  ],
});

test('a visitor signs up, checks out, gets the plan and the chat, and is still there after a reload', async ({
  page,
  watch,
  registerPage,
  dashboardPage,
}) => {
  test.slow();
  watch.expectFaults(/Cross-Origin-Opener-Policy/);
  await page.goto('./checkout?plan=pro');
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  await expect(page.getByRole('status').filter({ hasText: 'There is no service worker here' })).toBeVisible();
  await registerPage.open();
  await registerPage.register(nora);
  await expect(registerPage.welcome('Nora')).toBeVisible();
  await page.goto('./checkout?plan=pro');
  await page.getByRole('button', { name: 'Complete demo checkout' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Demo checkout successful!' })).toBeVisible();
  await dashboardPage.open();
  await dashboardPage.show('Workspace');
  await expect(dashboardPage.part('Subscription')).toContainText('Pro');
  await expect(page.getByRole('button', { name: 'Open support chat' })).toBeVisible();
  await dashboardPage.untilLive('Workspace activity');
  await dashboardPage.editProfile({ 'First name': 'Eleonora' });
  await dashboardPage.untilLive('Workspace activity');
  await expect(dashboardPage.activity.first()).toContainText('changed their first name');
  await page.reload();
  await expect(dashboardPage.greeting('Eleonora')).toBeVisible();
});
