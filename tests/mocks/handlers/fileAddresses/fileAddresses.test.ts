/** Tests files that are fetched from an address: what changed is imported, and each fetch is a step of its history. */
import { expect, test, vi } from 'vitest';
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { fetchDue } from '#mocks/fileAddresses/fetchDue.ts';
import type { FetchedFile } from '#mocks/http/context.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { importBody, importedRow } from '#tests/support/importBody.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const address = 'https://files.harbor.example/figures.csv';
const hour = 3_600_000;
const day = 24 * hour;

const csv = (...rows: readonly string[]): FetchedFile => ({
  ok: true,
  bytes: new TextEncoder().encode(['Date,Channel,Sessions,Conversions', ...rows].join('\n')),
});

const first = csv('2026-01-02,Email,10,1', '2026-01-02,Organic search,5,0', '2026-01-03,Email,7,2');

const open = async (file: FetchedFile, hasServer = true) => {
  const served = { file, asked: [] as string[] };
  const fetchFile = (asked: string) => {
    served.asked.push(asked);
    return Promise.resolve(served.file);
  };
  const backend = openTestBackend(hasServer ? { fetchFile } : {});
  const { session } = await backend.signUp(nora);
  const { token } = session;
  await backend.succeed('startTrial', { token });
  const { client } = await backend.succeed('addClient', {
    token,
    body: { name: 'Harbor', domain: 'harbor.example', industry: 'Retail' },
  });
  const body = { name: ' Sheet of Harbor ', address, client_id: client.id, every: 'day' } as const;
  const add = async (): Promise<FileAddressItem> =>
    (await backend.succeed('addFileAddress', { token, body })).file_address;
  const fetchNow = async (id: string): Promise<FileAddressItem> => {
    backend.world.clock.advance(10_000);
    return (await backend.succeed('fetchFileAddress', { token, params: { id } })).file_address;
  };
  const sessions = async () => {
    const query = `from=2026-01-01&to=2026-01-04&client=${client.id}`;
    return (await backend.succeed('readMetrics', { token, query })).totals.sessions;
  };
  const imports = async () =>
    (await backend.succeed('listImports', { token, params: { id: client.id } })).items;
  const { log, world } = backend;
  const readModel = createReadModel(log, world.trace);
  const workspaceId = (await backend.succeed('readWorkspace', { token })).workspace.id;
  const settle = () => fetchDue({ log, world, readModel, fetchFile }, workspaceId);
  return { ...backend, token, client, body, served, add, fetchNow, sessions, imports, settle };
};

const outcomes = ({ fetches }: FileAddressItem) =>
  fetches.map(({ outcome, rows, problem }) => [outcome, rows, problem]);

test('only days and channels that changed are imported, and each fetch is a step', async () => {
  const { add, fetchNow, served, sessions, imports } = await open(first);
  const { id } = await add();
  expect(outcomes(await fetchNow(id))).toEqual([['imported', 3, null]]);
  expect([await sessions(), (await imports()).map(({ file_name }) => file_name), served.asked]).toEqual([
    22,
    ['Sheet of Harbor'],
    [address],
  ]);
  expect(outcomes(await fetchNow(id))[0]).toEqual(['unchanged', 0, null]);
  served.file = csv('2026-01-02,Email,12,1', '2026-01-02,Organic search,5,0', '2026-01-03,Email,7,2');
  expect(outcomes(await fetchNow(id))[0]).toEqual(['imported', 1, null]);
  expect([await sessions(), (await imports()).map(({ rows }) => rows)]).toEqual([24, [1, 3]]);
});

test('a server fetches what is due, appends it once, and a failure again after an hour', async () => {
  const { add, settle, served, succeed, token, world, sessions } = await open(first);
  await add();
  const listed = async () => {
    const { items, on_schedule } = await succeed('listFileAddresses', { token });
    return [on_schedule, items.map((one) => [...outcomes(one), one.fetches[0]?.by, one.next_at])];
  };
  await Promise.all([settle(), settle()]);
  expect(await listed()).toEqual([true, [[['imported', 3, null], null, '2026-01-06T09:00:00.000Z']]]);
  expect(await sessions()).toBe(22);
  await settle();
  expect(served.asked.length).toBe(2);
  served.file = { ok: false, problem: 'The address answers with status 500.' };
  world.clock.advance(day);
  await settle();
  const failed = ['failed', 0, 'The address answers with status 500.'];
  expect(await listed()).toEqual([true, [[failed, ['imported', 3, null], null, '2026-01-06T10:00:00.000Z']]]);
  world.clock.advance(hour - 1);
  await settle();
  expect(served.asked.length).toBe(3);
  world.clock.advance(1);
  await settle();
  expect(served.asked.length).toBe(4);
});

