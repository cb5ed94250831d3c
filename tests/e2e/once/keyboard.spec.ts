/** Stories of people who use the keyboard alone, from the first page to the last. */
import type { Page } from 'playwright/test';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { nora } from '#tests/support/cast.ts';
import { createRoiPage } from '../pages/roiPage.ts';
import { expect, test } from '../stage/story.ts';
import { tabTo } from '../stage/tabTo.ts';

/** Types one text after the other, from the field that has the focus on. */
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
  await tabTo(main.getByRole('button', { name: 'Complete demo checkout' }));
  await page.keyboard.press('Enter');
  const number = main.getByLabel('Card number');
  await expect(number).toHaveAccessibleDescription(/check digit is wrong/);
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

test('an admin saves a scenario of the calculator, asks support, connects a shop and moves to a larger plan', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  const { admin } = demoAccounts;
  await loginPage.open();
  await tabTo(loginPage.email);
  await page.keyboard.type(admin.email);
  await tabTo(loginPage.password);
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dashboardPage.live).toBeVisible();
  const roi = createRoiPage(page);
  await roi.open();
  await tabTo(roi.slider('Clients'));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(roi.number('Clients')).toHaveValue('2');
  await tabTo(roi.number('Hours per report'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10');
  await expect(roi.result('Reporting hours a month')).toHaveText('80 h');
  await tabTo(page.getByLabel('Save these inputs as'));
  await page.keyboard.type('Two clients');
  await page.keyboard.press('Enter');
  await tabTo(roi.scenario('Two clients').getByRole('checkbox', { name: 'Compare' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Comparison of scenarios' })).toBeVisible();

  const bubble = page.getByRole('button', { name: /^Open support chat/ });
  await tabTo(bubble);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your message')).toBeFocused();
  await page.keyboard.type('What counts as a report?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(bubble).toBeFocused();

  const main = page.getByRole('main');
  const press = async (name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await tabTo(page.getByRole('button', { name, exact: true }), key);
    await page.keyboard.press('Enter');
  };
  const choose = async (name: string) => {
    await tabTo(page.getByRole('dialog').getByLabel(name));
    await page.keyboard.press('Space');
  };
  await page.goto('./integrations?category=commerce');
  // All connections of the agency stand before the platforms: the way from the end of the page is shorter.
  await press('Connect Shopify', 'Shift+Tab');
  await press('Allow');
  await choose('Fjord & Foam demo shop');
  await press('Use this account');
  await choose('Fjord & Foam');
  await press('Connect');
  await press('Done');
  await expect(main.getByRole('button', { name: 'Connect Shopify', exact: true })).toBeFocused();
  await press('Disconnect Shopify, Fjord & Foam demo shop', 'Shift+Tab');
  await expect(main.getByRole('status').filter({ hasText: 'is disconnected' })).toBeFocused();
  await press('Undo');
  await expect(main.getByRole('status').filter({ hasText: 'is connected again' })).toBeFocused();

  await page.goto('./billing');
  await press('Preview Agency Plus');
  await press('Leave it as it is');
  await expect(main.getByRole('button', { name: 'Preview Agency Plus' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press('Change now');
  await expect(main.getByText('Done: Agency Plus, billed monthly.')).toBeFocused();
});
