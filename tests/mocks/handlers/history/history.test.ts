/** Tests the history of a workspace over HTTP, and undoing from it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { type ProblemCode, problemOf } from '#domain/contract/problemCatalogue.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const dune = { name: 'Dune', domain: 'dune.example', industry: 'SaaS' };

const open = async (who: 'admin' | 'manager' | 'client' = 'admin') => {
  const backend = openTestBackend();
  await backend.seed();
  const tokenOf = async (name: 'admin' | 'manager' | 'client') => (await backend.demo(name)).session.token;
  const token = await tokenOf(who);
  const call = async (name: EndpointName, options: CallOptions = {}) =>
    Object(await backend.succeed(name, { token, ...options }));
  const head = async () => (await backend.log.head()).position;
  const addDune = async (): Promise<{ id: string; etag: string }> =>
    (await call('addClient', { body: dune })).client;
  const rename = async (id: string, name: string) =>
    call('updateClient', { params: { id }, body: { name }, headers: { 'If-Match': '*' } });
  const undo = (position: number, by = token) => backend.ask('undoChange', { token: by, body: { position } });
  const list = (query = '', by = token) => backend.succeed('listHistory', { token: by, query });
  return { ...backend, token, tokenOf, call, head, addDune, rename, undo, list };
};

const starter = {
  type: 'SubscriptionActivated' as const,
  data: {
    subscriptionId: 'northlight',
    accountId: 'demoadmin',
    workspaceId: 'northlight',
    plan: 'starter' as const,
    cycle: 'monthly' as const,
    trialEnd: null,
    periodStart: '2026-01-05T09:00:00.000Z',
    periodEnd: '2026-02-05T09:00:00.000Z',
    activatedAt: '2026-01-05T09:00:00.000Z',
  },
};

const told = (position: number, code: ProblemCode, reason: string) => [position, refusal(code, { reason })];

describe('undoing', () => {
  test('takes a change back once, and the undoing too', async () => {
    const { addDune, rename, undo, head, call } = await open();
    const { id } = await addDune();
    await rename(id, 'Dunes');
    const renamed = await head();

    expect(statusAndBody(await undo(renamed))).toEqual({
      status: 200,
      body: { undone: renamed, types: ['ClientUpdated'] },
    });
    expect((await call('readClient', { params: { id } })).client.name).toBe('Dune');
    expect(statusAndBody(await undo(renamed))).toEqual(
      refusal('undoneAlready', { reason: 'This was undone on 5 Jan by Ada Moreau.' }),
    );
    await undo(renamed + 1);
    expect((await call('readClient', { params: { id } })).client.name).toBe('Dunes');
    expect((await undo(renamed)).status).toBe(409);
    expect((await undo(renamed + 2)).status).toBe(200);
  });

  test('is held by what was changed on top of it, and by what was redone underneath', async () => {
    const { addDune, rename, undo, head } = await open();
    const { id } = await addDune();
    const added = await head();
    await rename(id, 'Dunes');
    await rename(id, 'Dunes & Sons');
    const tell = async (position: number) => [position, statusAndBody(await undo(position))];

    const held = 'Dunes & Sons was changed again on 5 Jan by Ada Moreau (client updated); undo that first.';
    expect(await tell(added)).toEqual(told(added, 'undoHeld', held));
    expect(await tell(added + 1)).toEqual(told(added + 1, 'undoHeld', held));
    expect((await undo(added + 2)).status).toBe(200);
    expect((await undo(added + 1)).status).toBe(200);
    const below = 'Dune was changed again on 5 Jan by Ada Moreau (client updated); undo that first.';
    expect(await tell(added + 3)).toEqual(told(added + 3, 'undoHeld', below));
    expect((await undo(added)).status).toBe(200);
  });

  test('of adding a client is held by whatever is about that client', async () => {
    const { addDune, call, undo, head } = await open();
    const { id } = await addDune();
    const added = await head();
    await call('addCompetitor', { body: { client_id: id, domain: 'rival.example', tier: 'direct' } });

    expect(statusAndBody(await undo(added))).toEqual(
      refusal('undoHeld', {
        reason: 'Dune was changed again on 5 Jan by Ada Moreau (competitor added); undo that first.',
      }),
    );
    expect((await undo(added + 1)).status).toBe(200);
    expect((await undo(added)).status).toBe(200);
  });

  test('takes all that one command did back at once, the last first', async () => {
    const { log, events, undo, head, call } = await open();
    const { id, ...facts } = { id: 'batch', ...dune };
    const about = { workspaceId: 'northlight', sample: false, addedAt: '2026-01-05T09:00:00.000Z' };
    const added = (clientId: string, domain: string) => ({
      type: 'ClientAdded' as const,
      data: { ...facts, ...about, clientId, domain },
    });
    const before = await head();
    await log.append({
      commandId: id,
      commandHash: 'a'.repeat(64),
      correlationId: '1'.repeat(32),
      actor: { kind: 'account', id: 'demoadmin', role: 'admin' },
      events: ['one', 'two', 'three'].map((name) => ({
        stream: 'clients-northlight',
        event: added(name, `${name}.example`),
        tags: ['workspace:northlight', `client:${name}`],
      })),
    });

    expect(statusAndBody(await undo(before + 2)).body).toEqual({
      undone: before + 1,
      types: ['ClientArchived', 'ClientArchived', 'ClientArchived'],
    });
    const made = await events(before);
    expect(made.slice(3).map(({ causationId }) => causationId)).toEqual(
      made
        .slice(0, 3)
        .toReversed()
        .map((event) => event.id),
    );
    expect((await call('listClients')).counts).toEqual({ active: 8, paused: 0, archived: 3 });
    expect((await undo(before + 5)).status).toBe(200);
    expect((await call('listClients')).counts).toEqual({ active: 11, paused: 0, archived: 0 });
  });

  test('holds to the plan: what was archived comes back only while there is room', async () => {
    const { addDune, call, undo, head, log, world } = await open();
    const client = await addDune();
    await call('archiveClient', { params: { id: client.id }, headers: { 'If-Match': client.etag } });
    const position = await head();
    await appendFacts(log, world, [starter]);

    expect(statusAndBody(await undo(position))).toEqual(
      refusal('limitReached', { limit: 5, used: 8, plan: 'starter', neededPlan: 'pro' }),
    );
  });

  test('is for who may give the command, and of one’s own for oneself', async () => {
    const admin = await open();
    const { id } = await admin.addDune();
    const added = await admin.head();
    await admin.call('addCompetitor', { body: { client_id: id, domain: 'rival.example', tier: 'direct' } });
    const watched = await admin.head();
    await admin.call('updateProfile', { body: { first_name: 'Adele' } });
    const profile = await admin.head();
    const manager = await admin.tokenOf('manager');
    const client = await admin.tokenOf('client');

    expect(statusAndBody(await admin.undo(watched, manager))).toEqual(refusal('roleForbidden'));
    expect(statusAndBody(await admin.undo(profile, manager))).toEqual(
      refusal('roleForbidden', { reason: 'Only the person who made it can undo it.' }),
    );
    expect(statusAndBody(await admin.undo(added, client))).toEqual(refusal('notFound'));
    expect((await admin.undo(watched)).status).toBe(200);
    expect((await admin.undo(added, manager)).status).toBe(200);
    expect((await admin.undo(profile)).status).toBe(200);
  });

  test('reports why of what is not undone, and finds nothing where nothing is', async () => {
    const { call, undo, head } = await open();
    await call('changeSubscription', { body: { plan_name: 'agency_plus', billing_cycle: 'monthly' } });
    const changed = await head();

    expect(statusAndBody(await undo(changed))).toEqual(
      refusal('undoImpossible', {
        reason: 'Change the plan in Billing, which shows the price first.',
      }),
    );
    expect(statusAndBody(await undo(changed + 1))).toEqual(refusal('notFound'));
    expect(statusAndBody(await undo(1))).not.toMatchObject({ status: 200 });
  });

  test('in any order, as far as it is let, keeps every client as its own changes in force make it', async () => {
    const steps = fc.array(fc.tuple(fc.nat(9), fc.nat(60)), { minLength: 4, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const { addDune, rename, undo, head, list, call } = await open();
        const { id } = await addDune();
        const start = await head();
        for (const [what, which] of chosen) {
          if (what < 3) await rename(id, `Dune ${which}`);
          else await undo(start + 1 + (which % Math.max(1, (await head()) - start)));
        }
        const { items } = await list(`client=${id}`);
        const isUndone = new Map(items.map(({ position, undone_by }) => [position, undone_by !== null]));
        const byPosition = new Map(items.map((item) => [item.position, item]));
        /** The effective rename: the latest whose chain of undos and redos leaves it in force. */
        const holds = (position: number): boolean => {
          const by = byPosition.get(position)?.undone_by;
          return by === null || by === undefined || !holds(by.position);
        };
        const inForce = items.filter(
          ({ position, undoes, event }) =>
            undoes === null && event.type === 'ClientUpdated' && holds(position),
        );
        const { client } = await call('readClient', { params: { id } });
        const name = Object(inForce[0]?.event.data.changes).name ?? 'Dune';
        expect([client.name, client.archived_at, isUndone.size > 0]).toEqual([name, null, true]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('what lies on top of a change', () => {
  test('is reported with what it will change, and goes back with it in one undoing', async () => {
    const { addDune, rename, call, head, list, succeed, token } = await open();
    const { id } = await addDune();
    const added = await head();
    await rename(id, 'Dunes');
    await call('addCompetitor', { body: { client_id: id, domain: 'rival.example', tier: 'direct' } });
    const top = await head();
    const before = await head();
    const told = await succeed('readUndo', { token, query: `position=${added}` });

    expect(told.changes.map(({ position, event }) => [position - added, event.type])).toEqual([
      [2, 'CompetitorAdded'],
      [1, 'ClientUpdated'],
      [0, 'ClientAdded'],
    ]);
    expect(told.changes[1]?.parts[0]?.fields).toEqual([{ field: 'Name', before: 'Dune', after: 'Dunes' }]);
    expect([told.also.toSorted(), told.reason, told.obstacle]).toEqual([[added + 1, top], null, null]);
    expect(await head()).toBe(before);
    expect((await list('limit=3')).items.map(({ is_held }) => is_held)).toEqual([false, false, true]);

    await call('undoChange', { body: { position: added, also: told.also } });
    const { client } = await call('readClient', { params: { id } });
    expect([client.name, client.archived_at === null]).toEqual(['Dune', false]);
    expect((await call('listCompetitors', { query: `client=${id}` })).items).toEqual([]);
  });

  test('is followed to the end: of a change of many things, what lies on each of them', async () => {
    const { addDune, rename, call, head, succeed, token } = await open();
    const { id } = await addDune();
    const added = await head();
    const { id: other } = (await call('addClient', { body: { ...dune, name: 'Erg', domain: 'erg.example' } }))
      .client;
    await call('changeClients', { body: { act: 'archive', clients: [{ id }, { id: other }] } });
    await call('restoreClient', { params: { id: other } });
    await rename(other, 'Ergs');
    const { changes, reason } = await succeed('readUndo', { token, query: `position=${added}` });

    expect([changes.map(({ event, count }) => `${event.type} ${count}`), reason]).toEqual([
      ['ClientUpdated 1', 'ClientRestored 1', 'ClientArchived 2', 'ClientAdded 1'],
      null,
    ]);
  });

  test('is reported as the obstacle where it cannot be undone, or not by anyone who asks', async () => {
    const { addDune, call, head, succeed, ask, token, tokenOf } = await open();
    const { id } = await addDune();
    const added = await head();
    await call('addCompetitor', { body: { client_id: id, domain: 'rival.example', tier: 'direct' } });
    const query = `position=${added}`;
    const manager = await tokenOf('manager');
    const told = await succeed('readUndo', { token: manager, query });

    expect([told.also, told.obstacle]).toEqual([[added + 1], added + 1]);
    expect(told.reason).toBe(
      (await succeed('listHistory', { token: manager, query: 'limit=1' })).items[0]?.reason,
    );
    expect(statusAndBody(await ask('readUndo', { token, query: `position=${added + 50}` }))).toEqual(
      refusal('notFound'),
    );
    expect(statusAndBody(await ask('readUndo', { token: await tokenOf('client'), query }))).toEqual(
      refusal('notFound'),
    );
  });

  test('and the limit of the plan are held against it before anything is done', async () => {
    const { addDune, call, head, succeed, token, log, world } = await open();
    const client = await addDune();
    await call('archiveClient', { params: { id: client.id }, headers: { 'If-Match': client.etag } });
    const position = await head();
    await appendFacts(log, world, [starter]);
    const { reason, obstacle, also } = await succeed('readUndo', { token, query: `position=${position}` });

    expect([reason, obstacle, also]).toEqual([problemOf('limitReached').detail, null, []]);
  });
});

describe('history', () => {
  test('reports changes latest first: who, what, before and after, and the way back', async () => {
    const { addDune, rename, undo, head, list } = await open();
    const { id } = await addDune();
    await rename(id, 'Dunes');
    const renamed = await head();
    await undo(renamed);
    const { items } = await list('limit=3');

    expect(
      items.map(({ event, parts, can_undo, reason, undone_by, undoes, position, subject, count }) => ({
        who: event.actor.name,
        type: event.type,
        at: [position - renamed, subject, count],
        parts,
        way: [can_undo, reason],
        links: [undone_by?.name ?? null, undoes === null ? null : undoes - renamed],
      })),
    ).toEqual([
      {
        who: 'Ada Moreau',
        type: 'ClientUpdated',
        at: [1, 'clients', 1],
        parts: [
          {
            type: 'ClientUpdated',
            name: 'Dune',
            told: null,
            fields: [{ field: 'Name', before: 'Dunes', after: 'Dune' }],
          },
        ],
        way: [true, null],
        links: [null, 0],
      },
      {
        who: 'Ada Moreau',
        type: 'ClientUpdated',
        at: [0, 'clients', 1],
        parts: [
          {
            type: 'ClientUpdated',
            name: 'Dune',
            told: null,
            fields: [{ field: 'Name', before: 'Dune', after: 'Dunes' }],
          },
        ],
        way: [false, 'This was undone on 5 Jan by Ada Moreau.'],
        links: ['Ada Moreau', null],
      },
      {
        who: 'Ada Moreau',
        type: 'ClientAdded',
        at: [-1, 'clients', 1],
        parts: [
          {
            type: 'ClientAdded',
            name: 'Dune',
            told: null,
            fields: [
              { field: 'Name', before: null, after: 'Dune' },
              { field: 'Domain', before: null, after: 'dune.example' },
              { field: 'Industry', before: null, after: 'SaaS' },
              { field: 'Status', before: null, after: 'active' },
            ],
          },
        ],
        way: [true, null],
        links: [null, null],
      },
    ]);
  });

  test('reports an import of several clients as one, which goes back as one; an import of one adds a client', async () => {
    const { call, list, undo, head } = await open();
    const row = (name: string) => ({ ...dune, name, domain: `${name}.example`, tags: ['new'] });
    await call('importClients', { body: { clients: [row('alder'), row('birch')] } });
    const first = (await head()) - 3;
    await call('importClients', { body: { clients: [row('cedar')] } });
    const told = async () =>
      (await list('limit=2')).items.map(({ event, count, imported }) => [event.about, count, imported]);

    expect(await told()).toEqual([
      ['cedar', 2, null],
      ['alder', 4, 2],
    ]);
    expect(statusAndBody(await undo(first)).body).toMatchObject({ undone: first });
    expect((await call('listClients')).counts.archived).toBe(2);
  });

  test('is filtered by person, subject, client, type, days and words, and comes in pages without gaps', async () => {
    const { addDune, rename, list, call, demo } = await open();
    const { id } = await addDune();
    await rename(id, 'Dunes');
    await call('updateProfile', { body: { first_name: 'Adele' } });
    await demo('manager');
    const typesOf = async (query: string) => (await list(query)).items.map(({ event }) => event.type);
    const own = ['ProfileUpdated', 'ClientUpdated', 'ClientAdded'];

    expect(await typesOf('from=2026-01-05&actor=demoadmin&limit=3')).toEqual(own);
    expect(await typesOf(`client=${id}`)).toEqual(['ClientUpdated', 'ClientAdded']);
    expect(await typesOf(`client=${id}&type=ClientAdded`)).toEqual(['ClientAdded']);
    expect(await typesOf('q=dunes')).toEqual(['ClientUpdated', 'ClientAdded']);
    expect(await typesOf('q=adele&subject=account&limit=1')).toEqual(['ProfileUpdated']);
    expect(await typesOf('from=2026-01-06')).toEqual([]);
    expect(await typesOf('q=nothing-like-it')).toEqual([]);

    const all = (await list('limit=500')).items.map(({ id: one }) => one);
    const paged: string[] = [];
    for (let cursor = ''; ; ) {
      const { items, next_cursor } = await list(`limit=7${cursor}`);
      paged.push(...items.map(({ id: one }) => one));
      if (next_cursor === null) break;
      cursor = `&cursor=${next_cursor}`;
    }
    expect(paged).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(['0', 'x', '-1', '9007199254740993'])('refuses %s as a cursor', async (cursor) => {
    const { ask, token } = await open();

    expect(statusAndBody(await ask('listHistory', { token, query: `cursor=${cursor}` }))).toEqual(
      refusal('invalid', { errors: { cursor: 'Must be a next_cursor of this list' } }),
    );
  });

  test('shows people of a client their own client only, by no name of the agency’s people', async () => {
    const admin = await open();
    await admin.call('updateClient', {
      params: { id: 'fjordandfoam' },
      body: { industry: 'Retail & Home' },
      headers: { 'If-Match': '*' },
    });
    await admin.call('addCompetitor', {
      body: { client_id: 'fjordandfoam', domain: 'rival.example', tier: 'direct' },
    });
    await admin.addDune();
    const client = await admin.tokenOf('client');
    const { items } = await admin.list('', client);

    const abouts = new Set(items.map(({ event }) => event.about));
    expect([...abouts].filter((about) => about !== null)).toEqual(['Fjord & Foam']);
    const [latest] = items;
    expect([latest?.event.type, latest?.event.actor.name, latest?.can_undo]).toEqual([
      'ClientUpdated',
      'Northlight Agency',
      false,
    ]);
    expect(items.filter(({ event }) => event.type.startsWith('Competitor'))).toEqual([]);
  });

  test('reports a deletion as one, and not as the archiving that it begins with', async () => {
    const { addDune, call, list } = await open();
    const { id } = await addDune();
    await call('deleteClient', { params: { id }, body: { name: 'Dune' }, headers: { 'If-Match': '*' } });

    const { items } = await list('limit=1');
    expect(items.map(({ event, count }) => [event.type, event.about, count])).toEqual([
      ['ClientDeleted', 'Dune', 2],
    ]);
  });

  test('can be asked of the past', async () => {
    const { addDune, rename, head, list } = await open();
    const { id } = await addDune();
    const added = await head();
    await rename(id, 'Dunes');

    const { items } = await list(`as_of=${added}&limit=1`);
    expect(items.map(({ event, can_undo }) => [event.type, event.about, can_undo])).toEqual([
      ['ClientAdded', 'Dune', true],
    ]);
  });
});
