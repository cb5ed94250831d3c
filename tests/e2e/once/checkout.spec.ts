/** Tests the demo checkout when the provider’s script does not load. The rest is `tests/ui/pages/checkout.test.tsx`. */
import { expect, test } from '../support/browserTest.ts';

test('without the provider nothing can be submitted, until another try, and what was typed stays [S2.18] [S7.2]', async ({
  page,
  watch,
}) => {
  watch.expectRefusals('503 GET /api/payment-provider.js');
  watch.expectFaults(/Refused to execute script/);
  await page.addInitScript(() => localStorage.setItem('agencylens.paymentProvider', 'down'));
  await page.goto('./checkout');
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: 'Complete demo checkout' });
  await expect(main.getByText(/payment provider did not load/)).toBeVisible();
  await main.getByLabel('Name on card').fill('Nora Berg');
  await expect(submit).toBeDisabled();
  await page.evaluate(() => localStorage.removeItem('agencylens.paymentProvider'));
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(submit).toBeEnabled();
  await expect(main.getByLabel('Name on card')).toHaveValue('Nora Berg');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'DemoPay')('').key)).toBe('');
});
