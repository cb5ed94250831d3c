/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { readTable } from '#domain/imports/readTable.ts';
import { button, dialog, isAt, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const accounts = (document: Document): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-label="Connections"] tbody th strong + span')].map(
    ({ textContent }) => textContent,
  );

test('connections are ordered by their heads, in the address too, and leave as a file in the same order', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/integrations' },
    sees({ role: 'radio', name: 'All', part: true, within: region('Connections') }),
  ]);
  await page.play([
    { click: { role: 'columnheader', name: 'Account', within: region('Connections'), nth: 0 } },
    isAt('/integrations?sort=account'),
  ]);
  const byAccount = accounts(document);
  expect(byAccount).toHaveLength(12);

  const files = catchDownloads();
  await page.play([{ click: button('Download CSV', { within: region('Connections') }) }]);
  const [, ...rows] = readTable((await files[0]?.text()) ?? '').rows;
  const all = rows.map(({ cells }) => `${cells[0]}, ${cells[1]}`);
  expect(all).toEqual(all.toSorted((one, other) => one.localeCompare(other)));
  expect(rows.slice(0, 12).map(({ cells }) => cells[1])).toEqual(byAccount);
});

test('a connection holds its figures against those of its platform, with the reason of each difference [B7]', async () => {
  const reconciled = { role: 'table', name: 'Reconciliation' } as const;
  const document = await page.play([
    { role: 'admin' },
    { go: '/integrations?source=demogoogleadsfjordandfoam' },
    says('Spend', reconciled),
    says('Days end in the account’s time zone: Impressions ', dialog),
    says('In this demo the platform’s totals are worked out', dialog),
  ]);
  const heads = [...document.querySelectorAll('[aria-label="Reconciliation"] th[scope="col"]')];
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Figure', 'Ours', 'Google Ads', 'Difference']);
});

test('the account without figures comes first, is found by its state and client, and is reconnected', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/integrations?state=silent' },
    sees(button('Reconnect Facebook Ads, Brightdoor', { part: true })),
  ]);
  const row = () => document.querySelector('[aria-label^="Connections"] tbody tr')?.textContent ?? '';
  expect(accounts(document)).toHaveLength(1);
  expect(row()).toMatch(/^Facebook Ads.*Access expiredNo figures since \d+ \w+/);

  await page.play([
    { click: { role: 'radio', name: 'All', part: true, within: region('Connections') } },
    isAt('/integrations'),
  ]);
  expect(row()).toMatch(/^Facebook Ads.*Access expired/);

  await page.play([
    { click: button('Reconnect Facebook Ads, Brightdoor', { part: true }) },
    says('is reconnected.'),
    seesNo(button('Reconnect', { part: true })),
  ]);
  expect(document.body.textContent).not.toContain('Access expired');
});
