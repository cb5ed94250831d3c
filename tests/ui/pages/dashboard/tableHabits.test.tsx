/** @vitest-environment happy-dom */
/** Tests each person's table settings: search, status filter, order in the address, columns and density. */
import { afterEach, expect, test } from 'vitest';
import { button, sees } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const board = '/dashboard?client=fjordandfoam&part=campaigns';
const campaigns = { role: 'table', name: 'Campaigns' };

const tableIn = (document: Document, label: string) =>
  document.querySelector(`.ant-table-wrapper[aria-label="${label}"], table[aria-label="${label}"]`) ??
  document.querySelector(`[aria-label="${label}"]`);

const heads = (document: Document, label: string) =>
  [...(tableIn(document, label)?.querySelectorAll('thead th') ?? [])].map(({ textContent }) => textContent);

const rows = (document: Document) =>
  [...(tableIn(document, 'Campaigns')?.querySelectorAll('tbody th') ?? [])].map(
    ({ textContent }) => textContent,
  );

test('campaigns are found by name and status, in an order that the address keeps and the person too', async () => {
  const document = await page.play([{ role: 'manager' }, { go: board }, sees(campaigns)]);
  const all = rows(document);
  await page.play([{ fill: { role: 'field', name: 'Search campaigns' }, with: 'desk lamps' }]);
  expect(page.stage().address()).toBe(`${board}&campaign_q=desk+lamps`);
  const found = rows(document);
  expect([
    found.length > 0 && found.length < all.length,
    found.every((row) => row?.includes('desk lamps')),
  ]).toEqual([true, true]);
  await page.play([
    { select: { role: 'combobox', name: 'Filter campaigns by status' }, option: 'Ended' },
    { sort: { role: 'columnheader', name: 'Revenue', part: true, within: campaigns }, order: 'ascending' },
  ]);
  expect(page.stage().address()).toBe(
    `${board}&campaign_q=desk+lamps&campaign_status=ended&campaign_sort=revenue_cents`,
  );
  const anew = await page.play([{ go: board }, sees(campaigns)]);
  const sorted = [...(tableIn(anew, 'Campaigns')?.querySelectorAll('th[aria-sort="ascending"]') ?? [])];
  expect(sorted.map(({ textContent }) => textContent)).toEqual(['Revenue']);
});

test('columns that were left out and the density stay so for the person, and are brought back', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/dashboard' },
    sees({ role: 'table', name: 'Clients' }),
  ]);
  expect(heads(document, 'Clients')).toContain('MER');
  await page.play([
    { click: button('Table of clients: Columns') },
    { click: { role: 'checkbox', name: 'MER' } },
    { click: { role: 'radio', name: 'Compact' } },
  ]);
  const anew = await page.play([{ go: '/dashboard' }, sees(button('Table of clients: Columns (1 hidden)'))]);
  expect([
    heads(anew, 'Clients').includes('MER'),
    anew.querySelector('main .ant-table-small') !== null,
  ]).toEqual([false, true]);
  await page.play([{ click: button('Table of clients: Columns (1 hidden)') }, { click: button('As usual') }]);
  expect(heads(anew, 'Clients')).toContain('MER');
});
