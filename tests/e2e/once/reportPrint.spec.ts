/** Tests reports outside the app: printed and read back from the PDF, and saved as one file that opens offline. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { reportSection as section } from '#tests/support/reportSection.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { expect, test } from '../support/browserTest.ts';
import { callApi, sessionHeader } from '../support/callApi.ts';
import { findBarriers } from '../support/findBarriers.ts';

type Made = { readonly report: { readonly id: string; readonly etag: string } };
type Clients = { readonly items: readonly { readonly id: string; readonly name: string }[] };

const cities = Array.from({ length: 120 }, (_, index) => `- Step ${index + 1} of the plan`).join('\n');

/** Two consecutive campaign tables exceed a sheet, so that a page break could leave an empty one. */
const sections = [
  section('cover', 'cover'),
  section('first', 'pageBreak'),
  section('chart', 'line', { figures: ['revenue_cents'] }),
  ...['one', 'two', 'three', 'four'].map((id) =>
    section(id, 'table', {
      title: `Campaigns ${id}`,
      by: 'campaign',
      figures: ['spend_cents', 'clicks', 'ctr'],
    }),
  ),
  section('plan', 'next', { text: cities }),
  section('last', 'pageBreak'),
];

const call = async <Body>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
  etag?: string,
) => {
  const headers = { ...(await sessionHeader(page)), ...(etag ? { 'If-Match': etag } : {}) };
  const answer = await callApi<Body>(page, { method, path, headers, body });
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.body;
};

const makeReport = async (page: Page): Promise<string> => {
  const { items } = await call<Clients>(page, 'GET', '/api/clients');
  const client = items.find(({ name }) => name === 'Fjord & Foam');
  const body = { name: 'Winter review', client_id: client?.id ?? '', beginning: 'blank' };
  const { report } = await call<Made>(page, 'POST', '/api/reports', body);
  await call(page, 'PATCH', `/api/reports/${report.id}`, { sections }, report.etag);
  await call(page, 'POST', `/api/reports/${report.id}/moves`, { move: 'generate' });
  return report.id;
};

const sharePicture = async (page: Page): Promise<string> => {
  const { items } = await call<Clients>(page, 'GET', '/api/clients');
  const client_id = items.find(({ name }) => name === 'Fjord & Foam')?.id ?? '';
  const { picture } = await call<{ picture: { id: string } }>(page, 'POST', '/api/pictures', {
    url: redPixel,
  });
  const { dashboard } = await call<{ dashboard: Made['report'] }>(page, 'POST', '/api/dashboards', {
    name: 'Shop window',
    client_id,
    beginning: 'blank',
  });
  const place = { column: 0, row: 0, width: 6, height: 4 };
  const shown = { kind: 'image', title: 'New shop', figures: [], by: null, text: 'A red door' };
  const widgets = [{ ...shown, id: 'door', picture: picture.id, place }];
  await call(page, 'PUT', `/api/dashboards/${dashboard.id}/layout`, { widgets }, dashboard.etag);
  const { token } = await call<{ token: string }>(page, 'POST', '/api/share-links', {
    name: 'For the door',
    client_id,
    kind: 'dashboard',
    shown_id: dashboard.id,
    view: 'range=7d',
    expires_at: null,
    since: null,
  });
  return `./share/${token}`;
};

const notes = { shared: 'Told to the client', agency: 'For the agency alone' } as const;

/** On a day within the dashboard's last 28. */
const addNotes = async (page: Page): Promise<void> => {
  const day = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10);
  for (const [kind, text] of Object.entries(notes)) {
    const about = { client_id: 'fjordandfoam', from: day, to: day };
    await call(page, 'POST', '/api/annotations', { ...about, text, shared: kind === 'shared' });
  }
};

const sheetsOf = async (pdf: Buffer): Promise<readonly string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
};

test('a report is printed with cover, page numbers and repeated heads, and saved as a file that needs no network', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  test.slow();
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
  const reportId = await makeReport(page);
  await addNotes(page);
  await page.goto('./dashboard?client=fjordandfoam');
  const values = page.getByRole('main').locator('[data-explain][tabindex]');
  await expect(page.getByRole('table').first()).toBeVisible();
  const shown = (await values.allInnerTexts()).filter((text) => /^[$\d][\d,.]*[×%]?$/.test(text));
  const board = (await sheetsOf(await page.pdf({ format: 'A4' }))).join(' ');
  expect([shown.length > 20, shown.filter((text) => !board.includes(text))]).toEqual([true, []]);
  expect([notes.shared, notes.agency].map((text) => board.includes(text))).toEqual([true, false]);

  await page.goto(`./dashboard/reports/${reportId}`);
  await expect(page.getByRole('article', { name: 'Winter review' })).toBeVisible();

  const sheets = await sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const [cover = '', ...others] = sheets;
  expect(cover).toMatch(/Northlight Agency\s+Fjord & Foam\s+Winter review/);
  expect(cover).not.toMatch(/Dashboard|Good \w+|\d+ \/ \d+/);
  expect(others.map((text) => text.match(/\d+ \/ \d+/)?.[0])).toEqual(
    others.map((_, index) => `${index + 2} / ${sheets.length}`),
  );
  expect(others.filter((text) => text.length < 40)).toEqual([]);
  const rows = others.filter((text) => /Always on/.test(text));
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter((text) => !/Campaign Spend Clicks CTR/.test(text))).toEqual([]);
  expect(others.at(-1)).toContain('Step 120 of the plan');
  expect(sheets.join(' ')).not.toContain(notes.agency);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'The report as HTML' }).click();
  const file = await (await download).path();
  expect(readFileSync(file).length).toBeLessThan(1_000_000);
  const alone = await page.context().newPage();
  const asked: string[] = [];
  alone.on('request', (request) => asked.push(request.url()));
  await alone.setContent(readFileSync(file, 'utf8'));
  await expect(alone.getByRole('heading', { level: 1, name: 'Winter review' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(await findBarriers(alone)).toEqual([]);
  await alone.close();

  await page.goto(await sharePicture(page));
  await expect(page.getByRole('img', { name: 'A red door' })).toBeVisible();
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect((await extractText(paper, { mergePages: true })).text).toContain('New shop');
  expect((await extractImages(paper, 1)).map(({ width, height }) => [width, height])).toEqual([[1, 1]]);
});
