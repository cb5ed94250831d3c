import { describe, expect, test } from 'vitest';
import type { EventList } from '#domain/contract/eventSchemas.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { morning, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';

const openHistory = async () => {
  const backend = openTestBackend();
  const { token } = (await backend.signUp(nora)).session;
  await backend.signUp(otto);
  for (const first_name of ['Eleonora', 'Leonora', 'Nora']) {
    await backend.succeed('updateProfile', { token, body: { first_name } });
  }
  const list = (query = '') => backend.succeed('listEvents', { token, query });
  return { ...backend, token, list };
};

const positionsOf = ({ items }: EventList) => items.map(({ position }) => position);

const pagesOf = async (list: (query: string) => Promise<EventList>, query: string) => {
  const pages: (readonly number[])[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: EventList = await list(`${query}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    pages.push(positionsOf(page));
    cursor = page.next_cursor;
  }
  return pages;
};

const asStored = (items: EventList['items']): readonly StoredEvent[] =>
  items.map((item) => ({
    tenant: 'tests',
    position: item.position,
    id: item.id,
    stream: item.stream,
    revision: item.revision,
    type: item.type,
    schemaVersion: item.schema_version,
    occurredAt: item.occurred_at,
    recordedAt: item.recorded_at,
    commandId: item.command_id,
    correlationId: item.correlation_id,
    causationId: item.causation_id,
    actor: { kind: item.actor.kind, id: item.actor.id, role: 'user' },
    tags: item.tags,
    data: item.data,
    previousHash: item.previous_hash,
    hash: item.hash,
  }));

describe('event list', () => {
  test('of a subject has the integrations of the workspace, or the competitors of one client, and names clients', async () => {
    const backend = openTestBackend();
    await backend.seed();
    const { token } = (await backend.demo('admin')).session;
    await backend.succeed('connectIntegration', {
      token,
      body: {
        platform: 'shopify',
        account_id: 'shopify-fjord',
        client_id: 'fjordandfoam',
        scopes: [...platformCatalogue.shopify.scopes],
      },
    });
    await backend.succeed('addCompetitor', {
      token,
      body: { client_id: 'fjordandfoam', domain: 'rival.example', tier: 'direct' },
    });
    const read = (query: string) => backend.ask('listEvents', { token, query: `${query}&limit=500` });
    const of = async (query: string) => ((await read(query)).body as EventList).items;
    const integrations = await of('subject=integrations');
    const competitors = await of('subject=competitors&client=fjordandfoam');
    const { workspace } = await backend.succeed('readWorkspace', { token });
    const refused = await Promise.all(
      ['subject=competitors', `subject=integrations&stream=clients-${workspace.id}`].map(read),
    );

    expect([integrations.at(-1)?.type, competitors.at(-1)?.type]).toEqual([
      'IntegrationConnected',
      'CompetitorAdded',
    ]);
    expect(integrations).toEqual(await of(`stream=integrations-${workspace.id}`));
    expect(competitors).toEqual(await of('stream=competitors-fjordandfoam'));
    expect([...new Set(competitors.map(({ client_id }) => client_id))]).toEqual(['fjordandfoam']);
    expect((await of('type=WorkspaceRenamed,SessionStarted')).every((one) => one.client_id === null)).toBe(
      true,
    );
    expect(refused.map(({ status, body }) => [status, Object.keys(Object(body).errors)])).toEqual([
      [422, ['client']],
      [422, ['subject']],
    ]);
  });

  test('of some days has and counts the events of these days alone, of one client and of all', async () => {
    const backend = openTestBackend();
    await backend.seed();
    const read = async (query: string) => {
      const { token } = (await backend.demo('admin')).session;
      return backend.succeed('listEvents', { token, query: `${query}&limit=500` });
    };
    const dayLength = 86_400_000;
    for (const name of ['Fjord', 'Foam', 'Fjord & Foam']) {
      backend.world.clock.advanceTo(backend.world.clock.now() + dayLength);
      const its = { token: (await backend.demo('admin')).session.token, params: { id: 'fjordandfoam' } };
      await backend.succeed('updateClient', { ...its, headers: { 'If-Match': '*' }, body: { name } });
    }
    const dayOf = ({ occurred_at }: EventList['items'][number]) => occurred_at.slice(0, 10);
    const whole = await read('client=fjordandfoam');
    const days = [...new Set(whole.items.map(dayOf))].toSorted();
    const [from = '', to = ''] = [days[1], days.at(-1)];
    const part = await read(`client=fjordandfoam&from=${from}&to=${to}`);
    const kept = whole.items.filter((item) => dayOf(item) >= from && dayOf(item) <= to);
    const ofAll = await read(`from=${to}&to=${to}`);
    const { token } = (await backend.demo('admin')).session;
    const wrong = await backend.ask('listEvents', { token, query: 'from=yesterday' });

    expect(days.length).toBeGreaterThan(2);
    expect([positionsOf(part), part.total]).toEqual([kept.map(({ position }) => position), kept.length]);
    expect([new Set(ofAll.items.map(dayOf)), ofAll.total]).toEqual([new Set([to]), ofAll.items.length]);
    expect(wrong.status).toBe(422);
  });

  test('gives the event of a number in the workspace, also beyond the past that is looked at', async () => {
    const { list } = await openHistory();
    const { items, head } = await list();
    const found = async (number: number, asOf = head) => {
      const { items: one, total, next_cursor } = await list(`number=${number}&as_of=${asOf}`);
      return [one.map(({ position, number: own }) => [position, own]), total, next_cursor];
    };
    const sixth = items[5];

    expect(sixth?.position).toBe(11);
    expect([
      await found(6),
      await found(6, Number.MAX_SAFE_INTEGER),
      await found(6, 10),
      await found(0),
      await found(items.length + 1),
    ]).toEqual([
      [[[11, 6]], 1, null],
      [[[11, 6]], 1, null],
      [[], 0, null],
      [[], 0, null],
      [[], 0, null],
    ]);
  });

  test('reports an event with all that the log keeps of it, and who did it', async () => {
    const { signUp, succeed, events } = openTestBackend();
    const { user, session } = await signUp(nora);
    const [stored] = await events();
    const { items, ...rest } = await succeed('listEvents', { token: session.token, query: 'limit=1' });

    expect(rest).toEqual({ next_cursor: '1', total: 5, head: 5 });
    expect(items).toEqual([
      {
        position: 1,
        number: 1,
        id: stored?.id,
        stream: stored?.stream,
        revision: 0,
        type: 'AccountRegistered',
        schema_version: 1,
        occurred_at: morning,
        recorded_at: morning,
        actor: { kind: 'account', id: user.id, name: 'Nora Berg' },
        about: null,
        client_id: null,
        command_id: stored?.commandId,
        correlation_id: stored?.correlationId,
        causation_id: null,
        tags: stored?.tags,
        data: stored?.data,
        previous_hash: '0'.repeat(64),
        hash: stored?.hash,
      },
    ]);
  });

  test('gives enough for a stranger to check the chain', async () => {
    const { signUp, succeed } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const { items } = await succeed('listEvents', { token });

    expect(verifyChain(asStored(items))).toBeNull();
    expect(verifyChain(asStored(items.with(1, { ...items[1], type: 'Other' } as never)))).toEqual({
      position: 2,
      fault: 'content',
    });
  });

  test('names nobody where nobody of the workspace did it', async () => {
    const { seed, demo, succeed } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    const { items } = await succeed('listEvents', { token, query: 'limit=1' });

    expect(items[0]?.actor).toEqual({ kind: 'seed', id: 'demo', name: null });
  });

  test('names what an event is about, as it is called now, and gives the events about one client', async () => {
    const { seed, demo, succeed } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;
    const about = { token, params: { id: 'openloft' } };
    const { client } = await succeed('readClient', about);
    await succeed('updateClient', {
      ...about,
      body: { name: 'Openloft' },
      headers: { 'If-Match': client.etag },
    });
    const { competitor } = await succeed('addCompetitor', {
      token,
      body: { client_id: 'openloft', domain: 'rival.example', tier: 'direct' },
    });
    await succeed('removeCompetitor', {
      token,
      params: { id: competitor.id },
      headers: { 'If-Match': competitor.etag },
    });
    const { items, total } = await succeed('listEvents', { token, query: 'client=openloft' });

    expect(items.map((item) => [item.type, item.about])).toEqual([
      ['ClientAdded', 'Openloft'],
      ['ClientUpdated', 'Openloft'],
      ['CompetitorAdded', 'rival.example'],
      ['CompetitorRemoved', 'rival.example'],
    ]);
    expect(total).toBe(4);
    expect((await succeed('listEvents', { token, query: 'client=nobody' })).items).toEqual([]);
  });

  test('is that of the caller’s workspace, oldest first, with the head of the whole log', async () => {
    const { list } = await openHistory();
    const { items, ...rest } = await list();

    expect([items.map(({ position }) => position), rest]).toEqual([
      [1, 2, 3, 4, 5, 11, 12, 13],
      { next_cursor: null, total: 8, head: 13 },
    ]);
  });

  test('can be read from its end', async () => {
    const { list } = await openHistory();

    expect(positionsOf(await list('order=newest&limit=3'))).toEqual([13, 12, 11]);
  });

  test('comes in pages that miss and repeat nothing, in either direction', async () => {
    const { list } = await openHistory();

    expect([await pagesOf(list, 'limit=3'), await pagesOf(list, 'order=newest&limit=3')]).toEqual([
      [
        [1, 2, 3],
        [4, 5, 11],
        [12, 13],
      ],
      [
        [13, 12, 11],
        [5, 4, 3],
        [2, 1],
      ],
    ]);
    expect(await pagesOf(list, 'limit=4')).toEqual([
      [1, 2, 3, 4],
      [5, 11, 12, 13],
    ]);
  });

  test('stays in its pages when something happens meanwhile', async () => {
    const { list, succeed, token } = await openHistory();
    const first = await list('order=newest&limit=3');
    await succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });

    expect(positionsOf(await list(`order=newest&limit=3&cursor=${first.next_cursor}`))).toEqual([5, 4, 3]);
  });

  test('counts all that fits, whatever the page', async () => {
    const { list } = await openHistory();
    const totals = await Promise.all(
      ['limit=1', 'limit=1&cursor=4', 'after=4', 'type=ProfileUpdated&limit=1'].map(
        async (query) => (await list(query)).total,
      ),
    );

    expect(totals).toEqual([8, 8, 4, 3]);
  });

  test('can be narrowed to a stream, a type, a correlation and what came after', async () => {
    const { list } = await openHistory();
    const { items } = await list();
    const [account, update] = [items[0], items[6]];
    const narrowed = await Promise.all(
      [
        `stream=${account?.stream}`,
        'type=ProfileUpdated',
        `correlation=${update?.correlation_id}`,
        'after=12',
        `after=11&stream=${account?.stream}&type=ProfileUpdated&correlation=${update?.correlation_id}`,
        'type=Nothing',
        'type=Nothing,ProfileUpdated',
        'stream=nothing-1',
      ].map(async (query) => positionsOf(await list(query))),
    );

    expect(narrowed).toEqual([[1, 11, 12, 13], [11, 12, 13], [12], [13], [12], [], [11, 12, 13], []]);
  });

  test('has 50 items where no limit is given, and at most 500', async () => {
    const { signUp, succeed, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    for (let change = 0; change < 60; change += 1) {
      await succeed('updateProfile', { token, body: { first_name: `Nora ${change}` } });
    }
    const sizes = await Promise.all(
      ['', 'limit=1', 'limit=500'].map(
        async (query) => (await succeed('listEvents', { token, query })).items.length,
      ),
    );
    const refused = await Promise.all(
      ['0', '501', '-1', '1.5', 'ten', '', '1e2', '00001'].map(async (limit) =>
        statusAndBody(await ask('listEvents', { token, query: `limit=${limit}` })),
      ),
    );

    expect(sizes).toEqual([50, 1, 65]);
    expect(refused).toEqual(refused.map(() => refusal('invalid', { errors: { limit: 'Must be 1 to 500' } })));
  });

  test('refuses what is no position, no order and no filter', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const fields = await Promise.all(
      [
        'after=x',
        'after=-1',
        'cursor=x',
        'cursor=0',
        'cursor=0&order=newest',
        'cursor=9007199254740993',
        'order=latest',
        'actor=nora',
        'as_of=',
      ].map(async (query) => {
        const { status, body } = await ask('listEvents', { token, query });
        return [status, ...Object.keys((body as { errors: object }).errors)];
      }),
    );

    expect(fields).toEqual([
      [422, 'after'],
      [422, 'after'],
      [422, 'cursor'],
      [422, 'cursor'],
      [422, 'cursor'],
      [422, 'cursor'],
      [422, 'order'],
      [422, 'actor'],
      [422, 'as_of'],
    ]);
  });
});
