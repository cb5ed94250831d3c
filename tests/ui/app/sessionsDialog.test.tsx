/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';
import { findOne } from '#ui/stage/findTarget.ts';

const page = playedPage();

afterEach(page.close);

test('the devices of an account mark this session, which has no button to end it', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/demo' },
    { click: button('Marcus', { part: true, nth: 0 }) },
    { click: { role: 'menuitem', name: 'Signed-in devices…' } },
    sees({ role: 'table', name: 'Sessions', within: dialog }),
    sees({ role: 'cell', name: 'Now', within: dialog }),
    seesNo(button('Sign out', { part: true, within: dialog })),
  ]);
  expect(findOne(document, dialog).textContent).toContain('This browser This session');
});
