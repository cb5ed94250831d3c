/** Stories of people who reckon what reporting costs them. */
import { readFile } from 'node:fs/promises';
import { createRoiPage } from '../pages/roiPage.ts';
import { expect, test } from '../stage/story.ts';

test.beforeEach(({ loginPage }) => loginPage.signInAt('/roi-calculator', 'Client'));

test('the defaults give the specified figures [S2.19][S9.6]', async ({ page }) => {
  const roi = createRoiPage(page);
  await roi.open();
  for (const [label, value] of [
    ['Monthly revenue', '50,000'],
    ['Clients', '10'],
    ['Hours per report', '8'],
    ['Reports per client and month', '4'],
    ['Hourly rate', '75'],
  ] as const)
    await expect(roi.number(label)).toHaveValue(value);
  for (const [label, value] of [
    ['Reporting hours a month', '320 h'],
    ['Cost a month', '$24,000'],
    ['Cost a year', '$288,000'],
    ['Time saved a month', '256 h'],
    ['Money saved a month', '$19,200'],
    ['Platform cost a year', '$2,388'],
    ['Annual ROI', '9,548%'],
    ['Payback', '0.12 months'],
    ['Net annual benefit', '$228,012'],
  ] as const)
    await expect(roi.result(label)).toHaveText(value);
});

test('a slider and its number follow each other, and the results follow both [S2.19]', async ({ page }) => {
  const roi = createRoiPage(page);
  await roi.open();
  await roi.slider('Clients').focus();
  await page.keyboard.press('End');
  await expect(roi.number('Clients')).toHaveValue('100');
  await expect(roi.result('Reporting hours a month')).toHaveText('3,200 h');
  await roi.number('Clients').fill('0');
  await expect(roi.result('Payback')).toHaveText('never pays back at these inputs');
  await expect(roi.result('Annual ROI')).toHaveText('-100%');
  await roi.number('Clients').fill('');
  await expect(roi.number('Clients')).toHaveAccessibleDescription('Empty counts as 0');
});

test('the address shows the same calculation to whoever opens it', async ({ page }) => {
  const roi = createRoiPage(page);
  await roi.open();
  await roi.number('Clients').fill('25');
  await expect(page).toHaveURL(/clientCount=25/);
  await page.reload();
  await expect(roi.number('Clients')).toHaveValue('25');
  await roi.open('?clientCount=many&hourlyRate=90');
  await expect(page.getByText('The link had a value that cannot be for clients.')).toBeVisible();
  await expect(roi.number('Clients')).toHaveValue('10');
  await expect(roi.number('Hourly rate')).toHaveValue('90');
});

test('up to three scenarios stand side by side, and all go into the export', async ({ page }) => {
  const roi = createRoiPage(page);
  await roi.open();
  for (const [name, clients] of [
    ['=Ten', '10'],
    ['Twenty', '20'],
    ['Thirty', '30'],
    ['Forty', '40'],
  ] as const) {
    await roi.number('Clients').fill(clients);
    await roi.save(name);
  }
  for (const name of ['=Ten', 'Twenty', 'Thirty'])
    await roi.scenario(name).getByRole('checkbox', { name: 'Compare' }).check();
  await expect(roi.scenario('Forty').getByRole('checkbox', { name: 'Compare' })).toBeDisabled();
  const comparison = page.getByRole('region', { name: 'Comparison of scenarios' });
  await expect(comparison.getByRole('columnheader')).toHaveText(['Measure', '=Ten', 'Twenty', 'Thirty']);
  await expect(comparison.getByRole('row', { name: /^Clients/ })).toHaveText('Clients102030');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFFScenario,')).toBe(true);
  expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    '\uFEFFScenario',
    'Current inputs',
    'Forty',
    'Thirty',
    'Twenty',
    "'=Ten",
    '',
  ]);
});
