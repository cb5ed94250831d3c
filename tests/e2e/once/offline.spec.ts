/** A browser test of people whose connection is slow; of those who have none tells a script. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { expect, test } from '../stage/browserTest.ts';

test('on a slow network the form waits, and the figures come to their places', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('agencylens.network', 'slow'));
  await loginPage.open();
  await loginPage.signIn(demoAccounts.admin.email, demoPassword);
  await expect(page.getByRole('main').getByRole('button', { name: /Sign in$/ })).toBeDisabled();
  await expect(loginPage.email).toBeDisabled();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  await expect(dashboardPage.part('People')).toContainText('Ada Moreau (you)');
  await expect(dashboardPage.live).toBeVisible();
  await expect(page.getByRole('definition').first()).not.toHaveText('–');
});
