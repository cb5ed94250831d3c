/** Tests the pricing page. */

import { expect, test } from '../support/browserTest.ts';
import { findBarriersInBothThemes } from '../support/findBarriers.ts';

test('three plans lead to their checkout, include four things, show a year with its saving, and one is reported to be enough [S2.14] [S9.1] [S9.2] [S2.21]', async ({
  page,
}) => {
  await page.goto('./pricing');
  const main = page.getByRole('main');
  const addresses = ['starter', 'pro', 'enterprise'].map((plan) => `/checkout?plan=${plan}&billing=monthly`);
  const starts = main.getByRole('link', { name: 'Get Started' });
  await expect(starts).toHaveCount(3);
  expect(await starts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    addresses,
  );
  const texts = {
    Starter: ['$29 a month', 'Up to 5 clients', 'Basic analytics', 'Core integrations', 'Email support'],
    Pro: [
      'Most Popular',
      '$149 a month',
      'Up to 25 clients',
      'AI insights',
      'Advanced analytics',
      'Priority support',
      'White-label reports',
    ],
    Enterprise: [
      '$499 a month',
      'Unlimited clients',
      'Full white-label platform',
      'Custom domain',
      'Enterprise security',
      '24/7 support',
    ],
  };
  for (const [plan, words] of Object.entries(texts)) {
    for (const word of words)
      await expect(main.getByRole('region', { name: plan, exact: true })).toContainText(word);
  }
  await expect(main.getByRole('region', { name: 'All plans include' }).getByRole('listitem')).toHaveText([
    'Real-time Analytics',
    'Custom Dashboards',
    'Data Export',
    'Mobile App Access',
  ]);
  for (const promise of ['Free 14-day trial', 'No credit card required', 'Cancel anytime']) {
    await expect(main.getByText(promise, { exact: true })).toBeVisible();
  }

  await page.getByRole('radio', { name: 'Yearly' }).check();
  const pro = page.getByRole('region', { name: 'Pro', exact: true });
  await expect(pro).toContainText('$1,490 a year');
  await expect(pro).toContainText('You save $298 a year');
  await expect(pro.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    /plan=pro&billing=yearly$/,
  );
  const clients = page.getByRole('row', { name: /^Clients/ });
  await expect(clients.getByRole('cell')).toHaveText(['5', '25', 'Unlimited', 'Unlimited']);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Starter$290 a year',
    'Pro$1,490 a year',
    'Enterprise$4,990 a year',
    'Agency Plus$9,990 a year',
  ]);

  const finder = page.getByRole('region', { name: 'Which plan fits?' });
  await finder.getByRole('slider', { name: /^Clients/ }).fill('26');
  await expect(finder.getByRole('status')).toContainText('Enterprise');
  await expect(finder.getByRole('status')).toContainText('Pro stops at 25 clients.');
  await expect(finder.getByRole('link', { name: 'Start with Enterprise' })).toBeVisible();
});

// The pricing page itself is visited by `everyPage.spec.ts`.
test('a checkout that complains, with its policy open, has no barriers in either theme [S2.18]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./checkout?plan=gold');
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await page.getByLabel('Card number').fill('4242');
  await page.getByRole('button', { name: 'Complete demo checkout' }).click();
  await expect(page.getByText('A card number has 12 to 19 digits')).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.getByLabel('Card number').fill('');
  await page.getByRole('button', { name: 'Complete demo checkout' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Demo checkout successful!' })).toBeVisible();
  expect(await findBarriersInBothThemes(page)).toEqual([]);
});
