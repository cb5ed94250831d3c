/** @vitest-environment happy-dom */
/** Tests importing a platform export into a client's metrics and removing it. */
import { afterEach, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import {
  button,
  dialog,
  field,
  fillIn,
  heading,
  link,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const choosing = (name: string, text: string, target: string) => ({
  upload: button(target, { part: true, within: dialog }),
  file: { name, type: 'text/csv', text },
});

/** The dates are ambiguous, and the rows do not add up to their total. */
const file = [
  'Campaign report',
  'Campaign,Day,Clicks,Impr.,Cost,Avg. CPC',
  'Sunrise,03/02/2026,3,100,1.10,0.37',
  'Sunrise,04/02/2026,5,200,2.20,0.44',
  'Total: Campaigns,,8,300,3.31,0.41',
].join('\n');

test('a manager imports an export whose dates can be two days, agrees to what differs, and undoes it', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/clients/fjordandfoam/sources?in=page' },
    { click: button('Import a file') },
    choosing('broken.zip', 'PK\u0003\u0004', 'Choose an export'),
    says('This is an Excel workbook or a ZIP archive.', dialog),
    choosing('ads.csv', file, 'Choose an export'),
    says('Each of them can be two days', dialog),
    { click: { role: 'radio', name: 'The day first', part: true } },
    { click: button('Continue') },
    says('The rows do not add up to “Total: Campaigns” in line 5', dialog),
    says('Some of these days already have data', dialog),
    choosing('broken.zip', 'PK\u0003\u0004', 'Choose another file'),
    says('This is an Excel workbook or a ZIP archive.', dialog),
    sees(button('Import 2 rows')),
  ]);
  const commit = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Import 2 rows');
  expect(commit()?.disabled).toBe(true);
  await page.play([
    says('Confirm the warnings above to import.', dialog),
    { click: { role: 'checkbox', name: 'Import the rows as they are' } },
    says('Choose which figures count to import.', dialog),
    { click: { role: 'radio', name: 'Use the file', part: true } },
    { click: button('Import 2 rows') },
    seesNo(dialog),
    says('Imported 2 rows of ads.csv.'),
    says('3 Feb 2026 to 4 Feb 2026', { role: 'main' }),
    sees(button('Withdraw ads.csv')),
    { click: button('Undo') },
    says('The import of ads.csv is withdrawn'),
    { click: button('Restore ads.csv') },
    sees(button('Withdraw ads.csv')),
  ]);
  const sources = [...document.querySelectorAll('[aria-label="Sources of Fjord & Foam"] tbody tr')];
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(({ textContent }) => textContent?.includes('ads.csv'))).toEqual([]);
});

const totals = [
  'Campaign;Day;Clicks;Cost;Note',
  'Sunrise;2026-02-03;30;1.234;a',
  'Noon;2026-02-03;58;2.345;b',
  'Demo GmbH;2026-02-03;88;3.579;',
  'Dusk;2026-02-04;n.a.;1.000;c',
].join('\n');

test('an open decimal mark is asked with both readings; a total is named, and counts once somebody says so', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/clients/fjordandfoam/sources?in=page' },
    { click: button('Import a file') },
    choosing('totals.csv', totals, 'Choose an export'),
    says('The point: “1.234” is 1.234, “2.345” is 2.345', dialog),
    says('The comma: “1.234” is 1,234, “2.345” is 2,345', dialog),
    { click: { role: 'radio', name: 'The comma', part: true } },
    { select: { role: 'combobox', name: 'Channel of All rows' }, option: 'Email' },
    { click: button('Continue') },
    says('Comma, as you chose', dialog),
    says('1 row of totals, not counted', dialog),
    says('The sum of lines 2 to 3', dialog),
    says('1 cell cannot be read: only those figures are left out', dialog),
    says('“n.a.” is not a number', dialog),
    sees(button('Import 3 rows')),
    { click: button('Count line 4 as data') },
    sees(button('Import 4 rows')),
    { click: button('Leave line 4 out') },
    sees(button('Import 3 rows')),
  ]);
  const sums = [...document.querySelectorAll('[aria-label="Sums of the file"] tbody tr')];
  expect(sums.map(({ textContent }) => textContent)).toEqual(['Clicks8888', 'Spend4,579.004,579.00']);
});

