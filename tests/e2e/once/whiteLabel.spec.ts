/** Browser tests of an agency that gives the app its own name, colour and mark. */
import type { Page } from 'playwright/test';
import { expect, test } from '../stage/browserTest.ts';
import { callApi, sessionHeader } from '../stage/callApi.ts';
import { findBarriers } from '../stage/findBarriers.ts';
import { moveToSmallerPlan } from '../stage/smallerPlan.ts';

/** `#f59e0b` reads at 1.9:1 on the light ground; this is the tone of it that reads at 4.5:1. */
const amber = { chosen: '#f59e0b', shown: '#986207' };

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ant-color-primary').trim());

const parts = (page: Page) => {
  const main = page.getByRole('main');
  return {
    field: (label: string) => main.getByLabel(label, { exact: true }),
    save: main.getByRole('button', { name: 'Save look' }),
    versions: main.getByRole('region', { name: 'Versions' }),
    rows: main.getByRole('region', { name: 'Versions' }).locator('tbody').getByRole('row'),
    preview: main.getByRole('region', { name: 'Preview' }),
  };
};

test('a look is measured, saved, in force in every tab and from the first paint, and restored by versions', async ({
  page,
  context,
  watch,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  test.slow();
  watch.expectRefusals('422 PUT /api/white-label');
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  const other = await context.newPage();
  await other.goto('./clients');
  await expect(other.getByRole('table')).toBeVisible();
  await page.bringToFront();
  await page.goto('./white-label');
  const { field, save, versions, rows, preview } = parts(page);
  await expect(rows).toContainText(['The original look']);
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
  await preview.getByText('Dark theme').first().click();
  expect(await findBarriers(page)).toEqual([]);
  await save.click();
  await expect(page.getByText('Saved, and in use for everyone here.')).toBeVisible();

  const brand = navigation.everywhere.getByRole('link', { name: 'Northlight' });
  await expect(brand).toBeVisible();
  await expect(page).toHaveTitle(/Northlight/);
  await expect(page.getByRole('contentinfo')).toHaveText('Powered by AgencyLens');
  await expect.poll(() => accentOf(page)).toBe(amber.shown);
  await expect(
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Northlight' }),
  ).toBeVisible();
  await expect.poll(() => accentOf(other)).toBe(amber.shown);

  // Scripts that never come: what is seen then is the page's own HTML.
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
  await versions.getByRole('button', { name: 'Restore The original look' }).click();
  await expect(versions.getByText('The original look is in use again.')).toBeVisible();
  await expect(navigation.everywhere.getByRole('link', { name: 'AgencyLens' })).toBeVisible();
  await versions.getByRole('button', { name: 'Undo' }).click();
  await expect(versions.getByText('The look before it is in use again.')).toBeVisible();
  await expect(brand).toBeVisible();
  await expect(rows.nth(0)).toContainText(/, version \d+ restored by Ada Moreau/);
  await expect(rows.nth(1)).toContainText(', the original look restored by Ada Moreau');
  await expect(rows.nth(2)).toContainText('without “Powered by AgencyLens”');

  await navigation.signOut();
  await expect(page).toHaveURL('./');
  await expect(navigation.everywhere.getByRole('link', { name: 'AgencyLens' })).toBeVisible();
  await loginPage.open();
  await loginPage.signInAs('Client');
  await expect(brand).toBeVisible();
});

test('a smaller plan keeps the saved look, puts less of it into force and says which plan has the rest [S6.3]', async ({
  page,
  watch,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  watch.expectRefusals('402 PUT /api/white-label');
  await page.clock.install();
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  const put = async (look: object) =>
    callApi<{ code?: string; neededPlan?: string; version?: number }>(page, {
      method: 'PUT',
      path: '/api/white-label',
      headers: { ...(await sessionHeader(page)), 'If-Match': await versionOf() },
      body: look,
    });
  const versionOf = async () =>
    (
      await callApi<{ etag: string }>(page, {
        path: '/api/white-label',
        headers: await sessionHeader(page),
      })
    ).body.etag;
  const look = { name: 'Northlight', accent: null, logo_text: 'NL', hide_powered_by: true };
  expect((await put(look)).status).toBe(200);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await moveToSmallerPlan({ page, navigation }, 'pro');
  await page.goto('./white-label');
  const { field, save } = parts(page);
  await expect(navigation.everywhere.getByRole('link', { name: 'Northlight' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText('Powered by AgencyLens');
  await expect(field('Logo text')).toHaveValue('NL');
  await expect(field('Logo text')).toBeDisabled();
  await expect(page.getByText('Comes with Enterprise and above.')).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
  await field('Name').fill('Northlight Studio');
  await save.click();
  await expect(navigation.everywhere.getByRole('link', { name: 'Northlight Studio' })).toBeVisible();
  const refused = await put({ ...look, logo_text: 'NS' });
  expect([refused.status, refused.body.code, refused.body.neededPlan]).toEqual([
    402,
    'featureLocked',
    'enterprise',
  ]);
});
