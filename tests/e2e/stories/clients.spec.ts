/** Stories of an agency's clients: kept by managers and admins, within the plan, also from two tabs. */
import { createClientsPage } from '../pages/clientsPage.ts';
import { callApi, sessionHeader } from '../stage/callApi.ts';
import { findBarriers } from '../stage/findBarriers.ts';
import { moveToSmallerPlan } from '../stage/smallerPlan.ts';
import { expect, test } from '../stage/story.ts';

const hollow = { Name: 'Hollow & Pine', Domain: 'hollowpine.example', Industry: 'E-commerce' } as const;

test('a manager adds a client, finds, changes, archives and restores it, all in its history [S6.2]', async ({
  page,
  watch,
  loginPage,
  dashboardPage,
}) => {
  test.slow();
  watch.expectRefusals('409 POST /api/clients');
  await loginPage.open();
  await loginPage.signInAs('Manager');
  await expect(dashboardPage.live).toBeVisible();
  const clients = createClientsPage(page);
  await clients.open();
  await expect(clients.rows).toHaveCount(22);

  await clients.add.click();
  await clients.submit.click();
  await expect(clients.field('Name')).toHaveAccessibleDescription('Name is required');
  await expect(clients.field('Domain')).toHaveAccessibleDescription(/^Domain is required/);
  await expect(clients.field('Name')).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await clients.fillIn({ ...hollow, Domain: 'https://www.Stackpilot.example/' });
  await clients.submit.click();
  await expect(clients.dialog.getByRole('alert')).toHaveText(
    'Another active client of this workspace has this domain.',
  );
  await clients.fillIn({ Domain: hollow.Domain });
  await clients.submit.click();
  await expect(clients.dialog).toHaveCount(0);
  await expect(clients.rows).toHaveCount(23);

  await clients.search.fill('HOLLOW');
  await expect(clients.rows).toHaveCount(1);
  await page.reload();
  await expect(clients.rows).toHaveCount(1);
  await clients.action('Edit', 'Hollow & Pine').click();
  await clients.fillIn({ Industry: 'Furniture' });
  await clients.submit.click();
  await expect(clients.row('Hollow & Pine')).toContainText('Furniture');
  await clients.search.fill('nobody has this');
  await expect(page.getByRole('heading', { name: 'No client matches “nobody has this”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();

  await clients.action('Archive', 'Hollow & Pine').click();
  await expect(page.getByText('Archived Hollow & Pine.')).toBeVisible();
  await expect(clients.rows).toHaveCount(22);
  await clients.undo.click();
  await expect(page.getByText('Hollow & Pine is active again.')).toBeVisible();
  await expect(clients.rows).toHaveCount(23);
  await clients.action('Archive', 'Hollow & Pine').click();
  await expect(clients.rows).toHaveCount(22);
  await clients.show('Archived');
  await expect(clients.rows).toHaveCount(4);
  await clients.action('Restore', 'Hollow & Pine').click();
  await expect(clients.row('Hollow & Pine')).toHaveCount(0);
  await expect(clients.rows).toHaveCount(3);
  await clients.show('Active');

  await clients.row('Hollow & Pine').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await clients.row('Hollow & Pine').getByRole('link').click();
  await expect(clients.history).toContainText([
    'Marcus Chen restored Hollow & Pine',
    'Marcus Chen archived Hollow & Pine',
    'Marcus Chen restored Hollow & Pine',
    'Marcus Chen archived Hollow & Pine',
    'Marcus Chen changed the industry of Hollow & Pine to Furniture',
    'Marcus Chen added the client Hollow & Pine',
  ]);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(clients.dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await dashboardPage.open();
  await expect(dashboardPage.activity.first()).toContainText('Marcus Chen restored Hollow & Pine');
});

test('two tabs change one client: the slower one sees both versions and decides', async ({
  page,
  context,
  watch,
  loginPage,
  dashboardPage,
}) => {
  watch.expectRefusals('412 PATCH /api/clients/stackpilot');
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  const clients = createClientsPage(page);
  const others = createClientsPage(await context.newPage());
  await clients.open();
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
  const difference = page.getByRole('dialog', { name: 'Somebody else saved first' });
  await expect(difference).toContainText('was changed while you were editing');
  await expect(difference.getByRole('row')).toHaveText([
    'FieldBeforeSaved nowYours',
    'NameChanged by bothStackpilotStackpilot IncStackpilot Ltd',
    'IndustrySaaS & TechnologyEducationSaaS & Technology',
  ]);
  expect(await findBarriers(page)).toEqual([]);
  await difference.getByRole('button', { name: 'Take all theirs' }).click();
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
  dashboardPage,
  navigation,
}) => {
  watch.expectRefusals('402 POST /api/clients');
  await page.clock.install();
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
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

test('a client’s person is kept out of the clients, on the page and in the API [S6.2]', async ({
  page,
  watch,
  loginPage,
  dashboardPage,
}) => {
  watch.expectRefusals('403 GET /api/clients', '403 POST /api/clients', '403 DELETE /api/clients/stackpilot');
  await loginPage.open();
  await loginPage.signInAs('Client');
  await expect(dashboardPage.live).toBeVisible();
  await createClientsPage(page).open();
  await expect(page.getByRole('heading', { name: 'Clients is not open to your role' })).toBeVisible();
  const headers = await sessionHeader(page);
  const statusOf = async (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    (await callApi(page, { method, path, headers, ...(method === 'POST' ? { body: {} } : {}) })).status;
  expect([
    await statusOf('GET', '/api/clients'),
    await statusOf('POST', '/api/clients'),
    await statusOf('DELETE', '/api/clients/stackpilot'),
  ]).toEqual([403, 403, 403]);
});