const pounds = [
  'Campaign report',
  'Campaign,Day,Clicks,Cost,Currency',
  'Brand,2026-02-03,10,100.00,GBP',
].join('\n');

test('a file in pounds comes in at the rate that is typed, which its list and preview show [D38]', async () => {
  await page.play([
    { role: 'manager' },
    { go: '/clients/fjordandfoam/sources?in=page' },
    { click: button('Import a file') },
    choosing('pounds.csv', pounds, 'Choose an export'),
    says('The file is in GBP, and figures are in USD.', dialog),
    ...fillIn({ 'USD for 1 GBP': '0' }),
    says('Enter a number above 0.', dialog),
    ...fillIn({ 'USD for 1 GBP': '1.27' }),
    { click: button('Continue') },
    says('GBP, converted to USD at 1.27', dialog),
    says('Spend100.00127.00', { role: 'table', name: 'Sums of the file', within: dialog }),
    { click: { role: 'radio', name: 'Use the file', part: true } },
    { click: button('Import 1 row') },
    seesNo(dialog),
    says('Imported 1 row of pounds.csv.'),
    says('GBP, converted to USD at 1.27', { role: 'main' }),
  ]);
});

const withoutDays = [
  'Campaign name,Cost,Impressions,Clicks (destination)',
  'Total of 2 results,150.00,15000,150',
  'Launch,90.00,8000,100',
  'Again,60.00,7000,50',
].join('\n');

test('a file without days asks for them, and its line of totals counts in no sum', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/clients/fjordandfoam/sources?in=page' },
    { click: button('Import a file') },
    choosing('results.csv', withoutDays, 'Choose an export'),
    says('The file tells no days. Which days is it about?', dialog),
    ...fillIn({ 'First day': '2026-02-10', 'Last day': '2026-02-11' }),
    { click: button('Continue') },
    says('1 row of totals, not counted', dialog),
  ]);
  const sums = [...document.querySelectorAll('[aria-label="Sums of the file"] tbody tr')];
  expect(sums.map(({ textContent }) => textContent)).toEqual([
    'Impressions15,00015,00015,000The same',
    'Clicks150150150The same',
    'Spend150.00150.00150.00The same',
  ]);
});

const plain = ['Day,Campaign,Clicks,Cost', '2026-02-26,Brand,10,5.00', '2026-02-27,Brand,20,9.00'].join('\n');

const tab = (name: string): Step => ({ click: { role: 'tab', name } });

test('a client of imports alone has no map of hours: files report whole days', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/clients' },
    { click: button('Add client') },
    ...fillIn({ Name: 'Nova', Domain: 'nova.example', Industry: 'Healthcare' }),
    {
      click: {
        role: 'checkbox',
        name: 'Continue setup: fee, contacts, goals, sources, a dashboard, a report and an invitation',
      },
    },
    { click: button('Add client', { within: dialog }) },
    sees({ role: 'dialog', name: 'Set up Nova' }),
    { click: button('Next step') },
    { click: button('Next step') },
    { click: button('Next step') },
    { click: button('Import a file') },
    choosing('plain.csv', plain, 'Choose an export'),
    { select: { role: 'combobox', name: 'Channel of All rows' }, option: 'Paid search' },
    { click: button('Continue') },
    { click: button('Import 2 rows') },
    says('Imported 2 rows of plain.csv.', dialog),
    { click: button('Leave the rest out') },
    { go: '/dashboard?q=Nova' },
    { click: link('Nova') },
    tab('Audience'),
    says('No hourly data: imported files have whole days only.'),
    sees(heading('Customers and visits')),
  ]);
  expect(document.body.textContent).not.toContain('by day and hour');

  await page.play([
    tab('Channels'),
    { click: button('Paid search', { part: true }) },
    tab('Audience'),
    sees(region('Funnel')),
    seesNo(heading('Customers and visits')),
    { go: '/ai-chat' },
    { fill: field('Your question'), with: 'Clicks of Nova on 27 February' },
    { click: button('Ask') },
    says('Clicks of Nova were 20 on 27 Feb 2026'),
    seesNo(heading('Clicks by hour')),
  ]);
});
