/** Tests the features page: features and the lowest plan that includes each. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';

const categories = [
  'Core Analytics and Reporting',
  'Data Management and AI',
  'Team Management and White-Label',
  'Performance, Security and API',
  'Exclusive Enterprise and API Marketplace',
];

const platforms = [
  'Google Analytics',
  'Facebook Ads',
  'Instagram',
  'LinkedIn',
  'Twitter',
  'TikTok',
  'Google Ads',
  'YouTube',
  'Pinterest',
  'Snapchat',
  'Shopify',
  'WooCommerce',
];

const badges: Readonly<Record<string, readonly string[]>> = {
  starter: ['All Plans'],
  pro: ['Pro+'],
  enterprise: ['Enterprise', 'Enterprise Only'],
};

const readCards = (page: Page) =>
  page.locator('[data-available-from]').evaluateAll((cards) =>
    cards.map((card) => {
      const [top, description, highlight] = [...card.querySelectorAll(':scope > p')].map(
        (part) => part.textContent,
      );
      return {
        from: card.getAttribute('data-available-from') ?? '',
        ground: getComputedStyle(card).backgroundColor,
        badge: top ?? '',
        texts: [card.querySelector('h3')?.textContent, description, highlight],
        systems: [...card.querySelectorAll('ul li')].map((system) => system.textContent),
      };
    }),
  );

test('hero, figures, platforms, plans and last call are there, cards are tinted by their plan, and a visitor sees what comes with one [S2.13]', async ({
  page,
}) => {
  await page.goto('./features');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'From raw numbers to a report that gets read',
  );
  const figures = main.getByRole('region', { name: 'In figures' });
  await expect(figures.getByRole('definition')).toHaveText(['500M+', 'Under 100ms', '50+', '99.9%']);
  await expect(figures.getByRole('term')).toHaveText([
    'data points processed',
    'average response',
    'platform integrations',
    'uptime',
  ]);
  const grid = main.getByRole('region', { name: 'Works with what your clients use' });
  await expect(grid.getByRole('listitem')).toHaveText(platforms);
  await expect(grid).toContainText('And 40+ more platforms with custom API support');
  const plans = main.getByRole('region', { name: 'Choose a plan' });
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText([/^Starter/, /^Pro/, /^Enterprise/]);
  for (const plan of ['Starter', 'Pro', 'Enterprise'])
    await expect(plans.getByRole('link', { name: `Try ${plan} free` })).toHaveAttribute('href', '/register');
  for (const link of await main.getByRole('link', { name: 'Start Free Trial' }).all())
    await expect(link).toHaveAttribute('href', '/register');
  await expect(main.getByRole('link', { name: 'View Live Demo' })).toHaveAttribute('href', '/dashboard');
  await expect(
    main.getByText('No credit card required, 14-day free trial, cancel anytime', { exact: true }),
  ).toBeVisible();

  const list = page.getByRole('region').filter({ has: page.locator('[data-available-from]') });
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(categories);
  for (const name of categories)
    await expect(page.getByRole('region', { name }).locator('[data-available-from]')).not.toHaveCount(0);
  const cards = await readCards(page);
  expect(cards.filter(({ texts }) => texts.some((text) => !text))).toEqual([]);
  expect(cards.filter(({ from, badge }) => !badges[from]?.includes(badge))).toEqual([]);
  expect([...new Set(cards.map(({ badge }) => badge))].sort()).toEqual(Object.values(badges).flat().sort());
  const tints = ['starter', 'pro', 'enterprise'].map(
    (plan) => new Set(cards.filter(({ from }) => from === plan).map(({ ground }) => ground)),
  );
  expect(tints.map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(new Set(tints.flatMap((tint) => [...tint])).size).toBe(3);
  expect(cards.find(({ texts }) => texts[0] === 'API access')?.systems).toEqual([
    'OpenAPI 3.1',
    'Event stream',
    'Idempotency keys',
  ]);
  expect(cards.find(({ texts }) => texts[0] === 'Data export')?.systems).toEqual([]);

  const count = page.getByText(/^\d+ of 20 features$/);
  await expect(count).toHaveText('20 of 20 features');
  await page.getByRole('radio', { name: 'Enterprise' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Pro' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText('5 of 20 features');
  await expect(page.getByRole('region', { name: 'Exclusive Enterprise and API Marketplace' })).toContainText(
    'None of these are included in Starter.',
  );
  await page.getByRole('link', { name: /^Try it in the demo.*: Real-time dashboards$/ }).click();
  await expect(page).toHaveURL('./login?returnTo=%2Fdashboard');
});
