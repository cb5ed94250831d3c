/** @vitest-environment happy-dom */
/** Tests the link to the demo's controls: on the demo accounts page, but not for a client's person. */
import { afterEach, expect, test } from 'vitest';
import { heading, link, page as main, sees, seesNo } from '#scenarios/targets.ts';
import { findOne } from '#ui/stage/findTarget.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const console = link('open the demo console', { within: main });

test('visitors and the agency are led to the demo console', async () => {
  const document = await page.play([
    { go: '/demo-credentials' },
    sees(heading('Demo accounts')),
    sees(console),
  ]);
  expect(findOne(document, console).getAttribute('href')).toBe('/demo-credentials#lab/demo');
});

test('the agency finds it behind the sign-in', async () => {
  await page.play([{ role: 'manager' }, { go: '/demo' }, sees(heading('Demo accounts')), sees(console)]);
});

test('a client’s person does not', async () => {
  await page.play([{ role: 'client' }, { go: '/demo' }, sees(heading('Demo accounts')), seesNo(console)]);
});
