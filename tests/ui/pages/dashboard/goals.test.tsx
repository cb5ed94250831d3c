/** @vitest-environment happy-dom */
/** The goals of all clients on one page, and the ways from a client's board to the other sides of the same client. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, field, heading, link, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const table = { role: 'table', name: 'Goals' };

const rowsOf = (document: Document) =>
  [...document.querySelectorAll('[aria-label="Goals"] tbody tr.ant-table-row')].map((row) => [
    row.querySelector('th a')?.textContent,
    row.querySelector('[data-label="Goal"]')?.textContent,
    row.querySelector('[data-label="Of plan"]')?.textContent,
  ]);

test('goals of all clients stand with how far each has come, the furthest behind first, and are changed there', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/dashboard?client=stackpilot' },
    { click: button('Set a goal', { part: true, nth: 0 }) },
    { select: { role: 'combobox', name: 'Figure' }, option: 'Sessions' },
    { fill: field('Target'), with: '900,000' },
    { click: button('Save goal') },
    says('Set a goal for Sessions.'),
    { go: '/dashboard?tab=goals' },
    sees(table),
    sees(heading('Budgets of this month')),
  ]);
  await page.stage().settle();
  const rows = rowsOf(document);
  const parts = rows.map(([, , part]) => Number(part?.replace('%', '')));

  expect(new Set(rows.map(([name]) => name)).size).toBeGreaterThan(2);
  expect(rows[0]?.slice(0, 2)).toEqual(['Stackpilot', 'Sessions: 900,000 each month']);
  expect(parts.filter(Number.isFinite)).toEqual(parts.filter(Number.isFinite).toSorted((a, b) => a - b));

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
  expect(rowsOf(document)[0]?.[1]).toBe('Sessions: 800,000 each month');
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
