/** A browser test of paper: a table keeps its head and its rows whole. */
import { expect, test } from '../stage/browserTest.ts';

test('the table of clients prints with the choice that it shows, its head on each sheet and its rows whole', async ({
  page,
  loginPage,
}) => {
  await loginPage.signInAt('/clients', 'Admin');
  const row = page.getByRole('row').filter({ hasText: 'Fjord & Foam' });
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await expect(row).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
});
