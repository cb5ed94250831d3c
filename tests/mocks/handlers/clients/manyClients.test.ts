/** Tests imports, bulk changes, deletion, fees, contacts, notes and saved views of clients over HTTP. */
import { describe, expect, test } from 'vitest';
import type { SubscriptionActivated } from '#events/subscriptions/subscriptionEvents.ts';
import { morning } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const pro: SubscriptionActivated = {
  type: 'SubscriptionActivated',
  data: {
    subscriptionId: 'northlight',
    accountId: 'demoadmin',
    workspaceId: 'northlight',
    plan: 'pro',
    cycle: 'monthly',
    trialEnd: null,
    periodStart: morning,
    periodEnd: '2026-02-05T09:00:00.000Z',
    activatedAt: morning,
  },
};

const row = (index: number) => ({ name: `New ${index}`, domain: `new${index}.example`, industry: 'Retail' });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index));

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const counts = async () => (await backend.succeed('listClients', { token })).counts;
  const stackpilot = async () =>
    (await backend.succeed('readClient', { token, params: { id: 'stackpilot' } })).client;
  return { ...backend, token, counts, stackpilot };
};

describe('an import', () => {
  test('adds all of its twenty clients, with what they pay, and is taken back as a whole after everything was loaded anew', async () => {
    const { succeed, token, counts, log, world } = await openDemo();
    const before = await succeed('listClients', { token, query: 'limit=100' });
    const clients = rows(20).map((one) => ({ ...one, monthly_fee_cents: 150_000, currency: 'EUR' }));
    const { items } = await succeed('importClients', { token, body: { clients } });
    expect(items.map(({ name, contract }) => [name, contract.map((fee) => fee.monthly_fee_cents)])).toEqual(
      rows(20).map(({ name }) => [name, [150_000]]),
    );
    expect(await counts()).toEqual({ active: 28, paused: 0, archived: 0 });
    const { position } = await log.head();
    const anew = openTestBackend({ world, log });
    await anew.succeed('undoChange', { token, body: { position } });
    const after = await anew.succeed('listClients', { token, query: 'limit=100' });

    expect(after.counts).toEqual({ active: 8, paused: 0, archived: 20 });
    expect(after.items.filter(({ status }) => status !== 'archived')).toEqual(before.items);
    expect((await anew.succeed('readRevenue', { token })).items).toEqual([]);
  });

  test('gives owner, tags and the end of the contract, and refuses a row in which one is wrong', async () => {
    const { succeed, ask, token, log } = await openDemo();
    const filed = { owner_id: 'demomanager', tags: ['Key', ' key ', 'B2B'] };
    const until = { monthly_fee_cents: 90_000, contract_until: '2026-12-31' };
    const clients = [{ ...row(0), ...filed, ...until }, row(1)];
    const { items } = await succeed('importClients', { token, body: { clients } });
    const { position } = await log.head();
    await succeed('undoChange', { token, body: { position } });
    const wrong = [
      { ...row(2), owner_id: 'nobody', contract_until: '2026-12-31' },
      { ...row(3), ...until, contract_until: '2025-12-31', tags: ['x'.repeat(31)] },
    ];

    expect(items.map(({ owner_id, tags, contract }) => [owner_id, tags, contract[0]?.until])).toEqual([
      ['demomanager', ['Key', 'B2B'], '2026-12-31'],
      [null, [], undefined],
    ]);
    expect((await succeed('readClient', { token, params: { id: items[0]?.id ?? '' } })).client).toMatchObject(
      {
        status: 'archived',
        owner_id: null,
        tags: [],
      },
    );
    expect(statusAndBody(await ask('importClients', { token, body: { clients: wrong } }))).toEqual(
      refusal('invalid', {
        errors: {
          'clients.0.owner_id': 'Choose someone from your team',
          'clients.0.contract_until': 'A contract end needs a fee',
          'clients.1.tags': 'A tag must be at most 30 characters long',
          'clients.1.contract_until': 'Must not be before the first day',
        },
      }),
    );
  });

  test('over the plan’s limit adds nothing [S9.2]', async () => {
    const { ask, token, counts, log, world, appendedBy } = await openDemo();
    await appendFacts(log, world, [pro]);
    const appended = await appendedBy(async () => {
      expect(statusAndBody(await ask('importClients', { token, body: { clients: rows(18) } }))).toEqual(
        refusal('limitReached', { limit: 25, used: 8, plan: 'pro', neededPlan: 'enterprise' }),
      );
    });
    expect([appended, (await counts()).active]).toEqual([[], 8]);
    expect((await ask('importClients', { token, body: { clients: rows(17) } })).status).toBe(201);
  });

  test('with a row that is wrong or taken adds nothing and reports which', async () => {
    const { ask, token, counts } = await openDemo();
    const wrong = [row(0), { ...row(1), name: ' ', monthly_fee_cents: -1 }];
    expect(statusAndBody(await ask('importClients', { token, body: { clients: wrong } }))).toEqual(
      refusal('invalid', {
        errors: {
          'clients.1.name': 'Name is required',
          'clients.1.monthly_fee_cents': 'Must not be negative',
        },
      }),
    );
    const taken = [row(0), { ...row(1), domain: 'stackpilot.example' }];
    expect(statusAndBody(await ask('importClients', { token, body: { clients: taken } }))).toEqual(
      refusal('domainTaken'),
    );
    expect((await counts()).active).toBe(8);
  });
});

