/** Tests a browser that refuses service workers: the page answers its own requests. */

import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';

test('a browser that refuses workers and blocks its storage leads to a page that works, and says so', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    ServiceWorkerContainer.prototype.register = async () => refuse();
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
  });
  await loginPage.open();
  await expect(page.getByRole('status').filter({ hasText: 'There is no service worker here' })).toBeVisible();
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
  await dashboardPage.editProfile({ 'First name': 'Adele' });
  await expect(dashboardPage.activity.first()).toContainText('Adele Moreau changed their first name');
  expect(await findBarriers(page)).toEqual([]);
});
