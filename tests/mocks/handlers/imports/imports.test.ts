/** Tests imports over HTTP: rows become facts, are withdrawn and restored, undone from the history, and refused. */
import { expect, test } from 'vitest';
import type { ImportBody } from '#domain/contract/importSchemas.ts';
import type { ImportedRow } from '#domain/imports/importedRow.ts';
import { packRows } from '#domain/imports/packedRows.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { importBody, importedRow } from '#tests/support/importBody.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const fjord = 'fjordandfoam';
const days = ['2025-12-01', '2025-12-02', '2025-12-03'] as const;
const rows: readonly ImportedRow[] = days.map((day) => importedRow(day));

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const { ask, succeed } = backend;
  const send = (body: object, more: object = {}) =>
    ask('importRows', { token, params: { id: fjord }, body, ...more });
  const importAll = async (body: ImportBody) =>
    (await succeed('importRows', { token, params: { id: fjord }, body })).import;
  const metrics = (query: string, more: object = {}) =>
    succeed('readMetrics', {
      token,
      query: `client=${fjord}&from=2025-12-01&to=2025-12-07${query}`,
      ...more,
    });
  const list = () => succeed('listImports', { token, params: { id: fjord } });
  return { ...backend, token, send, importAll, metrics, list };
};

/** All metrics of some days, without fields that change with each event. */
const everything = async ({ metrics }: Awaited<ReturnType<typeof openDemo>>) => ({
  days: await metrics(''),
  channels: await metrics('&group_by=channel'),
  campaigns: await metrics('&group_by=campaign'),
  sources: await metrics('&group_by=source'),
  devices: await metrics('&group_by=device'),
  hours: await metrics('&interval=hour'),
});

test('an import replaces the facts of its days, withdrawn it leaves all as it was, and restored it counts again', async () => {
  const demo = await openDemo();
  const { token, importAll, ask, list } = demo;
  const before = await everything(demo);
  const made = await importAll(await importBody(rows));
  expect(made).toEqual({
    id: made.id,
    client_id: fjord,
    file_name: 'report.csv',
    source: 'googleAds',
    imported_at: expect.any(String),
    imported_by: 'demoadmin',
    from: '2025-12-01',
    to: '2025-12-03',
    rows: 3,
    totals: { impressions: 3_000, clicks: 150, spend_cents: 7_500 },
    totals_differ: false,
    currency: 'USD',
    rate: null,
    overlap: 'replace',
    days: 'daily',
    broken: null,
    withdrawn_at: null,
    withdrawn_by: null,
    etag: '"r0"',
  });
  const after = await everything(demo);
  const own = after.sources.rows.find(({ key }) => key === made.id);
  expect([own?.label, own?.clicks, own?.spend_cents, own?.sessions, own?.conversions]).toEqual([
    'Google Ads · report.csv',
    150,
    7_500,
    null,
    null,
  ]);
  const search = after.channels.rows.find(({ key }) => key === 'paid_search');
  const others = before.channels.rows.find(({ key }) => key === 'paid_search');
  expect(search?.clicks).toBeLessThan(others?.clicks ?? 0);

  const call = { token, params: { id: made.id } };
  expect((await ask('withdrawImport', call)).status).toBe(200);
  expect(await everything(demo)).toEqual(before);
  const [withdrawn] = (await list()).items;
  expect([withdrawn?.withdrawn_by, withdrawn?.withdrawn_at]).toEqual(['demoadmin', expect.any(String)]);
  expect((await ask('restoreImport', call)).status).toBe(200);
  expect(await everything(demo)).toEqual(after);
});

test('figures of the past know nothing of an import that came later', async () => {
  const { log, importAll, metrics } = await openDemo();
  const before = await metrics('');
  const { position } = await log.head();
  await importAll(await importBody(rows));
  const past = await metrics(`&as_of=${position}`);
  expect([past.totals, past.series]).toEqual([before.totals, before.series]);
});

test('days that other facts are there for are left out of an import that keeps them', async () => {
  const { importAll, metrics, send, list } = await openDemo();
  const before = await metrics('');
  const { covered } = await list();
  expect(covered).toContainEqual({ channel: 'paid_search', from: expect.any(String), to: '2026-01-05' });
  const kept = await importBody([...rows, importedRow('2003-05-05')], { overlap: 'keep' });
  await importAll(kept);
  expect((await metrics('')).totals).toEqual(before.totals);
  const nothing = await importBody(rows, { overlap: 'keep', content_hash: 'b2'.repeat(32) });
  expect(statusAndBody(await send(nothing))).toEqual(
    refusal('invalid', {
      errors: { rows: 'Other facts are there for all of its days: nothing would be added' },
    }),
  );
});

