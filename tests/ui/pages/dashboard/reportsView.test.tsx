/** @vitest-environment happy-dom */
/** @vitest-environment-options { "url": "http://localhost/" } */
/** The reports stand under the same view bar as all figures: its client is that of the list, and its address is a link. */
import { afterEach, test } from 'vitest';
import { button, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(() => page.close());

const list = '/dashboard/reports';

test('a client that is not known is dropped with a notice, and both filters are given up by one press', async () => {
  await page.play([
    { role: 'manager' },
    { go: `${list}?client=nobody` },
    says('Ignored 1 part of the address that is not valid.'),
    sees(button('Copy link', { part: true })),
    sees(button('Print')),
    { go: `${list}?client=stackpilot&status=archived` },
    says('No report fits both filters.'),
    { click: button('Show all reports') },
    { expect: { url: list } },
    seesNo(button('Show all reports')),
  ]);
});
