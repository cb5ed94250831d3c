/** Browser tests of people who look around the marketplace and of one who installs an app. */

import { expect, test } from '../stage/browserTest.ts';
import { findBarriers } from '../stage/findBarriers.ts';

test('a manager installs a free app with consent and uninstalls it [S2.3] [S2.4]', async ({
  page,
  loginPage,
}) => {
  await loginPage.signInAt('/marketplace?category=alerts', 'Manager');
  await page.getByRole('link', { name: 'Quiet Bell' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Install Quiet Bell' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Allow and install' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const installed = page.getByRole('region', { name: 'Installed' });
  await installed.getByRole('link', { name: 'Quiet Bell' }).click();
  await dialog.getByRole('button', { name: 'Uninstall Quiet Bell' }).click();
  await expect(page.getByText('Quiet Bell is uninstalled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
