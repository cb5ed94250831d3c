/** Tests the clients of an agency over HTTP. */
import { describe, expect, test } from 'vitest';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { SubscriptionActivated } from '#events/subscriptions/subscriptionEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

const acme = { name: 'Acme', domain: 'acme.example', industry: 'Retail' };

const starter: SubscriptionActivated = {
  type: 'SubscriptionActivated',
  data: {
    subscriptionId: 'northlight',
    accountId: 'demoadmin',
    workspaceId: 'northlight',
    plan: 'starter',
    cycle: 'monthly',
    trialEnd: null,
    periodStart: morning,
    periodEnd: '2026-02-05T09:00:00.000Z',
    activatedAt: morning,
  },
};

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  return { ...backend, token };
};

const addAcme = async ({ succeed, token }: Pick<TestBackend, 'succeed'> & { token: string }) =>
  (await succeed('addClient', { token, body: acme })).client;

const item = (client: ClientItem): ClientItem => ({
  ...acme,
  id: client.id,
  time_zone: 'UTC',
  sample: false,
  status: 'active',
  owner_id: null,
  tags: [],
  contract: [],
  lifetime: null,
  paused_at: null,
  created_at: morning,
  updated_at: morning,
  archived_at: null,
  merged_into: null,
  logo_id: null,
  etag: '"r8"',
});

