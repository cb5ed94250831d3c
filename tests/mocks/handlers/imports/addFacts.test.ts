/** Tests figures that a program sends with an API key: each row counts once, whatever is sent again. */
import { expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

type Row = {
  readonly day: string;
  readonly channel: 'paid_search' | 'email';
  readonly campaign?: string;
  readonly measures: { readonly sessions?: number; readonly clicks?: number };
};

const row = (sessions: number, more: Partial<Row> = {}): Row => ({
  day: '2026-01-02',
  channel: 'email',
  campaign: 'Newsletter',
  measures: { sessions },
  ...more,
});

const openWithKey = async () => {
  const backend = openTestBackend();
  const { session } = await backend.signUp(nora);
  const { token } = session;
  await backend.succeed('startTrial', { token });
  const { key, secret } = await backend.succeed('makeApiKey', { token, body: { name: 'Nightly' } });
  const { client } = await backend.succeed('addClient', {
    token,
    body: { name: 'Harbor', domain: 'harbor.example', industry: 'Retail' },
  });
  const call = (rows: readonly Row[], client_id = client.id) =>
    backend.ask('addFacts', { token: secret, body: { client_id, rows: [...rows] } });
  const send = async (...rows: readonly Row[]) =>
    backend.succeed('addFacts', { token: secret, body: { client_id: client.id, rows: [...rows] } });
  const sessions = async () => {
    const query = `from=2026-01-01&to=2026-01-04&client=${client.id}`;
    const reply = await backend.succeed('readMetrics', { token, query });
    return reply.totals.sessions;
  };
  const imports = async () =>
    (await backend.succeed('listImports', { token, params: { id: client.id } })).total;
  return { ...backend, token, key, call, send, sessions, imports };
};

test('rows count once however often they are sent, and a row that is sent anew replaces the earlier one', async () => {
  const { send, sessions, imports } = await openWithKey();
  const first = await send(row(10), row(5, { campaign: 'Offer' }), row(7, { day: '2026-01-03' }));
  expect([first.accepted, first.import_id === null, await sessions()]).toEqual([3, false, 22]);
  expect(await send(row(10), row(7, { day: '2026-01-03' }))).toEqual({ accepted: 2, import_id: null });
  expect([await sessions(), await imports()]).toEqual([22, 1]);
  await send(row(11));
  expect(await sessions()).toBe(23);
  await send(row(100, { campaign: 'Spring' }), row(1, { channel: 'paid_search' }));
  expect([await sessions(), await imports()]).toEqual([124, 3]);
});

test('two programs that send at once lose no row of each other', async () => {
  const { send, sessions } = await openWithKey();
  await Promise.all([send(row(10)), send(row(5, { campaign: 'Offer' }))]);
  expect(await sessions()).toBe(15);
});

test('rows that cannot count are refused with their place, and nothing is added', async () => {
  const { call, sessions, imports } = await openWithKey();
  const errorsOf = async (...rows: readonly Row[]) => Object(statusAndBody(await call(rows)).body).errors;
  expect(await errorsOf(row(1), row(2))).toEqual({
    'rows.1': 'Has the key of an earlier row of this request',
  });
  expect(await errorsOf(row(1, { day: '2026-02-30' }))).toEqual({
    'rows.0.day': 'Must be a day such as 2026-01-31',
  });
  expect((await call([row(1, { day: '2026-01-05' })])).status).toBe(422);
  expect((await call([row(1, { measures: {} })])).status).toBe(422);
  expect((await call([row(-1)])).status).toBe(422);
  expect((await call([row(1)], 'nobody')).status).toBe(422);
  expect([await sessions(), await imports()]).toEqual([null, 0]);
});

test('a key beyond the calls of its month is refused with the time to wait', async () => {
  const { log, world, token, key, succeed, call } = await openWithKey();
  const workspaceId = (await succeed('readWorkspace', { token })).workspace.id;
  const at = new Date(world.clock.now()).toISOString();
  const month = { month: at.slice(0, 7), firstAt: at, lastAt: at, countedAt: at };
  const data = { workspaceId, keyId: key.id, name: key.name, calls: 100_000, ...month };
  expect((await call([row(1)])).headers.get('RateLimit-Remaining')).toBe('99999');
  await appendFacts(log, world, [{ type: 'ApiCallsCounted', data }]);
  const refused = await call([row(2)]);
  expect(statusAndBody(refused)).toMatchObject(refusal('quotaExceeded'));
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});
