/** Tests API keys and their calls: access, metering, and the 429 at the plan's monthly limit. */
import { describe, expect, test } from 'vitest';
import { keyReadings } from '#domain/apiKeys/apiKeyRules.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { batchOfCalls } from '#mocks/apiKeys/callLedger.ts';
import { keySecretName } from '#mocks/apiKeys/keyCaller.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { neededQuery } from '#tests/support/neededQuery.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

const month = '2026-01';

/** Nora on the trial of Pro, which has 100,000 calls a month, with an API key. */
const openWithKey = async (options: Parameters<typeof openTestBackend>[0] = {}) => {
  const backend = openTestBackend(options);
  const { session, profile } = await backend.signUp(nora);
  await backend.succeed('startTrial', { token: session.token });
  const made = await backend.succeed('makeApiKey', { token: session.token, body: { name: ' Export ' } });
  const workspaceId = (await backend.succeed('readWorkspace', { token: session.token })).workspace.id;
  const { token } = session;
  const used = async () =>
    (await backend.succeed('readUsage', { token })).items.find(({ resource }) => resource === 'api_calls');
  return { ...backend, token, profile, workspaceId, key: made.key, secret: made.secret, used };
};

type WithKey = Awaited<ReturnType<typeof openWithKey>>;

const usedUp = (
  { log, world, workspaceId, key }: Pick<WithKey, 'log' | 'world' | 'workspaceId' | 'key'>,
  calls: number,
) => {
  const at = new Date(world.clock.now()).toISOString();
  const data = {
    workspaceId,
    keyId: key.id,
    name: key.name,
    calls,
    month,
    firstAt: at,
    lastAt: at,
    countedAt: at,
  };
  return appendFacts(log, world, [{ type: 'ApiCallsCounted', data }]);
};

const callTimes = async ({ ask, secret }: Pick<TestBackend, 'ask'> & { secret: string }, times: number) => {
  for (let call = 0; call < times; call += 1) await ask('listClients', { token: secret });
};

describe('an API key', () => {
  test('reports its secret once; no event, list or vault name holds it', async () => {
    const { key, secret, token, succeed, events, log, profile } = await openWithKey();
    const { items } = await succeed('listApiKeys', { token });
    const told = JSON.stringify(await events());

    expect(key).toEqual({
      id: key.id,
      name: 'Export',
      hint: secret.slice(-4),
      made_by: profile.id,
      made_at: '2026-01-05T09:00:00.000Z',
      revoked_at: null,
      ends_at: null,
      last_used_at: null,
      calls_this_month: 0,
    });
    expect(items).toEqual([key]);
    expect(secret).toMatch(/^alk_[\w-]{32}$/);
    expect(told.includes(secret)).toBe(false);
    expect(await log.vault.get(keySecretName(secret))).toEqual({
      keyId: key.id,
      workspaceId: expect.any(String),
    });
  });

  test('reads what the contract opens to keys, as its maker reads it, and nothing else', async () => {
    const { ask, secret, token } = await openWithKey();
    const isOpen = (name: string) => keyReadings.some((one) => one === name);
    const others = new Map<string, number>();
    for (const name of Object.keys(paths) as EndpointName[]) {
      if (name === 'streamEvents' || name === 'paymentProvider') continue;
      const query = new URLSearchParams(neededQuery(name)).toString();
      const call = { params: { id: 'none', change: 'none', provider: 'google' }, query };
      const body = paths[name][0] === 'GET' ? {} : { body: {} };
      const reply = await ask(name, { ...call, ...body, token: secret });
      if (!isOpen(name)) {
        others.set(name, reply.status);
        continue;
      }
      expect(statusAndBody(reply)).toEqual(statusAndBody(await ask(name, { ...call, token })));
    }

    expect([...others].filter(([, status]) => status < 400).map(([name]) => name)).toEqual([
      'listPlans',
      'readOpenApi',
    ]);
    expect(statusAndBody(await ask('addClient', { token: secret, body: { name: 'Acme' } }))).toEqual(
      refusal('notForKeys'),
    );
    expect(statusAndBody(await ask('readBilling', { token: secret }))).toEqual(refusal('notForKeys'));
  });

  test('that is revoked opens nothing, and works again when that is undone', async () => {
    const { ask, succeed, secret, token, key, log } = await openWithKey();
    await ask('revokeApiKey', { token, params: { id: key.id } });
    const refused = await ask('listClients', { token: secret });
    const { position } = await log.head();
    await succeed('undoChange', { token, body: { position } });

    expect(statusAndBody(refused)).toEqual(refusal('sessionMissing'));
    expect((await ask('listClients', { token: secret })).status).toBe(200);
  });

  test('of a member whose access is paused opens nothing until they are back', async () => {
    const { ask, demo, seed, succeed } = openTestBackend();
    await seed();
    const admin = (await demo('admin')).session.token;
    const manager = (await demo('manager')).session.token;
    const { secret } = await succeed('makeApiKey', { token: manager, body: { name: 'Export' } });
    const asked = async () => (await ask('listClients', { token: secret })).status;
    const statuses = [await asked()];
    await succeed('startSimulation', { token: admin, body: { plan_name: 'starter' } });
    statuses.push(await asked());
    await succeed('endSimulation', { token: admin });
    statuses.push(await asked());

    expect(statuses).toEqual([200, 401, 200]);
  });

  test('is made with a name', async () => {
    const { ask, token } = await openWithKey();

    expect((await ask('makeApiKey', { token, body: { name: '  ' } })).body).toMatchObject({
      errors: { name: 'Name is required' },
    });
  });
});

