/** Browser tests of an agency's clients: kept by managers and admins, within the plan, also from two tabs. */
import { createClientsPage } from '../pages/clientsPage.ts';
import { expect, test } from '../stage/browserTest.ts';
import { findBarriers } from '../stage/findBarriers.ts';

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
