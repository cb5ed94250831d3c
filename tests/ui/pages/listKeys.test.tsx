/** @vitest-environment happy-dom */
/** Single keys on every list, the list of keys on pages without a view bar, and the search on a page without a bar. */
import { afterEach, expect, test } from 'vitest';
import { dialog, field, heading, sees, seesNo } from '#scenarios/targets.ts';
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

/** Which row of the list has the focus, from 0. */
const at = (document: Document): number =>
  [...document.querySelectorAll('main tbody tr.ant-table-row')].findIndex((row) =>
    row.contains(document.activeElement),
  );

test('J and K go down and up in connections, competitors and reports', async () => {
  const document = await page.play([{ role: 'admin' }]);
  const walks: (readonly number[])[] = [];
  for (const go of ['/integrations', '/competitor-analysis', '/dashboard/reports']) {
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

test('the list of keys opens on a page without a view bar, and once where there is one', async () => {
  await page.play([{ role: 'admin' }, { go: '/integrations' }, sees(heading('Integrations'))]);
  expect(await strike({ key: '?', shiftKey: true })).toBe(true);
  const document = await page.play([sees({ ...dialog, name: 'Keyboard shortcuts' })]);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
    'J KNext or previous row of a list',
  );
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
