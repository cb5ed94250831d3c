/** @vitest-environment happy-dom */
/** Tests files that are fetched from an address on the integrations page: added, fetched with its failure in words, removed. */
import { afterEach, expect, test, vi } from 'vitest';
import { button, dialog, field, logged, says, seesNo } from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.close();
});

test('a sheet is added for a client, fetched now, and its history says what came of each fetch', async () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  asked.mockResolvedValueOnce(new Response('Date,Channel,Sessions\n2026-01-02,Email,10'));
  const shown = await page.play([
    { role: 'admin' },
    { go: '/integrations?part=files' },
    says('No file is fetched yet.'),
    { click: button('Add a file by address') },
    { fill: field('Name'), with: 'Newsletter sheet' },
    { fill: field('Address'), with: 'http://files.harbor.example/a.csv' },
    { select: field('Client'), option: 'Stackpilot' },
    { click: button('Add file', { within: dialog }) },
    says('Must begin with https://', dialog),
    { fill: field('Address'), with: 'https://files.harbor.example/a.csv' },
    { click: button('Add file', { within: dialog }) },
    says('Added Newsletter sheet.'),
    logged('FileAddressAdded'),
    says('Not yet'),
    { click: button('Fetch Newsletter sheet now') },
    says('The browser may not read this address'),
    { wait: 10_000 },
    { click: button('Fetch Newsletter sheet now') },
    logged('FileAddressFetched', 'ImportRowsKept', 'FileAddressFetched', 'DataImported'),
    { click: button('Newsletter sheet') },
    says('Imported', dialog),
  ]);
  expect(await barriersWithin(shown.querySelector('[role="dialog"]'))).toEqual([]);
  await page.play([
    { click: button('Close', { within: dialog }) },
    { click: button('More for Newsletter sheet') },
    { click: { role: 'menuitem', name: 'Remove' } },
    says('Removed Newsletter sheet. Its figures stay.'),
    seesNo(button('Fetch Newsletter sheet now')),
    { click: button('Undo') },
    says('Newsletter sheet is fetched again.'),
  ]);
});