describe('calls with a key', () => {
  test('count one by one on the meter, and what the pages read does not', async () => {
    const { ask, succeed, token, used, ...rest } = await openWithKey();
    await callTimes({ ask, ...rest }, 3);
    await ask('listClients', { token });
    await ask('readMetrics', { token: rest.secret, query: 'from=x' });

    expect(await used()).toEqual({
      resource: 'api_calls',
      used: 3,
      limit: 100_000,
      resets_at: '2026-02-01T00:00:00.000Z',
      aside: 0,
      pace: { days: [0, 0, 0, 0, 3], projected: 3, reached_on: null },
    });
    expect((await succeed('listApiKeys', { token })).items[0]).toMatchObject({
      calls_this_month: 3,
      last_used_at: '2026-01-05T09:00:00.000Z',
    });
  });

  test('go into the log in batches, each with what it counts', async () => {
    const open = await openWithKey();
    const { appendedBy, succeed, token, used, key } = open;
    const events = await appendedBy(() => callTimes(open, batchOfCalls + 20));
    const { items } = await succeed('listCounted', { token, query: 'resource=api_calls' });

    expect(events.map(({ type, actor, data }) => [type, actor, data])).toEqual([
      [
        'ApiCallsCounted',
        { kind: 'system', id: 'api' },
        {
          workspaceId: open.workspaceId,
          keyId: key.id,
          name: 'Export',
          calls: batchOfCalls,
          month,
          firstAt: '2026-01-05T09:00:00.000Z',
          lastAt: '2026-01-05T09:00:00.000Z',
          countedAt: '2026-01-05T09:00:00.000Z',
        },
      ],
    ]);
    expect((await used())?.used).toBe(batchOfCalls + 20);
    expect(items.map(({ count, position }) => [count, position])).toEqual([
      [20, null],
      [batchOfCalls, events[0]?.position],
    ]);
  });

  test('that come together are each counted, and never one more than the plan has', async () => {
    const open = await openWithKey();
    await usedUp(open, 99_990);
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => open.ask('listClients', { token: open.secret })),
    );

    expect(replies.filter(({ status }) => status === 200).length).toBe(10);
    expect(replies.filter(({ status }) => status === 429).length).toBe(15);
    expect((await open.used())?.used).toBe(100_000);
  });

  test('are refused with 429 at the quota, with when to come back, while the pages go on', async () => {
    const open = await openWithKey();
    const { ask, secret, token, world } = open;
    await usedUp(open, 99_999);
    const last = await open.open('listClients', { token: secret });
    const over = await open.open('listClients', { token: secret });
    const seconds = String(26 * 86_400 + 15 * 3_600);

    expect(last.headers.get('RateLimit-Remaining')).toBe('0');
    expect([over.status, over.headers.get('Retry-After'), over.headers.get('RateLimit-Reset')]).toEqual([
      429,
      seconds,
      seconds,
    ]);
    expect(statusAndBody(await ask('listClients', { token: secret }))).toEqual(
      refusal('quotaExceeded', { limit: 100_000, used: 100_000, plan: 'pro', neededPlan: 'enterprise' }),
    );
    expect((await ask('listClients', { token })).status).toBe(200);
    world.clock.advanceTo(Date.parse('2026-02-01T00:00:00Z'));
    expect((await ask('listClients', { token: secret })).status).toBe(200);
    expect((await open.used())?.used).toBe(1);
  });

  test('of a demo agency that is seen as Starter are over, and are answered again with its own plan', async () => {
    const { seed, demo, succeed, ask, log, world } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    const { key, secret } = await succeed('makeApiKey', { token, body: { name: 'Mine' } });
    const workspaceId = (await succeed('readWorkspace', { token })).workspace.id;
    await usedUp({ log, world, workspaceId, key }, 12_000);
    const statuses = [(await ask('listGoals', { token: secret })).status];
    await succeed('startSimulation', { token, body: { plan_name: 'starter' } });
    statuses.push((await ask('listGoals', { token: secret })).status);
    await succeed('endSimulation', { token });
    statuses.push((await ask('listGoals', { token: secret })).status);

    expect(statuses).toEqual([200, 429, 200]);
  });
});