test('an import is reported in the history without its rows, and undone and redone there', async () => {
  const { token, importAll, succeed, log, list } = await openDemo();
  const made = await importAll(await importBody(rows));
  const { items } = await succeed('listHistory', { token, query: 'limit=1' });
  expect([items[0]?.event.type, items[0]?.count, items[0]?.can_undo]).toEqual(['DataImported', 1, true]);
  expect(items[0]?.parts[0]?.fields.map(({ field, after }) => [field, after])).toEqual([
    ['File', 'report.csv'],
    ['Platform', 'Google Ads'],
    ['Rows', '3'],
    ['First day', '1 Dec 2025'],
    ['Last day', '3 Dec 2025'],
    ['Days that other sources report', 'replaced'],
    ['Status', 'counts'],
  ]);
  const undo = async () => succeed('undoChange', { token, body: { position: (await log.head()).position } });
  await undo();
  expect((await list()).items.map(({ id, withdrawn_at }) => [id, withdrawn_at !== null])).toEqual([
    [made.id, true],
  ]);
  await undo();
  expect((await list()).items[0]?.withdrawn_at).toBeNull();
});

test('the same file counts once for a client: sent again, restored beside itself, and undone beside itself it is refused', async () => {
  const { token, importAll, send, ask } = await openDemo();
  const body = await importBody(rows);
  const first = await importAll(body);
  expect(statusAndBody(await send(body))).toEqual(refusal('importKnown'));
  await ask('withdrawImport', { token, params: { id: first.id } });
  await importAll(body);
  expect(statusAndBody(await ask('restoreImport', { token, params: { id: first.id } }))).toEqual(
    refusal('importKnown'),
  );
});

test('of two imports of one file at the same moment one counts', async () => {
  const { send, list } = await openDemo();
  const body = await importBody(rows);
  const replies = await Promise.all([send(body), send(body)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await list()).total).toBe(1);
});

test('an account that is connected later takes the days of an import that keeps what others report', async () => {
  const { token, succeed, world } = await openDemo();
  const adding = { name: 'Dune', domain: 'dune.example', industry: 'SaaS' };
  const { client } = await succeed('addClient', { token, body: adding });
  const body = await importBody([importedRow('2025-12-02', { channel: 'email' })], { overlap: 'keep' });
  await succeed('importRows', { token, params: { id: client.id }, body });
  const emails = async () =>
    (
      await succeed('readMetrics', {
        token,
        query: `client=${client.id}&from=2025-12-01&to=2025-12-07&group_by=source`,
      })
    ).rows.map(({ label, spend_cents }) => [label.split(' · ')[0], spend_cents]);
  expect(await emails()).toEqual([['Google Ads', 2_500]]);
  await succeed('connectIntegration', {
    token,
    body: {
      platform: 'shopify',
      account_id: 'shopify-fjord',
      client_id: client.id,
      scopes: [...platformCatalogue.shopify.scopes],
    },
  });
  // Its history arrives meanwhile.
  world.clock.advance(60_000);
  expect((await emails()).map(([label]) => label)).toEqual(['Shopify']);
});

test('a command that is asked twice with one key imports once, and a key with other rows is refused', async () => {
  const { send, list } = await openDemo();
  const body = await importBody(rows);
  const headers = { 'Idempotency-Key': 'k-1' };
  const replies = [await send(body, { headers }), await send(body, { headers })];
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect((await list()).total).toBe(1);
  const other = await send({ ...body, rows: await packRows([importedRow('2025-12-09')]) }, { headers });
  expect(statusAndBody(other)).toEqual(refusal('keyReused'));
});

test('people of a client, another agency and strangers import nothing', async () => {
  const { ask, succeed, demo, signUp, importAll, token } = await openDemo();
  const body = await importBody(rows);
  const made = await importAll(body);
  const clara = (await demo('client')).session.token;
  const other = (await signUp(nora)).session.token;
  await succeed('startTrial', { token: other });
  const told = { params: { id: fjord }, body };
  expect(statusAndBody(await ask('importRows', { ...told, token: clara }))).toEqual(refusal('roleForbidden'));
  expect(statusAndBody(await ask('importRows', { ...told, token: other }))).toEqual(refusal('notFound'));
  for (const name of ['withdrawImport', 'restoreImport'] as const) {
    const call = { params: { id: made.id } };
    expect(statusAndBody(await ask(name, { ...call, token: clara }))).toEqual(refusal('roleForbidden'));
    expect(statusAndBody(await ask(name, { ...call, token: other }))).toEqual(refusal('notFound'));
    expect(statusAndBody(await ask(name, { params: { id: 'nothing' }, token }))).toEqual(refusal('notFound'));
  }
  const listed = await ask('listImports', { params: { id: fjord }, token: other });
  expect(statusAndBody(listed)).toEqual(refusal('notFound'));
});