describe('clients', () => {
  test('are listed in the order of adding, with how many there are', async () => {
    const { succeed, token } = await openDemo();
    const { items, ...rest } = await succeed('listClients', { token });

    expect([items.map(({ name }) => name), rest]).toEqual([
      [
        'Fjord & Foam',
        'Stackpilot',
        'Maple Street Clinic',
        'Openloft Academy',
        'Voltride Motors',
        'Brightdoor Homes',
        'Palmroute Travel',
        'Salt & Ember',
      ],
      { next_cursor: null, total: 8, counts: { active: 8, paused: 0, archived: 0 } },
    ]);
    expect(items.every(({ sample }) => sample)).toBe(true);
  });

  test('are searched by name, domain and industry, and come in pages', async () => {
    const { succeed, token } = await openDemo();
    const found = await succeed('listClients', { token, query: 'q=VOLT' });
    const first = await succeed('listClients', { token, query: 'limit=3' });
    const second = await succeed('listClients', { token, query: `limit=3&cursor=${first.next_cursor}` });

    expect([found.items.map(({ name }) => name), found.total, found.counts]).toEqual([
      ['Voltride Motors'],
      1,
      { active: 8, paused: 0, archived: 0 },
    ]);
    expect(second.items.map(({ name }) => name)).toEqual([
      'Openloft Academy',
      'Voltride Motors',
      'Brightdoor Homes',
    ]);
  });

  test('are added with an owner and tags at once, and undone at once', async () => {
    const { succeed, ask, token, log } = await openDemo();
    const body = { ...acme, owner_id: 'demomanager', tags: ['Key', 'key', ' B2B '] };
    const { client } = await succeed('addClient', { token, body });
    const { position } = await log.head();
    const { types } = await succeed('undoChange', { token, body: { position } });

    expect([client.owner_id, client.tags]).toEqual(['demomanager', ['Key', 'B2B']]);
    expect(types).toEqual(['ClientTagsChanged', 'ClientOwnerAssigned', 'ClientArchived']);
    expect(statusAndBody(await ask('addClient', { token, body: { ...acme, owner_id: 'nobody' } }))).toEqual(
      refusal('invalid', { errors: { owner_id: 'Choose someone from your team' } }),
    );
  });

  test('are added as an event about the workspace and the client, with the domain in one spelling', async () => {
    const { ask, appendedBy, token } = await openDemo();
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => {
      const body = { ...acme, name: ' Acme ', domain: 'https://www.ACME.example/' };
      const reply = await ask('addClient', { token, body });
      replies.push(reply.status, reply.headers.get('ETag'), reply.body);
    });
    const clientId = String(Object(appended[0]?.data).clientId);

    expect(replies).toEqual([201, '"r8"', { client: item({ id: clientId } as ClientItem) }]);
    expect(factsOf(appended)).toEqual([
      {
        stream: 'clients-northlight',
        revision: 8,
        type: 'ClientAdded',
        schemaVersion: 1,
        occurredAt: morning,
        actor: { kind: 'account', id: 'demoadmin', role: 'admin' },
        tags: ['workspace:northlight', `client:${clientId}`],
        causationId: null,
        data: { clientId, workspaceId: 'northlight', ...acme, sample: false, addedAt: morning },
      },
    ]);
  });

  test('are added once for each Idempotency-Key', async () => {
    const { ask, appendedBy, token } = await openDemo();
    const appended = await appendedBy(async () => {
      const call = { token, body: acme, headers: { 'Idempotency-Key': 'one' } };
      const [first, second] = [await ask('addClient', call), await ask('addClient', call)];
      expect(statusAndBody(second)).toEqual(statusAndBody(first));
    });

    expect(appended.map(({ type }) => type)).toEqual(['ClientAdded']);
  });

  test('report each field that is wrong, and a domain that is taken', async () => {
    const { ask, appendedBy, token } = await openDemo();
    const appended = await appendedBy(async () => {
      const wrong = { name: ' ', domain: 'acme.example/shop', industry: 'x'.repeat(61) };
      expect(statusAndBody(await ask('addClient', { token, body: wrong }))).toEqual(
        refusal('invalid', {
          errors: {
            name: 'Name is required',
            domain: 'Enter a domain such as acme.com, without a path',
            industry: 'Industry must be at most 60 characters long',
          },
        }),
      );
      const taken = { ...acme, domain: 'WWW.stackpilot.example' };
      expect(statusAndBody(await ask('addClient', { token, body: taken }))).toEqual(refusal('domainTaken'));
    });

    expect(appended).toEqual([]);
  });

  test('are changed from the version that was read, and from no other', async () => {
    const { ask, succeed, world, ...backend } = await openDemo();
    const { token } = backend;
    const { id, ...rest } = await addAcme({ succeed, token });
    const change = (ifMatch: string | null, name: string) =>
      ask('updateClient', {
        token,
        params: { id },
        body: { name },
        headers: ifMatch === null ? {} : { 'If-Match': ifMatch },
      });
    world.clock.advanceTo(Date.parse(later));
    const changed = await change('"r8"', 'Acme Shoes');

    expect([statusAndBody(changed), changed.headers.get('ETag')]).toEqual([
      { status: 200, body: { client: { ...rest, id, name: 'Acme Shoes', updated_at: later, etag: '"r9"' } } },
      '"r9"',
    ]);
    expect([
      statusAndBody(await change('"r8"', 'Acme Boots')),
      statusAndBody(await change(null, 'Acme Boots')),
    ]).toEqual([refusal('staleVersion'), refusal('versionRequired')]);
    expect((await succeed('readClient', { token, params: { id } })).client.name).toBe('Acme Shoes');
  });

  test('keep their version when another client changes', async () => {
    const { ask, succeed, token } = await openDemo();
    const { id, etag } = await addAcme({ succeed, token });
    await succeed('addClient', { token, body: { ...acme, domain: 'other.example' } });

    expect(
      (
        await ask('updateClient', {
          token,
          params: { id },
          body: { name: 'New' },
          headers: { 'If-Match': etag },
        })
      ).status,
    ).toBe(200);
  });

  test('are archived and brought back, and count for the plan only while active [S9.2]', async () => {
    const { ask, succeed, appendedBy, token } = await openDemo();
    const { id, etag } = await addAcme({ succeed, token });
    const used = async () => (await succeed('readSubscription', { token })).usage?.clients;
    const counts = [await used()];
    const appended = await appendedBy(async () => {
      const gone = await ask('archiveClient', { token, params: { id }, headers: { 'If-Match': etag } });
      expect(statusAndBody(gone)).toEqual({ status: 204, body: null });
      counts.push(await used());
      const list = await succeed('listClients', { token, query: 'status=archived' });
      expect([list.items.map(({ archived_at }) => archived_at), list.counts]).toEqual([
        [morning],
        { active: 8, paused: 0, archived: 1 },
      ]);
      const back = await ask('restoreClient', { token, params: { id } });
      expect([back.status, back.headers.get('ETag')]).toEqual([200, '"r10"']);
      counts.push(await used());
    });

    expect([appended.map(({ type }) => type), counts]).toEqual([
      ['ClientArchived', 'ClientRestored'],
      [9, 8, 9],
    ]);
  });

  test('meet the plan’s limit, in adding and in restoring; archiving frees a place [S9.2]', async () => {
    const { ask, succeed, log, world, token } = await openDemo();
    await appendFacts(log, world, [starter]);
    const { items } = await succeed('listClients', { token });
    const archive = ({ id, etag }: ClientItem) =>
      ask('archiveClient', { token, params: { id }, headers: { 'If-Match': etag } });
    const full = (used: number) =>
      refusal('limitReached', { limit: 5, used, plan: 'starter', neededPlan: 'pro' });

    expect(statusAndBody(await ask('addClient', { token, body: acme }))).toEqual(full(8));
    for (const client of items.slice(0, 4)) await archive(client);
    expect((await ask('addClient', { token, body: acme })).status).toBe(201);
    const back = { token, params: { id: String(items[0]?.id) } };
    expect(statusAndBody(await ask('restoreClient', back))).toEqual(full(5));
  });

  test('are never more than the limit, however many are added at once [S9.2]', async () => {
    const { ask, succeed, log, world, token } = await openDemo();
    await appendFacts(log, world, [{ ...starter, data: { ...starter.data, plan: 'pro' } }]);
    const adding = Array.from({ length: 20 }, (_, index) =>
      ask('addClient', { token, body: { ...acme, domain: `acme${index}.example` } }),
    );
    const statuses = (await Promise.all(adding)).map(({ status }) => status);

    expect(statuses.every((status) => [201, 402, 409].includes(status))).toBe(true);
    expect((await succeed('listClients', { token })).counts.active).toBe(
      8 + statuses.filter((status) => status === 201).length,
    );
    expect((await succeed('listClients', { token })).counts.active).toBeLessThanOrEqual(25);
  });

  test('of the same domain added at the same moment become one', async () => {
    const { ask, token } = await openDemo();
    const replies = await Promise.all([1, 2].map(() => ask('addClient', { token, body: acme })));

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('of another workspace are as if they were not there', async () => {
    const { ask, log, world, token } = await openDemo();
    await appendFacts(log, world, [
      {
        type: 'ClientAdded',
        data: { ...acme, clientId: 'theirs', workspaceId: 'elsewhere', sample: false, addedAt: morning },
      },
    ]);
    for (const name of ['readClient', 'updateClient', 'archiveClient', 'restoreClient'] as const) {
      const call = { token, params: { id: 'theirs' }, headers: { 'If-Match': '*' } };
      const body = name === 'updateClient' ? { body: { name: 'Mine' } } : {};
      expect(statusAndBody(await ask(name, { ...call, ...body }))).toEqual(refusal('notFound'));
    }
  });

  test('are closed to people of clients [S6.2]', async () => {
    const { ask, demo } = await openDemo();
    const { token } = (await demo('client')).session;

    expect(statusAndBody(await ask('listClients', { token }))).toEqual(refusal('roleForbidden'));
  });
});
