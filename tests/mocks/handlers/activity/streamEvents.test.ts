/** Tests GET /api/events/stream. */
import { describe, expect, test } from 'vitest';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { eventItem as itemSchema } from '#domain/contract/eventSchemas.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { nora, otto } from '#tests/support/cast.ts';
import { readReply, refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { readFeed } from '#tests/support/feedReader.ts';
import { memoryHints } from '#tests/support/memoryHints.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { type CallOptions, openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const connected = ': connected\n\n';
const openStream = async (backend: TestBackend, call: CallOptions = {}) => {
  const { token } = (await backend.signUp(nora)).session;
  const response = await backend.open('streamEvents', { token, ...call });
  return { token, response, feed: readFeed(response) };
};

const itemsIn = (text: string): readonly { readonly id: number; readonly item: EventItem }[] =>
  [...text.matchAll(/id: (\d+)\nevent: log\ndata: (.*)\n\n/g)].map(([, id, data = '']) => ({
    id: Number(id),
    item: itemSchema.parse(JSON.parse(data)),
  }));

const typesIn = (text: string) => itemsIn(text).map(({ item }) => item.type);

describe('event stream', () => {
  test('is a stream of server-sent events that is not kept', async () => {
    const backend = openTestBackend();
    const { response, feed } = await openStream(backend);

    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Cache-Control'),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-cache']);
    expect(endpoints.streamEvents.mediaType).toBe('text/event-stream');
    expect([response.headers.get('X-Log-Position'), await feed.next()]).toEqual(['5', connected]);
  });

  test('reports what happens from now on, as the list reports it', async () => {
    const backend = openTestBackend();
    const { token, feed } = await openStream(backend);
    await feed.next();
    for (const first_name of ['Eleonora', 'Nora']) {
      await backend.succeed('updateProfile', { token, body: { first_name } });
      const { items } = await backend.succeed('listEvents', { token, query: 'order=newest&limit=1' });

      expect(itemsIn(await feed.next())).toEqual(items.map((item) => ({ id: item.position, item })));
      expect(items[0]?.actor.name).toBe(`${first_name} Berg`);
    }
  });

  test('begins after Last-Event-ID, without a gap and without a repeat', async () => {
    const backend = openTestBackend();
    const { token, feed } = await openStream(backend, { headers: { 'Last-Event-ID': '2' } });
    const caughtUp = await feed.next();
    await backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });

    expect(caughtUp.startsWith(connected)).toBe(true);
    expect([itemsIn(caughtUp).map(({ id }) => id), typesIn(await feed.next())]).toEqual([
      [3, 4, 5],
      ['ProfileUpdated'],
    ]);
  });

  test('begins at the start of the log, or after a position of the address', async () => {
    const backend = openTestBackend();
    const { token, feed } = await openStream(backend, { headers: { 'Last-Event-ID': '0' } });
    const other = readFeed(await backend.open('streamEvents', { token, query: 'after=4' }));

    expect([itemsIn(await feed.next()).length, itemsIn(await other.next()).map(({ id }) => id)]).toEqual([
      5,
      [5],
    ]);
  });

  test('after a place that the log has not reached goes on from where the log is', async () => {
    const backend = openTestBackend();
    const { token, feed } = await openStream(backend, { headers: { 'Last-Event-ID': '5000' } });
    await backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });

    expect(typesIn(await feed.next())).toEqual(['ProfileUpdated']);
  });

  test('after something that is no position is refused, and leaves nothing behind', async () => {
    const { signUp, open, world } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const calls: readonly CallOptions[] = [
      { headers: { 'Last-Event-ID': 'x' } },
      { headers: { 'Last-Event-ID': '-1' } },
      { headers: { 'Last-Event-ID': '9007199254740993' } },
      { query: 'after=1.5' },
      { query: 'as_of=1' },
    ];
    const replies = await Promise.all(
      calls.map(async (call) =>
        statusAndBody(await readReply(await open('streamEvents', { token, ...call }))),
      ),
    );
    const position = 'Must be a position of the log: 0, 1, 2, ...';

    expect(replies).toEqual(
      [
        { 'Last-Event-ID': position },
        { 'Last-Event-ID': position },
        { 'Last-Event-ID': position },
        { after: position },
        { as_of: 'Unknown field' },
      ].map((errors) => refusal('invalid', { errors })),
    );
    expect(world.clock.pending()).toEqual([]);
  });

  test('needs a session', async () => {
    const { ask } = openTestBackend();

    expect(statusAndBody(await ask('streamEvents'))).toEqual(refusal('sessionMissing'));
  });

  test('reports what happened in another tab', async () => {
    const world = createVirtualWorld();
    const storage = memoryStorage();
    const join = memoryHints();
    const open = () => openTestBackend({ world, log: openMemoryLog(world, { storage, hints: join() }) });
    const [here, there] = [open(), open()];
    const { token, feed } = await openStream(here);
    await feed.next();
    await there.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });

    expect(typesIn(await feed.next())).toEqual(['ProfileUpdated']);
  });

  test('reports nothing of another workspace', async () => {
    const backend = openTestBackend();
    const { feed } = await openStream(backend);
    await feed.next();
    const stranger = await backend.signUp(otto);
    await backend.succeed('signOut', { token: stranger.session.token });

    expect([await feed.next(), await feed.ending()]).toEqual(['', 'open']);
  });

  test('shows a person of a client only what is about them and their client', async () => {
    const backend = openTestBackend();
    await backend.seed();
    const client = (await backend.demo('client')).session.token;
    const feed = readFeed(
      await backend.open('streamEvents', { token: client, headers: { 'Last-Event-ID': '0' } }),
    );
    const told = typesIn(await feed.next());
    await backend.demo('admin');
    const aboutAdmin = await feed.next();
    await backend.demo('client');

    expect(told).toEqual(['ClientAdded', 'AccountRegistered', 'MemberJoined', 'SessionStarted']);
    expect([aboutAdmin, typesIn(await feed.next())]).toEqual(['', ['SessionStarted']]);
  });
});