test('rows of another currency come in with the rate by which they were converted', async () => {
  const { importAll, list } = await openDemo();
  const made = await importAll({ ...(await importBody(rows)), currency: 'GBP', rate: 1.27 });
  expect([made.currency, made.rate, made.totals.spend_cents]).toEqual(['GBP', 1.27, 7_500]);
  expect((await list()).items.map(({ currency, rate }) => [currency, rate])).toEqual([['GBP', 1.27]]);
});

test('rows that cannot be are refused with what is wrong with them', async () => {
  const { send, appendedBy } = await openDemo();
  const body = await importBody(rows);
  const refused = async (more: object): Promise<unknown> =>
    Object((await send({ ...body, ...more })).body).errors;
  const appended = await appendedBy(async () => {
    expect(await refused({ totals: { ...body.totals, clicks: 151 } })).toEqual({
      totals: 'Are not what the rows come to',
    });
    expect(await refused({ currency: 'EUR' })).toEqual({
      currency: 'Figures are in USD, this file is in EUR',
    });
    expect(await refused({ rows: [] })).toEqual({ rows: 'Has no rows' });
    expect(await refused({ rows: ['no rows'] })).toEqual({
      'rows.0': 'Is not as packed rows are: cannot be read, or is too long',
    });
    expect(await refused({ rows: await packRows([importedRow('2026-01-05')]) })).toEqual({
      'rows.0': '2026-01-05 is not over yet for this client: leave it out',
    });
    expect(await refused({ rows: await packRows([importedRow('1999-12-31')]) })).toEqual({
      'rows.0': '1999-12-31 is too long ago',
    });
    expect(await refused({ rows: await packRows([importedRow('2025-12-01', { measures: {} })]) })).toEqual({
      'rows.0': 'Has no measure in row 1',
    });
    expect(await refused({ rows: [...body.rows, ...(await packRows([importedRow('2025-11-01')]))] })).toEqual(
      { 'rows.1': 'Chunks are not in the order of their days' },
    );
  });
  expect(appended).toEqual([]);
});

test('more than 100,000 rows are refused', async () => {
  const { send } = await openDemo();
  const [chunk = ''] = await packRows(Array.from({ length: 4_000 }, () => importedRow('2025-12-01')));
  const body = { ...(await importBody(rows)), rows: Array.from({ length: 26 }, () => chunk) };
  expect(statusAndBody(await send(body))).toEqual(refusal('tooManyRows'));
});

test('for an archived client nothing is imported', async () => {
  const { send, token, succeed } = await openDemo();
  const { client } = await succeed('readClient', { token, params: { id: fjord } });
  await succeed('archiveClient', { token, params: { id: fjord }, headers: { 'If-Match': client.etag } });
  expect(statusAndBody(await send(await importBody(rows)))).toEqual(refusal('clientArchived'));
});

test('what was said of a file is remembered for files with the same header, the latest first', async () => {
  const { importAll, list } = await openDemo();
  await importAll(await importBody(rows));
  const mapping = { Tag: 'day', Kosten: 'spend_cents' };
  const german = { content_hash: 'b2'.repeat(32), headers_key: 'Tag|Kosten', mapping };
  await importAll(await importBody([importedRow('2025-12-09')], german));
  expect((await list()).mappings).toEqual([
    { headers_key: 'Tag|Kosten', mapping },
    {
      headers_key: 'Day|Campaign|Cost',
      mapping: { Day: 'day', Campaign: 'campaign', Cost: 'spend_cents' },
    },
  ]);
});

test('the arithmetic of a figure names the import and its rows, and freshness its last day', async () => {
  const { importAll, succeed, token, metrics } = await openDemo();
  const made = await importAll(await importBody(rows));
  const query = `client=${fjord}&from=2025-12-01&to=2025-12-03&figure=clicks&filters=source:${made.id}`;
  const told = await succeed('readMetricExplanation', { token, query });
  expect([told.value, told.sources, told.rows.map(({ day, source, parts }) => [day, source, parts])]).toEqual(
    [
      150,
      [
        {
          source: made.id,
          label: 'Google Ads · report.csv',
          rows: 3,
          parts: [{ name: 'clicks', value: 150 }],
        },
      ],
      days.toReversed().map((day) => [day, made.id, [{ name: 'clicks', value: 50 }]]),
    ],
  );
  const fresh = (await metrics('')).freshness.find(({ source }) => source === made.id);
  expect([fresh?.state, fresh?.data_to, fresh?.label]).toEqual([
    'ended',
    '2025-12-03',
    'Google Ads · report.csv',
  ]);
});