describe('a change of many clients', () => {
  test('reports what became of each row', async () => {
    const { succeed, token, counts, stackpilot } = await openDemo();
    const { etag } = await stackpilot();
    const clients = [{ id: 'stackpilot', etag }, { id: 'nobody' }, { id: 'stackpilot' }];
    const { rows: told } = await succeed('changeClients', { token, body: { act: 'archive', clients } });
    expect(told.map(({ id, result }) => [id, result])).toEqual([
      ['stackpilot', 'changed'],
      ['nobody', 'notFound'],
    ]);
    expect(await counts()).toEqual({ active: 7, paused: 0, archived: 1 });
    const stale = [{ id: 'stackpilot', etag }];
    const again = await succeed('changeClients', { token, body: { act: 'restore', clients: stale } });
    expect(again.rows[0]?.result).toBe('staleVersion');
  });

  test('deletes them only by typed words that say how many, and one undo brings all back', async () => {
    const { ask, succeed, token, counts, log } = await openDemo();
    const remove = { act: 'delete', clients: [{ id: 'stackpilot' }, { id: 'fjordandfoam' }] } as const;
    const refused = await Promise.all(
      [undefined, 'delete 3 clients'].map(async (typed) =>
        statusAndBody(await ask('changeClients', { token, body: { ...remove, ...(typed && { typed }) } })),
      ),
    );
    const wrong = refusal('invalid', { errors: { typed: 'Type “delete 2 clients”' } });
    expect(refused).toEqual([wrong, wrong]);
    await succeed('changeClients', { token, body: { ...remove, typed: 'Delete 2 clients' } });
    const gone = await counts();
    await succeed('undoChange', { token, body: { position: (await log.head()).position } });
    expect([gone, await counts()]).toEqual([
      { active: 6, paused: 0, archived: 0 },
      { active: 8, paused: 0, archived: 0 },
    ]);
  });

  test('gives clients to the agency’s own people only', async () => {
    const { ask, succeed, token, stackpilot } = await openDemo();
    const assign = { act: 'assign', clients: [{ id: 'stackpilot' }] } as const;
    expect((await ask('changeClients', { token, body: { ...assign, owner_id: 'democlient' } })).status).toBe(
      422,
    );
    await succeed('changeClients', { token, body: { ...assign, owner_id: 'demomanager' } });
    expect((await stackpilot()).owner_id).toBe('demomanager');
  });
});

