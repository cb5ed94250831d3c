/** Browser tests of an admin who keeps the competitors of a client. */
import { expect, test } from '../stage/browserTest.ts';
import { findBarriers } from '../stage/findBarriers.ts';

test('an admin watches competitors by tier, notes what is known, removes one and takes that back [S6.2]', async ({
  page,
  watch,
  loginPage,
}) => {
  watch.expectRefusals('422 POST /api/competitors', '409 POST /api/competitors');
  await loginPage.signInAt('/competitor-analysis?client=stackpilot', 'Admin');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const row = (domain: string) => main.getByRole('row', { name: domain });
  await expect(main.getByRole('heading', { name: 'No competitors yet' })).toBeVisible();

  await main.getByRole('button', { name: 'Add competitor' }).click();
  const domain = dialog.getByLabel('Domain');
  const add = dialog.getByRole('button', { name: 'Add competitor' });
  await expect(domain).toBeFocused();
  await domain.fill('not a site');
  await add.click();
  await expect(domain).toHaveAccessibleDescription(/^Enter a domain such as acme.com, without a path/);
  await domain.fill('shop.stackpilot.example');
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'This is the client’s own site. Enter the domain of a competitor.',
  );
  expect(await findBarriers(page)).toEqual([]);
  await domain.fill('https://www.Rival.example');
  await dialog.getByLabel('Notes').fill('Cheaper since May.');
  await add.click();
  await expect(row('rival.example')).toContainText('rival.exampledirectCheaper since May.');

  await main.getByRole('button', { name: 'Add competitor' }).click();
  await domain.fill('rival.example');
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('This competitor is already watched for this client.');
  await domain.fill('north.example');
  await dialog.getByRole('radio', { name: /^aspirational/ }).check();
  await add.click();
  await expect(row('north.example')).toContainText('aspirational');
  await expect(main.getByRole('heading', { name: '2 competitors of Stackpilot', exact: true })).toBeVisible();

  await main.getByRole('button', { name: 'Edit rival.example' }).click();
  await dialog.getByRole('radio', { name: /^indirect/ }).check();
  await dialog.getByLabel('Notes').fill('Cheaper since May, and in Norway.');
  await dialog.getByRole('button', { name: 'Save competitor' }).click();
  await expect(row('rival.example')).toContainText('indirectCheaper since May, and in Norway.');

  await main.getByRole('button', { name: 'Remove rival.example' }).click();
  await expect(main.getByText('Removed rival.example.')).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('rival.example is watched again.')).toBeVisible();
  await main.getByRole('button', { name: 'Remove rival.example' }).click();
  await main.getByText('Removed (1)').click();
  await main.getByRole('button', { name: 'Restore rival.example' }).click();
  await expect(row('rival.example')).toContainText('indirect');
  await main.getByRole('button', { name: 'History of rival.example' }).click();
  await expect(
    page.getByRole('dialog', { name: 'History of rival.example' }).getByRole('listitem'),
  ).toContainText([
    'Ada Moreau watches rival.example again',
    'Ada Moreau stopped watching rival.example',
    'Ada Moreau watches rival.example again',
    'Ada Moreau stopped watching rival.example',
    'Ada Moreau changed the tier (now indirect) and notes of rival.example',
    'Ada Moreau started watching the direct competitor rival.example',
  ]);
  expect(await findBarriers(page)).toEqual([]);
});
