/** Tests an agency's own name, colour and logo. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';

/** `#f59e0b` has a contrast of 1.9:1 on the light background; this tone of it has 4.5:1. */
const amber = { chosen: '#f59e0b', shown: '#986207' };

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ant-color-primary').trim());

const parts = (page: Page) => {
  const main = page.getByRole('main');
  return {
    field: (label: string) => main.getByLabel(label, { exact: true }),
    save: main.getByRole('button', { name: 'Publish' }),
    rows: main.getByRole('region', { name: 'Versions' }).locator('tbody').getByRole('row'),
    preview: main.getByRole('region', { name: 'Preview' }),
  };
};

test('a look is measured, saved, in force in every tab from the first paint on, and gone with the sign-out', async ({
  page,
  context,
  watch,
  loginPage,
  navigation,
}) => {
  test.slow();
  watch.expectRefusals('422 PUT /api/white-label');
  await loginPage.signInAt('/white-label', 'Admin');
  const other = await context.newPage();
  await other.goto('./marketplace');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  const { field, save, rows, preview } = parts(page);
  await expect(rows).toContainText(['Original branding']);
  await expect(save).toBeDisabled();

  await field('Name').fill('Northlight');
  await field('Accent colour').fill('amber');
  await save.click();
  await expect(field('Accent colour')).toHaveAccessibleDescription('Enter a colour such as #7c3aed');
  await expect(field('Accent colour')).toBeFocused();
  await field('Accent colour').fill(amber.chosen);
  await field('Logo text').fill('N');
  await expect(preview.getByRole('listitem')).toHaveText([
    `Light theme Your colour has a contrast of 1.9:1, and text needs 4.5:1. ${amber.shown} is shown instead: contrast 4.6:1 (passes AA)`,
    'Dark theme Contrast 7.5:1 (passes AA)',
  ]);
  const portal = page.frameLocator('iframe[name="agencylens-preview"]');
  await expect(portal.getByRole('link', { name: 'Northlight' })).toBeVisible();
  await expect(portal.getByText('Your report for', { exact: false })).toBeVisible();
  await preview.getByText('Phone', { exact: true }).click();
  await preview.getByText('Dark', { exact: true }).click();
  await expect(portal.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findBarriers(page)).toEqual([]);
  await save.click();
  await expect(page.getByText('Published for everyone here.')).toBeVisible();

  const brand = navigation.everywhere.getByRole('link', { name: 'Northlight' });
  await expect(brand).toBeVisible();
  await expect(page).toHaveTitle(/Northlight/);
  await expect(page.getByRole('contentinfo')).toHaveText('Powered by AgencyLens');
  await expect.poll(() => accentOf(page)).toBe(amber.shown);
  await expect(
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Northlight' }),
  ).toBeVisible();
  await expect.poll(() => accentOf(other)).toBe(amber.shown);

  // Blocks all scripts, so that only the prerendered HTML shows.
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(await accentOf(page)).toBe(amber.shown);
  await expect(page.getByText('AgencyLens', { exact: true })).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(brand).toBeVisible();

  await field('Hide “Powered by AgencyLens”').check();
  await save.click();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await navigation.signOut();
  await expect(page).toHaveURL('./');
  await expect(navigation.everywhere.getByRole('link', { name: 'AgencyLens' })).toBeVisible();
});
