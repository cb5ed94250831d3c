/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, isAt, says } from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

test('what a colleague did since the last visit is on the dashboard, with the figures then and now', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/clients' },
    { click: button('More for Stackpilot') },
    { click: { role: 'menuitem', name: 'Archive' } },
    says('Archived Stackpilot.'),
    { click: button('Sign Out') },
    isAt('/'),
    { role: 'admin' },
    { go: '/dashboard' },
    { click: button('1 change by 1 person since your last visit', { part: true }) },
    says('Marcus Chen archived Stackpilot', dialog),
    says('Active clients', dialog),
  ]);
  const cells = [...document.querySelectorAll('[role="dialog"] tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );

  expect(cells).toContainEqual(['Active clients', '22', '21']);
  expect(await barriersWithin(...document.querySelectorAll('[role="dialog"]'))).toEqual([]);
});
