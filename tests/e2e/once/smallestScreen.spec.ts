/** A browser test of the smallest screens: what opens has to fit into 320 pixels too. */

import { expect, test } from '../stage/browserTest.ts';
import { expectNoOverflow } from '../stage/overflow.ts';

test.use({ viewport: { width: 320, height: 640 }, layout: 'narrow' });

test('the dashboard, the profile’s form, the open menu and the lists of Billing fit into 320 pixels [S2.3]', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await expect(dashboardPage.part('People')).toContainText('Ada Moreau');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Edit your profile' }).click();
  const form = page.getByRole('dialog', { name: 'Your profile' });
  await expect(form).toBeVisible();
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await navigation.open();
  await expectNoOverflow(page);
  for (const [tab, list] of [
    ['invoices', 'Invoices'],
    ['team', 'Members'],
  ] as const) {
    await page.goto(`billing?tab=${tab}`);
    await expect(page.getByRole('table', { name: list })).toBeVisible();
    await expectNoOverflow(page);
  }
});
