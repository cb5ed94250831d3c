/** Tests public pages by keyboard alone. Those of an admin are `tests/ui/pages/keyboardAgency.test.tsx`. */
import type { Page } from 'playwright/test';
import { nora } from '#tests/support/cast.ts';
import { expect, test } from '../support/browserTest.ts';
import { tabTo } from '../support/tabTo.ts';

const typeOnwards = async ({ keyboard }: Page, texts: readonly string[]): Promise<void> => {
  for (const text of texts) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
};

test('a visitor reads the start page and the prices, signs up and arrives', async ({
  page,
  registerPage,
  dashboardPage,
}) => {
  const main = page.getByRole('main');
  await page.goto('./');
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(main.getByRole('link', { name: 'Start free 14-day trial' }).first());
  await tabTo(main.getByRole('combobox', { name: 'Client' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(main.getByRole('button', { name: 'Play the story of Jonas Weber' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Pause the story of Jonas Weber' })).toBeFocused();
  await tabTo(main.getByRole('link', { name: 'Compare plans' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('./pricing');
  await tabTo(main.getByRole('radio', { name: 'Monthly' }));
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('region', { name: 'Pro', exact: true })).toContainText('$1,490 a year');
  await tabTo(main.getByRole('slider', { name: /^Clients/ }));
  await page.keyboard.press('End');
  await expect(main.getByRole('link', { name: 'Start with Enterprise' })).toBeVisible();
  await tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('./register');
  await tabTo(registerPage.field('First name'));
  await typeOnwards(page, [nora.firstName, nora.lastName, nora.email, nora.company]);
  await tabTo(registerPage.field('Password'));
  await page.keyboard.type(nora.password);
  await tabTo(registerPage.field('Confirm password'));
  await page.keyboard.type(nora.password);
  await tabTo(registerPage.terms);
  await page.keyboard.press('Space');
  await tabTo(registerPage.submit);
  await page.keyboard.press('Enter');
  await expect(registerPage.welcome('Nora')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dashboardPage.greeting('Nora')).toBeVisible();
});

test('a checkout is filled in, mended, sent and confirmed, and the terms are read on the way', async ({
  page,
}) => {
  await page.goto('./checkout?plan=starter');
  const main = page.getByRole('main');
  await tabTo(main.getByLabel('Name on card'));
  await typeOnwards(page, ['Nora Berg', '4242 4242 4242 4241', '12/60', '123']);
  const submit = main.getByRole('button', { name: 'Complete demo checkout' });
  // The button cannot take the focus until the payment provider has loaded.
  await expect(submit).toBeEnabled();
  await tabTo(submit);
  await page.keyboard.press('Enter');
  const number = main.getByLabel('Card number');
  await expect(number).toHaveAccessibleDescription(/card number is not valid/);
  await expect(number).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await tabTo(main.getByRole('link', { name: 'Terms of service' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('region', { name: 'Terms of service' })).toContainText('This is a demo.');
  await tabTo(main.getByRole('button', { name: 'Complete demo checkout' }));
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('alertdialog');
  await expect(receipt.getByRole('button', { name: 'Create your account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(receipt.getByRole('button', { name: 'Back to where you were' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('./pricing');
});
