/** Stories of the demo checkout: as a visitor, as an owner, and without the provider. */
import { nora } from '#tests/support/cast.ts';
import { findBarriers } from '../stage/findBarriers.ts';
import { holdReplies } from '../stage/holdReplies.ts';
import { expect, test } from '../stage/story.ts';

const submitName = /Complete demo checkout|Processing\.\.\./;

test('a visitor checks out, is told that nothing is activated, and finishes after the sign-up [S2.2] [S2.18] [S4.6] [S8.3] [S6.4]', async ({
  page,
  registerPage,
}) => {
  const letReplies = await holdReplies(page, '/api/checkout');
  await page.goto('./checkout?plan=starter&billing=yearly');
  const main = page.getByRole('main');
  await expect(main.getByText('Demo mode.')).toBeVisible();
  const summary = main.getByRole('region', { name: 'Starter plan' });
  await expect(summary).toContainText('$290 a year');
  await expect(summary).toContainText('$58 a year');
  await main.getByRole('link', { name: 'Terms of service' }).click();
  await expect(main.getByRole('region', { name: 'Terms of service' })).toContainText('This is a demo.');
  const submit = main.getByRole('button', { name: submitName });
  await submit.click();
  await expect(submit).toHaveText('Processing...');
  await expect(submit).toBeDisabled();
  await letReplies();

  const alert = page.getByRole('alertdialog', { name: 'Demo checkout successful!' });
  for (const text of ['Plan: Starter', 'Price: $290/year', 'Billing: yearly']) {
    await expect(alert.getByText(text)).toBeVisible();
  }
  await expect(alert).toContainText('In production, this would process a real payment.');
  await expect(alert).toContainText('Nothing is activated yet');
  expect(await findBarriers(page)).toEqual([]);
  await alert.getByRole('button', { name: 'Create your account' }).click();
  await expect(page).toHaveURL(/register\?plan=starter&billing=yearly$/);
  await registerPage.register(nora);
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL(/checkout\?plan=starter&billing=yearly$/);
  const chat = page.getByRole('button', { name: /^Open support chat/ });
  await expect(main.getByRole('button', { name: 'Complete demo checkout' })).toBeEnabled();
  await expect(chat).toHaveCount(0);

  await main.getByRole('button', { name: 'Complete demo checkout' }).click();
  await expect(alert).toContainText('Your free trial runs until');
  await alert.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect(chat).toBeVisible();
  const part = page.getByRole('region', { name: 'Subscription' });
  await expect(part).toContainText('Starter');
  // What is above the part grows when its figures come, and a press meets what lies there by then.
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  // The plan has made the owner admin, to whom the billing page is open (D29).
  await part.getByRole('link', { name: 'Billing' }).click();
  await main.getByRole('button', { name: 'Cancel the subscription' }).click();
  await main.getByRole('button', { name: /^Cancel on/ }).click();
  await expect(main.getByRole('button', { name: 'Resume the subscription' })).toBeVisible();
});

test('unknown values of the address fall back with a notice, and the way back leads to pricing [S2.2]', async ({
  page,
}) => {
  await page.goto('./checkout?plan=gold&billing=weekly');
  const main = page.getByRole('main');
  await expect(main.getByText('“gold” is not one of our plans, so this is Pro.')).toBeVisible();
  await expect(main.getByText('“weekly” is not a way of billing, so this is monthly.')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Pro plan' })).toContainText('$149 a month');
  await main.getByRole('link', { name: 'Back to pricing' }).click();
  await expect(page).toHaveURL(/pricing$/);
});

test('who has an account signs in first and comes back to the same plan and cycle [S2.2]', async ({
  page,
  loginPage,
}) => {
  await page.goto('./checkout?plan=starter&billing=yearly');
  await page.getByRole('link', { name: 'Sign in first' }).click();
  await loginPage.signInAs('Admin');
  await expect(page).toHaveURL('./checkout?plan=starter&billing=yearly');
  await expect(page.getByRole('region', { name: 'Starter plan' })).toContainText('$290 a year');
  await expect(page.getByRole('link', { name: 'Sign in first' })).toHaveCount(0);
});

test('without the provider nothing can be submitted, until another try, and what was typed stays [S2.18] [S7.2]', async ({
  page,
  watch,
}) => {
  watch.expectRefusals('503 GET /api/payment-provider.js');
  watch.expectFaults(/Refused to execute script/);
  await page.addInitScript(() => localStorage.setItem('agencylens.paymentProvider', 'down'));
  await page.goto('./checkout');
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: submitName });
  await expect(main.getByText(/payment provider did not load/)).toBeVisible();
  await main.getByLabel('Name on card').fill('Nora Berg');
  await expect(submit).toBeDisabled();
  await page.evaluate(() => localStorage.removeItem('agencylens.paymentProvider'));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(submit).toBeEnabled();
  await expect(main.getByLabel('Name on card')).toHaveValue('Nora Berg');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'DemoPay')('').key)).toBe('');
});
