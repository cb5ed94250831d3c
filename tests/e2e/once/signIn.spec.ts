/** Tests the focus on sign-in. The rest is `tests/ui/pages/login.test.tsx`. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { expect, test } from '../support/browserTest.ts';

test('someone signs in by keyboard alone [S2.15]', async ({ page, loginPage, dashboardPage }) => {
  const { keyboard } = page;
  await loginPage.open();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await keyboard.press('Enter');
  for (const stop of ['Create your account', 'what each one shows']) {
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: stop })).toBeFocused();
  }
  for (const name of ['Admin', 'Manager', 'Client'] as const) {
    await keyboard.press('Tab');
    await expect(loginPage.quickButton(name)).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(loginPage.email).toBeFocused();
  await keyboard.type(demoAccounts.client.email);
  await keyboard.press('Tab');
  await expect(loginPage.password).toBeFocused();
  await keyboard.type(demoPassword);
  await keyboard.press('Enter');
  await expect(dashboardPage.greeting('Clara')).toBeVisible();
});
