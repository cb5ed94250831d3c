/** Stories of people who want to know who is behind the product, and write to them. */
import { findBarriers } from '../stage/findBarriers.ts';
import { expect, test } from '../stage/story.ts';

test('a visitor reads who and why, with this page’s own claims [S2.1][S2.21]', async ({ page }) => {
  await page.goto('./about');
  await expect(page).toHaveTitle('About · AgencyLens');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('500+', { exact: true })).toBeVisible();
  const security = page.getByRole('region', { name: 'Security' });
  for (const badge of ['SOC 2 Type II', 'GDPR', 'ISO 27001', 'Enterprise SSO', 'SAML and OIDC'])
    await expect(security.getByText(badge, { exact: true })).toBeVisible();
});

test('a message is checked, sent and confirmed, by keyboard alone', async ({ page }) => {
  await page.goto('./about');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Write a message');
  await page.keyboard.type('Nora Berg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nora@bergmedia.example');
  await form.getByRole('radio', { name: 'Plans and prices' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Does Pro fit twelve clients?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Write to us' })).toContainText('nora@bergmedia.example');
  expect(await findBarriers(page)).toEqual([]);
});

test('somebody signed in finds the own name filled in, and the message in the activity', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Manager');
  await expect(dashboardPage.live).toBeVisible();
  await page.goto('./about');
  const form = page.getByRole('form', { name: 'Write to us' });
  await expect(form.getByLabel('Email')).toHaveValue('manager@agencylens.demo');
  await form.getByRole('radio', { name: 'Partnership' }).check();
  await form.getByLabel('Message').fill('Let us talk.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  await dashboardPage.open();
  await expect(dashboardPage.activity.first()).toContainText('about “Partnership”');
});
