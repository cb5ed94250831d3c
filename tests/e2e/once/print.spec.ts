/** Stories of paper: what can only be pressed, typed or chosen is left out, what a row says stays, and tables keep their heads and rows. */
import type { Page } from 'playwright/test';
import { routes } from '#ui/app/routes.ts';
import { expect, test } from '../stage/story.ts';

const tools = (page: Page) =>
  page
    .locator(
      'nav, main button.ant-btn, main select, main input[type=search], main search input, main .ant-select',
    )
    .filter({ visible: true })
    .evaluateAll((found) =>
      found
        // The name of a key figure opens its arithmetic on the screen; on paper it is the name.
        .filter((tool) => tool.closest('[data-key-figure]') === null)
        .filter((tool) => tool.closest('[data-print="always"], td, li') === null || tool.matches('button'))
        .map((tool) => `${tool.tagName} ${tool.textContent?.trim() || tool.getAttribute('aria-label')}`),
    );

const signedIn = routes.filter(({ guard }) => guard !== undefined).map(({ path }) => path);

test('no page of signed-in people prints its tools', async ({ page, loginPage, dashboardPage }) => {
  test.slow();
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  for (const path of signedIn)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`.${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      expect([path, await tools(page)]).toEqual([path, []]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('the table of clients prints with the choice that it shows, its head on each sheet and its rows whole', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await page.goto('./clients');
  const row = page.getByRole('row').filter({ hasText: 'Fjord & Foam' });
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await expect(row).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
});
