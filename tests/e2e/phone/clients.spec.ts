/** Tests clients on a phone: form errors, details, and the restored list. */
import { createClientsPage } from '../pages/clientsPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';
import { heightForFinger } from '../support/heightForFinger.ts';

// Other client actions: `tests/ui/pages/clients/oneClient.test.tsx`.
test('a client’s form complains and its details open without a barrier, and closed they leave the list where it was', async ({
  page,
  loginPage,
}) => {
  await loginPage.signInAt('/clients', 'Manager');
  const clients = createClientsPage(page);
  // On a phone each row is a card: six of them, and a link to all.
  await expect(clients.rows).toHaveCount(6);
  const all = page.getByRole('button', { name: 'Show all 22: Active clients' });
  await all.click();
  await expect(clients.rows).toHaveCount(22);
  await expect(page.getByRole('button', { name: 'Show the first 6: Active clients' })).toBeFocused();
  const mrr = page.getByRole('button', { name: 'MRR', exact: true });
  const active = page.locator('label').filter({ hasText: 'Active 22' });
  for (const control of [clients.add, clients.row('Stackpilot').getByRole('link'), mrr, active])
    expect(await heightForFinger(control)).toBeGreaterThanOrEqual(44);
  await clients.add.click();
  await clients.submit.click();
  await expect(clients.field('Name')).toHaveAccessibleDescription('Name is required');
  await expect(clients.field('Name')).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(clients.dialog).toHaveCount(0);

  const last = clients.row('Stackpilot');
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await last.getByRole('link').click();
  await expect(clients.history.first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(clients.dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});
