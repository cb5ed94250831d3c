/** Tests that forms with errors have no axe violations at any impact in both themes. */
import type { Page } from 'playwright/test';
import { nora } from '#tests/support/cast.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriersInBothThemes } from '../support/findBarriers.ts';
import { heightForFinger } from '../support/heightForFinger.ts';

const expectNoBarriers = async (page: Page): Promise<void> => {
  expect(await findBarriersInBothThemes(page)).toEqual([]);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('forms have no barriers while they complain, and neither has the success screen [S8.4]', async ({
  page,
  watch,
  loginPage,
  registerPage,
}) => {
  watch.expectRefusals('401 POST /api/auth/sign-in');
  await loginPage.open();
  expect(
    await heightForFinger(page.getByRole('button', { name: 'Show', exact: true })),
  ).toBeGreaterThanOrEqual(44);
  await loginPage.submit.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectNoBarriers(page);
  await loginPage.signIn('nobody@agencylens.demo', 'wrong-one');
  await expect(loginPage.problem).toBeVisible();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectNoBarriers(page);
  await page.clock.install();
  await registerPage.open();
  await registerPage.terms.check();
  await registerPage.submit.click();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expectNoBarriers(page);
  await registerPage.register(nora);
  await expect(registerPage.welcome('Nora')).toBeVisible();
  await expectNoBarriers(page);
});
