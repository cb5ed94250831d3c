/** Browser tests of the billing page: a change is previewed before it is made, and an end can be taken back. */

import { expect, test } from '../stage/browserTest.ts';
import { findBarriers } from '../stage/findBarriers.ts';

test('a manager schedules a downgrade, takes it back, cancels and resumes, all in the history [S6.2] [S4.2] [S9.2]', async ({
  page,
  loginPage,
}) => {
  await loginPage.signInAt('/billing', 'Manager');
  const main = page.getByRole('main');
  const plan = main.getByRole('region', { name: 'Enterprise' });
  await expect(plan).toContainText('$499 a month');
  await expect(main.getByRole('region', { name: 'Usage' })).toContainText('22 in use · Unlimited');

  await main.getByRole('button', { name: 'Preview Starter' }).click();
  const preview = main.getByRole('region', { name: 'Preview of the change' });
  await expect(preview).toBeFocused();
  await expect(preview).toContainText('22 clients where Starter allows 5.');
  await expect(preview).toContainText('Due today$0');
  expect(await findBarriers(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Schedule the change' }).click();
  await expect(plan).toContainText('Starter, billed monthly, follows on');
  await main.getByRole('button', { name: 'Keep Enterprise' }).click();
  await preview.getByRole('button', { name: 'Keep the plan' }).click();
  await expect(plan).not.toContainText('follows on');

  await main.getByRole('button', { name: 'Preview Agency Plus' }).click();
  await expect(preview).toContainText('Credit for unused days');
  await expect(preview).toContainText(/Due today\$[1-9]\d*/);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await plan.getByRole('button', { name: 'Cancel the subscription' }).click();
  await plan.getByRole('button', { name: /^Cancel on/ }).click();
  await expect(plan).toContainText('Canceled: everything stays open until');
  await plan.getByRole('button', { name: 'Resume the subscription' }).click();
  await expect(plan).toContainText('Active. Renews on');

  await main.getByRole('link', { name: 'History' }).click();
  await expect(main.getByRole('region', { name: 'History' }).locator('tbody').getByRole('row')).toContainText(
    [
      'resumed the subscription',
      'canceled the subscription',
      'kept the plan',
      'scheduled Starter',
      'changed the plan to Enterprise',
      'paid for the Pro plan',
      'activated the Pro plan',
    ],
  );
});
