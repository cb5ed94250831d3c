/** Tests the sign-up form, which differs on wide screens. */
import { expect, test } from '../support/browserTest.ts';

test('the form asks for six things and the terms; beside it, on wide screens, stand benefits and figures [S2.16]', async ({
  page,
  layout,
  registerPage,
}) => {
  await registerPage.open();
  const form = page.getByRole('form', { name: 'Create your account' });
  await expect(form.getByRole('textbox')).toHaveCount(6);
  for (const label of ['First name', 'Last name', 'Email', 'Company name', 'Password', 'Confirm password'])
    await expect(registerPage.field(label)).toBeVisible();
  await expect(registerPage.terms).not.toBeChecked();
  const side = page.locator('aside');
  await expect(side).toHaveCount(1);
  await expect(side).toBeVisible({ visible: layout === 'wide' });
  await expect(side.locator('li')).toHaveCount(3);
  await expect(side.locator('dd')).toHaveText(['50K+', '1000+', '99.9%']);
});
