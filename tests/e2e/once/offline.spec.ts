/** Stories of people whose connection is gone, or slow. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { expect, test } from '../stage/story.ts';

test('without a connection the backend goes on; a page whose code is not here yet says so, and comes with another try', async ({
  page,
  context,
  watch,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  watch.expectFaults(/^net::ERR_(INTERNET_DISCONNECTED|FAILED) GET \/(assets|lens)/);
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await context.setOffline(true);
  await dashboardPage.editProfile({ 'First name': 'Adele' });
  await expect(dashboardPage.activity.first()).toContainText('Adele Moreau changed their first name');
  await navigation.goTo('Marketplace');
  const lost = page.getByRole('heading', { name: 'This page did not arrive' });
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('link', { name: 'load the page anew' })).toHaveAttribute(
    'href',
    '/marketplace',
  );
  await navigation.goTo('Dashboard');
  await expect(dashboardPage.greeting('Adele')).toBeVisible();
  await navigation.goTo('Marketplace');
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /marketplace/i, level: 1 })).toBeVisible();
  await expect(lost).toHaveCount(0);
});

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
