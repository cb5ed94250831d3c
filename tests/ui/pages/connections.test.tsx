/** @vitest-environment happy-dom */
/** @vitest-environment-options { "url": "http://localhost/" } */
import { afterEach, expect, test } from 'vitest';
import { readTable } from '#domain/imports/readTable.ts';
import { button, heading, isAt, region, sees } from '#scenarios/targets.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

/** The account of each row. */
const accounts = (document: Document): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-label="Connections"] tbody th strong + span')].map(
    ({ textContent }) => textContent,
  );

test('connections are ordered by their heads, in the address too, and leave as a file in the same order', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/integrations' },
    sees(heading('Connections')),
    sees(button('Disconnect Google Ads, Stackpilot demo ad account')),
  ]);
  const usual = accounts(document);
  await page.play([
    { click: { role: 'columnheader', name: 'Account', within: region('Connections') } },
    isAt('/integrations?sort=account'),
  ]);
  const byAccount = accounts(document);
  expect(byAccount).not.toEqual(usual);
  expect(byAccount.toSorted()).toEqual(usual.toSorted());

  const files = catchDownloads();
  await page.play([{ click: button('Download CSV', { within: region('Connections') }) }]);
  const [, ...rows] = readTable((await files[0]?.text()) ?? '', ',').rows;
  expect(rows.map(({ cells }) => cells[1])).toEqual(byAccount);
});