describe('a client', () => {
  test('is deleted by its name and the version that was read, and comes back', async () => {
    const { ask, succeed, token, counts, stackpilot } = await openDemo();
    const { etag } = await stackpilot();
    const call = { token, params: { id: 'stackpilot' } };
    const headers = { 'If-Match': etag };
    expect(statusAndBody(await ask('deleteClient', { ...call, headers, body: { name: 'stack' } }))).toEqual(
      refusal('nameDiffers'),
    );
    expect(statusAndBody(await ask('deleteClient', { ...call, body: { name: 'Stackpilot' } }))).toEqual(
      refusal('versionRequired'),
    );
    expect((await ask('deleteClient', { ...call, headers, body: { name: 'Stackpilot' } })).status).toBe(204);
    expect([await counts(), statusAndBody(await ask('readClient', call))]).toEqual([
      { active: 7, paused: 0, archived: 0 },
      refusal('notFound'),
    ]);
    await succeed('restoreClient', call);
    expect((await counts()).active).toBe(8);
  });

  test('that is deleted comes back as it was by Undo, also after everything was loaded anew', async () => {
    const { succeed, token, log, world, stackpilot } = await openDemo();
    const { etag, ...before } = await stackpilot();
    const params = { id: 'stackpilot' };
    const deletion = { headers: { 'If-Match': etag }, body: { name: 'Stackpilot' } };
    await succeed('deleteClient', { token, params, ...deletion });
    const { position } = await log.head();
    const anew = openTestBackend({ world, log });
    await anew.succeed('undoChange', { token, body: { position } });
    const { etag: later, ...after } = (await anew.succeed('readClient', { token, params })).client;

    expect(after).toEqual({ ...before, updated_at: after.updated_at });
    expect(later).not.toBe(etag);
  });

  test('pays a fee that counts as revenue until it is taken back', async () => {
    const { succeed, token, stackpilot } = await openDemo();
    const params = { id: 'stackpilot' };
    const before = await stackpilot();
    const body = { monthly_fee_cents: 90_000, currency: 'USD', from: '2026-01-01', reason: 'start' };
    const headers = { 'If-Match': before.etag };
    const { client } = await succeed('changeContract', { token, params, headers, body });
    const [revenue] = (await succeed('readRevenue', { token })).items;
    expect([revenue?.mrr_cents, revenue?.arr_cents, revenue?.paying_clients]).toEqual([90_000, 1_080_000, 1]);
    const kept = [{ clients: 1, cents: 90_000, is_running: true }];
    expect(revenue?.cohorts).toEqual([{ from: '2026-01-01', clients: 1, start_cents: 90_000, kept }]);
    await succeed('withdrawContract', {
      token,
      params: { ...params, change: String(client.contract[0]?.id) },
      headers: { 'If-Match': client.etag },
    });
    expect((await succeed('readRevenue', { token })).items).toEqual([]);
  });

  test('keeps the contract end of a fee through taking it back and undoing that', async () => {
    const { succeed, token, stackpilot, log } = await openDemo();
    const params = { id: 'stackpilot' };
    const fee = { monthly_fee_cents: 90_000, currency: 'USD', from: '2026-01-01', reason: 'start' };
    const body = { ...fee, until: '2026-12-31' };
    const headers = { 'If-Match': (await stackpilot()).etag };
    const { client } = await succeed('changeContract', { token, params, headers, body });
    await succeed('withdrawContract', {
      token,
      params: { ...params, change: String(client.contract[0]?.id) },
      headers: { 'If-Match': client.etag },
    });
    await succeed('undoChange', { token, body: { position: (await log.head()).position } });
    expect((await stackpilot()).contract.map(({ until }) => until)).toEqual(['2026-12-31']);
  });

  test('has contacts and notes that its own people do not see', async () => {
    const { ask, succeed, token, demo } = await openDemo();
    const people = (await demo('client')).session.token;
    const { client } = await succeed('readWorkspace', { token: people });
    const id = String(client?.id);
    await succeed('addClientContact', { token, params: { id }, body: { name: ' Jo ' } });
    await succeed('addClientNote', { token, params: { id }, body: { text: 'Careful' } });
    const record = await succeed('readClientRecord', { token, query: `client=${id}` });
    expect([record.contacts.map(({ name }) => name), record.notes.map(({ text }) => text)]).toEqual([
      ['Jo'],
      ['Careful'],
    ]);
    expect((await ask('readClientRecord', { token: people, query: `client=${id}` })).status).toBe(403);
    const { items } = await succeed('listEvents', { token: people, query: 'limit=500' });
    expect(items.filter(({ type }) => /^Client(?:Note|Contact)/.test(type))).toEqual([]);
  });

  test('pays a fee of which its own people learn nothing, by whatever is open to them', async () => {
    const { ask, succeed, token, demo } = await openDemo();
    const people = (await demo('client')).session.token;
    const id = String((await succeed('readWorkspace', { token: people })).client?.id);
    const [{ etag } = { etag: '' }] = (await succeed('listClients', { token })).items.filter(
      (client) => client.id === id,
    );
    const body = { monthly_fee_cents: 123_457, currency: 'EUR', from: '2026-01-01', reason: 'start' };
    await succeed('changeContract', { token, params: { id }, headers: { 'If-Match': etag }, body });
    const closed = await Promise.all(
      (['listClients', 'readRevenue', 'readClientRecord'] as const).map(
        async (name) => (await ask(name, { token: people, query: `client=${id}` })).status,
      ),
    );
    const told = await Promise.all([
      succeed('listEvents', { token: people, query: 'limit=500' }),
      succeed('listHistory', { token: people, query: 'limit=500' }),
      succeed('readWorkspace', { token: people }),
    ]);

    expect(closed).toEqual([403, 403, 403]);
    expect(JSON.stringify(told)).not.toMatch(/123[_,]?457|ClientContract|contract/i);
  });
});

test('a saved view is its owner’s alone', async () => {
  const { ask, succeed, token, demo } = await openDemo();
  const other = (await demo('manager')).session.token;
  const body = { page: 'clients', name: 'Mine', query: 'owner=me' };
  const { view } = await succeed('createSavedView', { token, body });
  const call = { params: { id: view.id }, headers: { 'If-Match': view.etag }, body: { name: 'Ours' } };
  expect(statusAndBody(await ask('renameSavedView', { ...call, token: other }))).toEqual(refusal('notFound'));
  await succeed('renameSavedView', { ...call, token });
  const names = async (by: string) =>
    (await succeed('listSavedViews', { token: by })).items.map(({ name }) => name);
  expect([await names(token), await names(other)]).toEqual([['Ours'], []]);
});
