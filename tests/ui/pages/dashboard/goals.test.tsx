/** @vitest-environment happy-dom */
/** Tests the goals page of all clients, and links from a client's dashboard to the client's other pages. */
import { afterEach, expect, test } from 'vitest';
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
import { catchDownloads } from '#tests/support/downloads.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const table = { role: 'table', name: 'Goals' };

const rowsOf = (document: Document) =>
  [...document.querySelectorAll('[aria-label="Goals"] tbody tr.ant-table-row')].map((row) => [
    row.querySelector('th a')?.textContent,
    row.querySelector('[data-label="Goal"]')?.textContent,
    row.querySelector('[data-label="Of plan"]')?.textContent,
    row.textContent,
  ]);

const verdicts = /At risk|Behind|On track|Ahead/;
const inNeed = ['At risk', 'Behind', 'On track', 'Ahead'];

test('goals of all clients stand with how far each has come, the furthest behind first, and are changed there', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/dashboard?client=stackpilot' },
    { click: button('Set a goal', { part: true, nth: 0 }) },
    { select: { role: 'combobox', name: 'Figure' }, option: 'Sessions' },
    { fill: field('Target'), with: '900,000' },
    { click: button('Save goal') },
    says('Set a goal for Sessions.'),
    { click: button('Set a goal', { part: true, nth: 0 }) },
    { select: { role: 'combobox', name: 'Figure' }, option: 'Clicks' },
    { fill: field('Target'), with: '29,000' },
    { click: button('Save goal') },
    says('Set a goal for Clicks.'),
    { go: '/dashboard?tab=goals' },
    sees(table),
    sees(heading('Budgets of this month')),
  ]);
  await page.stage().settle();
  const files = catchDownloads();
  await page.play([
    { click: button('Download the goals as CSV') },
    { click: button('Download the budgets as CSV') },
  ]);
  const lines = await Promise.all(files.map(async (file) => (await file.text()).trimEnd().split('\r\n')));
  const rows = rowsOf(document);
  const ranks = rows.map(([, , , text]) => inNeed.indexOf(verdicts.exec(text ?? '')?.[0] ?? ''));
  const known = ranks.filter((rank) => rank >= 0);

  expect(lines.map(([, first]) => first?.split(',').length)).toEqual([10, 6]);
  expect(lines[0]?.length).toBeGreaterThan(rows.length);
  expect(new Set(rows.map(([name]) => name)).size).toBeGreaterThan(2);
  expect(rows[0]?.slice(0, 2)).toEqual(['Stackpilot', 'Sessions900,000 a month']);
  expect(new Set(known).size).toBeGreaterThan(2);
  expect(known).toEqual(known.toSorted((one, other) => one - other));

  const figure = document.querySelector<HTMLElement>('[data-scope^="goal:stackpilot/"]');
  figure?.click();
  await page.stage().settle();
  expect(document.querySelector('[data-progress-explained]')?.textContent).toContain(
    ` = ${figure?.textContent}`,
  );

  await page.play([
    { press: 'Escape' },
    { click: button('Change the goal for Sessions of Stackpilot') },
    { fill: field('Target'), with: '800,000' },
    { click: button('Save goal') },
    says('Changed the goal for Sessions.'),
  ]);
  expect(rowsOf(document)[0]?.[1]).toBe('Sessions800,000 a month');
});

test('a goal that begins later says when, and counts nothing of the month before it', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/dashboard?client=stackpilot' },
    { click: button('Set a goal', { part: true, nth: 0 }) },
    { select: { role: 'combobox', name: 'Figure' }, option: 'Sessions' },
    { fill: field('Target'), with: '900,000' },
    { fill: field('Start month'), with: '2030-03' },
    { click: button('Save goal') },
    says('Set a goal for Sessions.'),
    says('Begins on 1 Mar 2030'),
  ]);
  const item = [...document.querySelectorAll('li')].find(({ textContent }) =>
    textContent.includes('Begins on'),
  );

  expect(item?.textContent).toBe('SessionsBegins on 1 Mar 2030900,000 each monthChangeRemove');
  expect(document.querySelector('[aria-label="Key figures"]')?.textContent).not.toContain('900,000');
});

