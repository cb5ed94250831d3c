/** Browser tests of clients that are alike on every screen: two tabs, a smaller plan, and who is kept out. */
import { createClientsPage } from '../pages/clientsPage.ts';
import { expect, test } from '../stage/browserTest.ts';
import { callApi, sessionHeader } from '../stage/callApi.ts';
import { findBarriers } from '../stage/findBarriers.ts';
import { moveToSmallerPlan } from '../stage/smallerPlan.ts';

const hollow = { Name: 'Hollow & Pine', Domain: 'hollowpine.example', Industry: 'E-commerce' } as const;

test('two tabs change one client: the slower one sees both versions and decides', async ({
  page,
  context,
  watch,
  loginPage,
}) => {
  watch.expectRefusals('412 PATCH /api/clients/stackpilot');
  await loginPage.signInAt('/clients', 'Admin');
  const clients = createClientsPage(page);
  const others = createClientsPage(await context.newPage());
  await others.open();
  await clients.action('Edit', 'Stackpilot').click();
  await clients.fillIn({ Name: 'Stackpilot Ltd' });
  await others.action('Edit', 'Stackpilot').click();
  await others.fillIn({ Name: 'Stackpilot Inc', Industry: 'Education' });
  await others.submit.click();
  await expect(others.row('Stackpilot Inc')).toContainText('Education');

  await page.bringToFront();
  await expect(clients.row('Stackpilot Inc')).toContainText('Education');
  await clients.submit.click();
  const difference = page.getByRole('dialog', { name: 'Someone else saved first' });
  await expect(difference).toContainText('was changed while you were editing');
  await expect(difference.getByRole('row')).toHaveText([
    'FieldBeforeSaved nowYours',
    'NameChanged by bothStackpilotStackpilot IncStackpilot Ltd',
    'IndustrySaaS & TechnologyEducationSaaS & Technology',
  ]);
  expect(await findBarriers(page)).toEqual([]);
  await difference.getByRole('button', { name: 'Discard mine' }).click();
  await difference.getByRole('button', { name: 'Save the result' }).click();
  await expect(clients.field('Name')).toHaveValue('Stackpilot Inc');
  await clients.fillIn({ Name: 'Stackpilot GmbH' });
  await clients.submit.click();
  await expect(others.row('Stackpilot GmbH')).toContainText('Education');
});

test('a smaller plan keeps five clients, its limit is met with 402 and words, and archiving makes room [S9.2]', async ({
  page,
  watch,
  loginPage,
  navigation,
}) => {
  watch.expectRefusals('402 POST /api/clients');
  await page.clock.install();
  await loginPage.signInAt('/clients', 'Admin');
  await moveToSmallerPlan({ page, navigation }, 'starter');
  const clients = createClientsPage(page);
  await clients.open();
  await expect(page.getByText('All 5 clients of Starter are in use. Pro has room for 25.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', /billing$/);
  await expect(clients.add).toBeDisabled();
  expect(await findBarriers(page)).toEqual([]);
  await clients.action('Archive', 'Leigh Labs').click();
  await expect(page.getByText('Archived Leigh Labs.')).toBeVisible();
  await expect(page.getByText('1 left', { exact: true })).toBeVisible();
  await clients.add.click();
  await clients.fillIn(hollow);
  const headers = await sessionHeader(page);
  const add = (domain: string) =>
    callApi<{ code: string }>(page, {
      method: 'POST',
      path: '/api/clients',
      headers,
      body: { name: 'Faster', domain, industry: 'Retail' },
    });
  expect((await add('faster.example')).status).toBe(201);
  await expect(clients.dialog).toContainText('All 5 clients of Starter are in use.');
  await clients.submit.click();
  await expect(clients.dialog.getByRole('alert')).toHaveText('Your plan’s limit is reached.');
  await expect(clients.field('Name')).toHaveValue(hollow.Name);
  const { body } = await add('slower.example');
  expect(body).toEqual({
    type: expect.any(String),
    title: 'Plan limit reached',
    status: 402,
    detail: 'Your plan’s limit is reached.',
    code: 'limitReached',
    limit: 5,
    used: 5,
    plan: 'starter',
    neededPlan: 'pro',
  });
  await page.keyboard.press('Escape');
  await clients.dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(clients.dialog).toHaveCount(0);
  await clients.show('Archived');
  await expect(clients.action('Restore', 'Leigh Labs')).toBeDisabled();
});
