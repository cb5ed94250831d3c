/** Stories of visitors who look for their industry. */
import { expect, test } from '../stage/story.ts';

const industries = [
  'E-commerce',
  'SaaS & Technology',
  'Healthcare',
  'Education',
  'Automotive',
  'Real Estate',
  'Travel & Hospitality',
  'Food & Restaurant',
];

test('eight industries, the first of them open, open in place with features and claimed metrics [S2.17]', async ({
  page,
}) => {
  await page.goto('./industries');
  const cards = page.getByRole('main').locator('details');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(industries);
  for (const name of industries) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    if (name !== 'E-commerce') await card.getByRole('heading', { name, exact: true }).click();
    await expect(card.getByRole('list', { name: `Features for ${name}` }).getByRole('listitem')).toHaveCount(
      4,
    );
    await expect(card.getByText('given back every month')).toBeVisible();
  }
});

test('an industry opens and closes by keyboard [S2.17]', async ({ page }) => {
  await page.goto('./industries');
  const features = page.getByRole('list', { name: 'Features for Healthcare' });
  await page.locator('summary').filter({ hasText: 'Healthcare' }).focus();
  await page.keyboard.press('Enter');
  await expect(features).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(features).toBeHidden();
});

test('the industries page leads to the trial, the prices and the people behind it [S2.17]', async ({
  page,
}) => {
  await page.goto('./industries');
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Start Free Trial', '/register'],
    ['View Pricing', '/pricing'],
    ['Contact Sales', '/about'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
});

test('the e-commerce page has its four parts, stats and ways on [S2.17]', async ({ page }) => {
  await page.goto('./industries');
  await page.getByRole('link', { name: 'More for e-commerce' }).click();
  await expect(page).toHaveURL('./industries/ecommerce');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Revenue Attribution',
    'Customer Journey Analytics',
    'Cohort Analysis',
    'ROI Optimization',
    'Try it with one shop',
  ]);
  await expect(page.getByText('500M+', { exact: true })).toBeVisible();
  for (const path of ['/register', '/dashboard', '/pricing'])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
});

test('the credit for an order moves with the model', async ({ page }) => {
  await page.goto('./industries/ecommerce');
  const part = page.getByRole('region', { name: 'Revenue Attribution' });
  await expect(part.getByRole('definition')).toHaveText(['$0', '$0', '$120']);
  await part.getByRole('radio', { name: 'All contacts' }).check();
  await expect(part.getByRole('definition')).toHaveText(['$40', '$40', '$40']);
});

test('an industry without a page of its own is not found', async ({ page }) => {
  await page.goto('./industries/healthcare');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
});
