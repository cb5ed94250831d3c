/** Tests how one tab follows changes made in another. */
import { createClientsPage } from '../pages/clientsPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';

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
  await clients.act('Edit', 'Stackpilot');
  await clients.fillIn({ Name: 'Stackpilot Ltd' });
  await others.act('Edit', 'Stackpilot');
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

test('a row of the history stays under the pointer while changes of another tab come above it', async ({
  page,
  context,
  loginPage,
}) => {
  await loginPage.signInAt('/dashboard?tab=history', 'Admin');
  const others = createClientsPage(await context.newPage());
  await others.open();
  await page.bringToFront();
  await expect(page.getByRole('table', { name: 'Changes of the workspace' }).getByRole('row')).toHaveCount(
    51,
  );
  const row = page.getByRole('row').nth(15);
  await row.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 400));
  const name = await row.getByRole('rowheader').textContent();
  const top = (await row.boundingBox())?.y ?? Number.NaN;
  await others.act('Archive', 'Stackpilot');
  const same = page.getByRole('row').nth(16);
  await expect(same.getByRole('rowheader')).toHaveText(name ?? '');
  // Scrolling takes effect in the next frame, in whole pixels.
  await expect.poll(async () => Math.abs(((await same.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
});
