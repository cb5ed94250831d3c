/** @vitest-environment happy-dom */
/** Tests the footer of a client's drawer on a phone: one row with the main action and a menu. */
import { afterEach, expect, test, vi } from 'vitest';
import { dialog, sees } from '#scenarios/targets.ts';
import { keyboardUser } from '../keyboardUser.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();
const keys = keyboardUser(page);

afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
});

const buttonsOf = (document: Document): readonly (string | null)[] =>
  [...document.querySelectorAll('.ant-drawer-footer button')].map(({ textContent }) => textContent);

test('all that can be done with a client is reached by keys: two buttons and a menu', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('759px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const document = await page.play([{ role: 'admin' }, { go: '/clients/stackpilot' }, sees(dialog)]);
  expect(buttonsOf(document)).toEqual(['Edit client', 'More', 'Full page']);

  await keys.use({ role: 'button', name: 'More for Stackpilot', within: dialog });
  await page.play([sees({ role: 'menuitem', name: 'Archive client' })]);
  const items = [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  expect(items).toEqual(['Pause client', 'Archive client', 'Merge…', 'View as client', 'Competitors']);
  await keys.press('Escape');
  await page.play([sees(dialog)]);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await expect.poll(focused).toBe('More for Stackpilot');
  await keys.press('Enter');
  await page.play([{ click: { role: 'menuitem', name: 'Pause client' } }]);
  await keys.use({ role: 'button', name: 'More for Stackpilot', within: dialog });
  await page.play([sees({ role: 'menuitem', name: 'Resume client' })]);
});
