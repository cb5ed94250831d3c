/** Opens every popup of signed-in pages and checks it with axe in both themes. */
import type { Page } from 'playwright/test';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { barriersOver, keepChartsInTheirTheme } from '../support/barriersOver.ts';
import { expect, test } from '../support/browserTest.ts';
import { type Call, callApi } from '../support/callApi.ts';
import { allOpeners, openPopups } from '../support/openPopups.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => keepChartsInTheirTheme(page));

const parts = 3;
const size = Math.ceil(allOpeners.length / parts);

for (let part = 0; part < parts; part += 1)
  test.describe(`part ${part + 1}`, () => {
    test('nothing that opens over a page of signed-in people is a barrier', async ({ page, loginPage }) => {
      test.slow();
      await loginPage.signInAt('/clients', 'Admin');
      expect(await openPopups(page, allOpeners.slice(part * size, (part + 1) * size))).toEqual([]);
    });
  });

const path = '/api/clients/stackpilot';

/** Sends requests as the manager, who works in parallel with the admin. */
const asColleague = async (page: Page) => {
  const body = { email: demoAccounts.manager.email, password: demoPassword };
  const signIn = { method: 'POST', path: '/api/auth/sign-in', body } as const;
  const { session } = (await callApi<{ session: { token: string } }>(page, signIn)).body;
  const headers = { Authorization: `Bearer ${session.token}` };
  const change = async (call: Pick<Call, 'method' | 'body'>): Promise<void> => {
    const { etag = '' } = (await callApi(page, { path, headers })).headers;
    const { status } = await callApi(page, { ...call, path, headers: { ...headers, 'If-Match': etag } });
    expect(status).toBeLessThan(300);
  };
  return {
    rename: (name: string) => change({ method: 'PATCH', body: { name } }),
    archive: () => change({ method: 'DELETE' }),
  };
};

test('what reports somebody else’s work is no barrier, and neither is the view on a phone', async ({
  page,
  loginPage,
  watch,
}) => {
  test.slow();
  watch.expectRefusals(`412 PATCH ${path}`);
  const found: string[] = [];
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const judge = async (name: string) => found.push(...(await barriersOver(page, name)));
  await loginPage.signInAt('/clients', 'Admin');
  const colleague = await asColleague(page);
  const saveAfter = async (name: string, change: () => Promise<void>): Promise<void> => {
    await page.goto('./clients?q=stackpilot');
    await press(/^More for Stackpilot/);
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
    await change();
    await press('Save client');
  };

  await saveAfter('Stackpilot Ltd', () => colleague.rename('Stackpilot Inc'));
  await expect(page.getByRole('dialog', { name: 'Someone else saved first' })).toBeVisible();
  await judge('a conflict');

  await colleague.rename('Stackpilot Labs');
  await page.goto('./dashboard?tab=history');
  await press(/^Undo those too: .*Stackpilot/);
  await judge('an undo of several');

  await saveAfter('Stackpilot Ltd', colleague.archive);
  await expect(page.getByRole('dialog', { name: 'This is no longer there' })).toBeVisible();
  await judge('a loss');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./dashboard');
  await press(/^All clients · /);
  await judge('the view on a phone');
  expect(found).toEqual([]);
});
