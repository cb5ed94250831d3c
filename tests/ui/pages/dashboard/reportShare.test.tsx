/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { demoBook } from '#mocks/seed/demoClientBook.ts';
import { alert, button, dialog, field, heading, logged, says, sees, seesNo } from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(() => page.close());

const ofReport = '/dashboard/reports/fjordmonthly';
const gone = heading('This link does not work');
const others = demoBook.flatMap(({ clientId, name }) => (clientId === 'fjordandfoam' ? [] : [name]));

const openAddress = (document: Document): string => {
  const { value } = document.querySelector<HTMLInputElement>('[aria-label="Address of the link"]') ?? {};
  return new URL(value ?? '').pathname;
};

describe('a link to a report', () => {
  test('is made where the same-profile rule and the file for everyone else are reported, changed, and revoked', async () => {
    const document = await page.play(
      [
        { role: 'admin' },
        { go: '/dashboard?tab=reports&report=fjordmonthly' },
        { expect: { url: ofReport } },
        { click: button('Share') },
        says('A link opens in this browser profile only', dialog),
        { click: button('Download as a file', { within: dialog }) },
        sees(button('The report as HTML')),
        { click: button('Close') },
        { click: button('Share') },
        { click: button('New link') },
        { click: button('Create link') },
        sees(heading('Your link is ready')),
      ],
      ['401 POST /api/share/•••', '404 POST /api/share/•••', '429 POST /api/share/•••'],
    );
    const address = openAddress(document);

    const shared = await page.play([{ go: address }, sees(heading('Monthly report'))]);
    expect(await barriersWithin(shared.body)).toEqual([]);
    const text = shared.body.textContent ?? '';
    expect(others.filter((name) => text.includes(name))).toEqual([]);
    expect(text).not.toMatch(/fee|margin|draft/i);

    await page.play([
      { go: ofReport },
      { click: button('Share') },
      { click: button('Edit Monthly report') },
      { fill: field('Password (optional)'), with: 'spring tide' },
      { select: field('Expires'), option: 'In 7 days' },
      { click: button('Save link') },
      says('Changed Monthly report.', dialog),
      says('password', dialog),
      logged('ShareLinkChanged'),
      { go: address },
      sees(heading('This page needs a password')),
      ...['one tide', 'two tides', 'three tides'].flatMap((wrong) => [
        { fill: field('Password'), with: wrong },
        { click: button('Open') },
        says('This is not the password.', alert),
      ]),
      { fill: field('Password'), with: 'spring tide' },
      { click: button('Open') },
      says('Too many wrong passwords', alert),
      { wait: 60_000 },
      { click: button('Open') },
      sees(heading('Monthly report')),
      { go: ofReport },
      { click: button('Share') },
      { click: button('Revoke Monthly report') },
      says('Revoked Monthly report.', dialog),
      seesNo(button('Edit Monthly report')),
      { go: address },
      sees(gone),
    ]);
  });
});
