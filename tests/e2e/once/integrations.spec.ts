/** A browser test of an admin who connects a platform and changes their mind. */

import { expect, test } from '../stage/browserTest.ts';
import { findBarriers } from '../stage/findBarriers.ts';

test('an admin connects a shop, disconnects it and takes that back [S2.3] [S2.4] [S6.2]', async ({
  page,
  loginPage,
}) => {
  await loginPage.signInAt('/integrations?category=commerce', 'Admin');
  const connect = page.getByRole('button', { name: 'Connect Shopify', exact: true });
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Shopify', 'WooCommerce']);
  await connect.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Do not allow' }).click();
  await dialog.getByRole('button', { name: 'See the list again' }).click();
  await dialog.getByRole('button', { name: 'Allow', exact: true }).click();
  await dialog.getByLabel('Fjord & Foam demo shop').check();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this account' }).click();
  await dialog.getByLabel('Stackpilot').check();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(connect).toBeFocused();

  await page.getByRole('button', { name: 'Disconnect Shopify, Fjord & Foam demo shop', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const history = page.getByRole('region', { name: 'History' });
  const newest = history.locator('tbody').getByRole('row').filter({ hasNotText: 'demo data' });
  await expect(newest).toContainText([
    'restored the connection of Shopify',
    'disconnected Shopify',
    'connected Shopify',
  ]);
});