test('the past says of a client without goals that none was set by then, and blames no agency', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/clients' },
    { click: button('Add client') },
    ...fillIn({ Name: 'Nova', Domain: 'nova.example', Industry: 'Healthcare' }),
    { click: button('Add client', { within: dialog }) },
    says('Added Nova.'),
    { go: '/dashboard?q=nova' },
    { click: link('Nova') },
    says('Set targets for this client', region('Goals and pacing')),
    { click: button('View options') },
    { click: button('As of now') },
    { click: button('Earlier') },
    { click: button('Show as of then') },
    says('None was set by then.', region('Goals and pacing')),
  ]);
});

test('goals and budgets of any client are set, changed and removed on one page, each with a way back', async () => {
  const choosing = { role: 'dialog', name: 'Set a goal' };
  const document = await page.play([
    { role: 'manager' },
    { go: '/dashboard?tab=goals' },
    sees(table),
    { click: button('Set a goal') },
    { select: { role: 'combobox', name: 'For which client' }, option: 'Stackpilot' },
    { click: button('Continue', { within: choosing }) },
    { select: { role: 'combobox', name: 'Figure' }, option: 'Sessions' },
    { fill: field('Target'), with: '900,000' },
    { click: button('Save goal') },
    says('Set a goal for Sessions.'),
    { click: button('Remove the goal for Sessions of Stackpilot') },
    says('Removed the goal for Sessions.'),
    seesNo(button('Remove the goal for Sessions of Stackpilot')),
    { click: button('Undo') },
    says('The goal for Sessions is back.'),
    sees(button('Remove the goal for Sessions of Stackpilot')),
  ]);
  const budgetsOf = () =>
    [...document.querySelectorAll('[aria-label="Budgets"] tbody tr.ant-table-row')].map((row) => [
      row.querySelector('th a')?.textContent,
      row.querySelector('[data-label="Each month"]')?.textContent,
    ]);
  await page.play([
    { go: '/dashboard?tab=goals&client=stackpilot' },
    { click: button('Change the monthly budget of Stackpilot') },
    { fill: field('Budget of a month'), with: '12,345' },
    { click: button('Save budget') },
    says('The budget is $12,345 a month.'),
    { click: button('Remove the monthly budget of Stackpilot') },
    says('Removed the monthly budget.'),
    seesNo(button('Remove the monthly budget of Stackpilot')),
    { click: button('Set a monthly budget') },
    { fill: field('Budget of a month'), with: '500' },
    { click: button('Save budget') },
    says('The budget is $500 a month.'),
  ]);
  expect(budgetsOf()).toEqual([['Stackpilot', '$500']]);
});

test('a board leads to reports, goals, alerts and history of its client alone', async () => {
  const board = '/dashboard?client=fjordandfoam';
  const at: (string | undefined)[] = [];
  await page.play([{ role: 'manager' }]);
  for (const side of ['Reports', 'Goals', 'Alerts', 'History']) {
    await page.play([
      { go: board },
      { click: link(side, { within: { role: 'navigation', name: 'Sides of this client' } }) },
    ]);
    at.push(page.stage().address());
  }
  expect(at).toEqual([
    '/dashboard/reports?client=fjordandfoam',
    '/dashboard?tab=goals&client=fjordandfoam',
    '/dashboard?tab=alerts&client=fjordandfoam',
    '/dashboard?tab=history&client=fjordandfoam',
  ]);
  const document = await page.play([{ go: '/dashboard?tab=goals&client=fjordandfoam' }, sees(table)]);
  expect(new Set(rowsOf(document).map(([name]) => name))).toEqual(new Set(['Fjord & Foam']));
  await page.play([seesNo(dialog)]);
});
