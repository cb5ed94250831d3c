/** @vitest-environment happy-dom */
/** Tests single keys on lists, the list of keys on pages without a view bar, and search on a page without a bar. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, field, heading, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const strike = async (keys: KeyboardEventInit, on?: Element | null) => {
  const document = page.stage().document();
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys });
  (on ?? document.activeElement ?? document.body).dispatchEvent(event);
  await page.stage().settle();
  return event.defaultPrevented;
};

const at = (document: Document): number =>
  [...document.querySelectorAll('main tbody tr.ant-table-row')].findIndex((row) =>
    row.contains(document.activeElement),
  );

test('J and K go down and up in connections, competitors and reports', async () => {
  const document = await page.play([{ role: 'admin' }]);
  const walks: (readonly number[])[] = [];
  for (const go of ['/integrations?sort=account', '/competitor-analysis', '/dashboard/reports']) {
    await page.play([{ go }]);
    await page.stage().settle();
    const walk: number[] = [];
    for (const key of ['j', 'j', 'k']) {
      await strike({ key });
      walk.push(at(document));
    }
    walks.push(walk);
  }
  expect(walks).toEqual([
    [0, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ]);
});

test('J and K go through the clients of the dashboard', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/dashboard' },
    sees(button('More for Stackpilot')),
  ]);
  const names: (string | undefined)[] = [];
  for (const key of ['j', 'j', 'k']) {
    await strike({ key });
    names.push(document.activeElement?.textContent ?? undefined);
  }
  const rows = [...document.querySelectorAll('main [aria-label="Clients"] tbody tr.ant-table-row th a')];
  const [first, second] = rows.map(({ textContent }) => textContent);
  expect(names).toEqual([first, second, first]);
});

test('Shift and Space choose all clients from the one that Space chose last', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/clients' },
    sees(button('More for Stackpilot')),
  ]);
  const chosen = () =>
    [...document.querySelectorAll('main tbody tr')].map((row) => row.querySelector('input')?.checked);
  for (const key of ['j', 'j', ' ', 'j', 'j']) await strike({ key });
  await strike({ key: ' ', shiftKey: true });
  expect(chosen().slice(0, 5)).toEqual([false, true, true, true, false]);
  for (const key of ['k', 'k', 'k']) await strike({ key });
  await strike({ key: ' ', shiftKey: true });
  expect(chosen().slice(0, 5)).toEqual([true, true, true, true, false]);
  await page.play([says('4 chosen')]);
});

test('P holds the live log still and lets it go on; brackets go one event back and on', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/real-time-monitoring?tab=log' },
    sees(region('Live feed')),
  ]);
  const latest = () => document.querySelector('main section tbody tr a')?.textContent;
  const newest = latest();
  const seen: (string | null | undefined)[] = [];
  for (const key of ['p', '[', '[', ']']) {
    await strike({ key }, document.body);
    seen.push(latest());
  }
  const number = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''));
  expect(seen.map((text) => number(text) - number(newest))).toEqual([0, -1, -2, -1]);
  await page.play([says(`Paused · 0 new events · up to event ${seen[3]?.replace('#', '')}`)]);
  await strike({ key: 'p' }, document.body);
  await page.play([sees(button('Pause'))]);
  expect(latest()).toBe(newest);
});

test('the list of keys opens on a page without a view bar, and once where there is one', async () => {
  await page.play([{ role: 'admin' }, { go: '/integrations' }, sees(heading('Integrations'))]);
  expect(await strike({ key: '?', shiftKey: true })).toBe(true);
  const document = await page.play([sees({ ...dialog, name: 'Keyboard shortcuts' })]);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('ListsJ KNext or previous row');
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain('Last 7 days');
  await page.play([{ press: 'Escape' }, seesNo(dialog), { go: '/dashboard' }]);
  await page.stage().settle();
  await strike({ key: '?', shiftKey: true }, document.body);
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
});

test('the search opens on Ask AI, also from the field in which a question is typed', async () => {
  const document = await page.play([{ role: 'admin' }, { go: '/ai-chat' }, sees(field('Your question'))]);
  const question = document.querySelector('textarea');
  question?.focus();
  expect(await strike({ key: 'k', ctrlKey: true })).toBe(true);
  await page.play([sees({ ...dialog, name: 'Search' })]);
});