test('a file that people have to decide about says so, and is read by the choices of an import by hand', async () => {
  const wanted = csv('2026-01-02,Somewhere,10,1');
  const { add, fetchNow, succeed, token, client, sessions } = await open(wanted);
  const { id } = await add();
  expect(outcomes(await fetchNow(id))).toEqual([
    [
      'failed',
      0,
      'The channel of some rows is unknown. Import the file once by hand under Sources of the client: its choices are remembered.',
    ],
  ]);
  const { readImport } = await import('#domain/imports/platform/readImport.ts');
  const { noChoices } = await import('#domain/imports/platform/importReading.ts');
  const work = readImport(wanted.ok ? wanted.bytes : new Uint8Array(), noChoices, {
    today: '2026-01-05',
    currency: 'USD',
  });
  let step = work.next();
  while (step.done !== true) step = work.next();
  const { headersKey, columns } = step.value.reading;
  const mapping = Object.fromEntries([
    ...columns.map(({ key, role }) => [`column:${key}`, role]),
    ['channel:Somewhere', 'email'],
  ]);
  const body = await importBody([importedRow('2025-12-01')], { headers_key: headersKey, mapping });
  await succeed('importRows', { token, params: { id: client.id }, body });
  expect(outcomes(await fetchNow(id))[0]).toEqual(['imported', 1, null]);
  expect(await sessions()).toBe(10);
});

test('files without figures fail in words, and nothing is imported', async () => {
  const { add, fetchNow, served, imports } = await open(csv());
  const { id } = await add();
  const words: unknown[] = [];
  for (const text of ['Date,Channel,Sessions', 'hello', '', 'Date,Channel,Sessions\n02/03/2025,Email,4']) {
    served.file = { ok: true, bytes: new TextEncoder().encode(text) };
    words.push(outcomes(await fetchNow(id))[0]?.[2]);
  }
  expect(words).toEqual([
    'The report is empty: it has headers and no rows. Choose other days or other campaigns, and export it again.',
    'There is no table in the file: no line of headers with rows of figures below it.',
    'The file is empty.',
    'The days can be read in two ways. Write them as 2026-01-31.',
  ]);
  expect(await imports()).toEqual([]);
});

test('addresses that a server must not ask are refused, as are a foreign client and the fifty-first', async () => {
  const { ask, token, body } = await open(first);
  const errorsOf = async (more: object) =>
    Object(statusAndBody(await ask('addFileAddress', { token, body: { ...body, ...more } })).body).errors;
  expect(await errorsOf({ address: 'https://127.0.0.1/', name: ' ' })).toEqual({
    name: 'Name is required',
    address: 'Must name a public host such as files.example.com',
  });
  expect(await errorsOf({ client_id: 'nobody' })).toEqual({ client_id: 'No such client' });
  for (let count = 0; count < 50; count += 1) await ask('addFileAddress', { token, body });
  expect(await errorsOf({})).toEqual({ address: 'A workspace has at most 50' });
});

test('an address is changed, removed and restored, is not fetched meanwhile, nor twice in ten seconds', async () => {
  const { add, ask, succeed, token, settle, served, fetchNow } = await open(first);
  const one = await add();
  const params = { id: one.id };
  const changed = await succeed('changeFileAddress', {
    token,
    params,
    body: { every: 'hour', name: 'Other' },
    headers: { 'If-Match': one.etag },
  });
  expect([changed.file_address.every, changed.file_address.name]).toEqual(['hour', 'Other']);
  const { etag } = await fetchNow(one.id);
  expect((await ask('fetchFileAddress', { token, params })).status).toBe(429);
  await ask('removeFileAddress', { token, params, headers: { 'If-Match': etag } });
  served.asked.length = 0;
  await settle();
  expect(statusAndBody(await ask('fetchFileAddress', { token, params }))).toEqual(refusal('notFound'));
  expect([served.asked, (await succeed('listFileAddresses', { token })).total]).toEqual([[], 0]);
  await succeed('restoreFileAddress', { token, params });
  expect((await succeed('listFileAddresses', { token })).total).toBe(1);
});

test('a browser fetches when a person asks, and says in words what it may not read', async () => {
  const { add, fetchNow, succeed, token } = await open(first, false);
  const { id } = await add();
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  asked.mockResolvedValueOnce(new Response(null, { status: 404 }));
  asked.mockResolvedValueOnce(new Response(new Uint8Array(10 * 1_024 * 1_024 + 1)));
  asked.mockResolvedValueOnce(new Response(first.ok ? new Uint8Array(first.bytes) : null));
  for (let count = 0; count < 4; count += 1) await fetchNow(id);
  vi.unstubAllGlobals();
  const { items, on_schedule } = await succeed('listFileAddresses', { token });
  expect([on_schedule, items[0]?.next_at, items.flatMap(outcomes)]).toEqual([
    false,
    null,
    [
      ['imported', 3, null],
      ['failed', 0, 'The file is larger than 10 MB.'],
      ['failed', 0, 'The address answers with status 404.'],
      [
        'failed',
        0,
        'The browser may not read this address (CORS, or the content policy of this page). A server can: npm run host.',
      ],
    ],
  ]);
});
