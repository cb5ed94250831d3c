/** GET /api/events/stream. */
import { describe, expect, test } from 'vitest';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { eventItem as itemSchema } from '#domain/contract/eventSchemas.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { memoryHints } from '#events/log/memoryHints.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { credentialsOf, nora, otto } from '#tests/support/cast.ts';
import { readFeed } from '#tests/support/feedReader.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import {
  answerOf,
  type CallOptions,
  openTestBackend,
  readReply,
  refusal,
  type TestBackend,
} from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const connected = ': connected\n\n';
const stillHere = ': still here\n\n';

/** Nora's stream, open. */
const openStream = async (backend: TestBackend, call: CallOptions = {}) => {
  const { token } = (await backend.signUp(nora)).session;
  const response = await backend.open('streamEvents', { token, ...call });
  return { token, response, feed: readFeed(response) };
};

/** The items of a piece of the stream, each held against the contract. */
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

    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-cache',
    ]);
    expect(endpoints.streamEvents.mediaType).toBe('text/event-stream');
    expect([response.headers.get('X-Log-Position'), await feed.next()]).toEqual(['5', connected]);
  });

  test('tells what happens from now on, as the list tells it', async () => {
    const backend = openTestBackend();
    const { token, feed } = await openStream(backend);
    await feed.next();
    await backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });
    await backend.succeed('updateProfile', { token, body: { first_name: 'Nora' } });
    const listed = await backend.succeed('listEvents', { token, query: 'after=5' });

    expect(itemsIn(await feed.next())).toEqual(
      listed.items.map((item) => ({ id: item.position, item: { ...item, actor: { ...item.actor, name: expect.any(String) } } })),
    );
    expect(listed.items.map(({ type }) => type)).toEqual(['ProfileUpdated', 'ProfileUpdated']);
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

    expect([itemsIn(await feed.next()).length, itemsIn(await other.next()).map(({ id }) => id)]).toEqual([5, [5]]);
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
      calls.map(async (call) => answerOf(await readReply(await open('streamEvents', { token, ...call })))),
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

    expect(answerOf(await ask('streamEvents'))).toEqual(refusal('sessionMissing'));
  });

  test('gives a sign of life every 15 seconds, to the millisecond', async () => {
    const backend = openTestBackend();
    const { feed } = await openStream(backend);
    const heard: string[] = [await feed.next()];
    for (const delay of [14_999, 1, 14_999, 1]) {
      backend.world.clock.advance(delay);
      heard.push(await feed.next());
    }

    expect(heard).toEqual([connected, '', stillHere, '', stillHere]);
  });

  test('ends by itself after 90 seconds, and lets go of everything', async () => {
    const backend = openTestBackend();
    const { token, feed } = await openStream(backend);
    await backend.world.clock.advanceAsync(89_999);
    const before = await feed.ending();
    backend.world.clock.advance(1);

    expect([before, await feed.ending(), backend.world.clock.pending()]).toEqual(['open', 'ended', []]);
    expect(await feed.next()).toBe(`${connected}${stillHere.repeat(5)}`);
    await backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });
    expect(await feed.next()).toBe('');
  });

  test('ends with its session, after having told so [S2.10]', async () => {
    const backend = openTestBackend();
    const { token, feed } = await openStream(backend);
    await feed.next();
    await backend.succeed('signOut', { token });

    expect([typesIn(await feed.next()), await feed.ending(), backend.world.clock.pending()]).toEqual([
      ['SessionEnded'],
      'ended',
      [],
    ]);
  });

  test('goes on when another session of the same person ends', async () => {
    const backend = openTestBackend();
    const { feed } = await openStream(backend);
    const other = await backend.succeed('signIn', { body: credentialsOf(nora) });
    await backend.succeed('signOut', { token: other.session.token });

    expect([typesIn(await feed.next()), await feed.ending()]).toEqual([
      ['SessionStarted', 'SessionEnded'],
      'open',
    ]);
  });

  test('is let go of when its reader leaves', async () => {
    const backend = openTestBackend();
    const { token, feed } = await openStream(backend);
    const sibling = readFeed(await backend.open('streamEvents', { token }));
    await feed.leave();
    await sibling.leave();
    await backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });

    expect([await feed.ending(), backend.world.clock.pending()]).toEqual(['ended', []]);
    expect(backend.world.trace.frames().filter(({ kind }) => kind === 'fault')).toEqual([]);
  });

  test('is let go of when its request is abandoned, also while it was being answered', async () => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    const controllers = [new AbortController(), new AbortController()];
    const responses = controllers.map(({ signal }) =>
      backend.backend.handle(
        new Request('https://app.example/api/events/stream', {
          headers: { Authorization: `Bearer ${token}` },
          signal,
        }),
      ),
    );
    controllers[0]?.abort();
    const feeds = (await Promise.all(responses)).map(readFeed);
    controllers[1]?.abort();

    expect(await Promise.all(feeds.map((feed) => feed.ending()))).toEqual(['ended', 'ended']);
    expect(backend.world.clock.pending()).toEqual([]);
  });

  test('breaks when the log can no longer be read, and says so in the trace', async () => {
    const world = createVirtualWorld();
    let broken = false;
    const backend = openTestBackend({
      world,
      readThrough: (readModel) => ({
        ...readModel,
        current: () => (broken ? Promise.reject(new Error('unreadable')) : readModel.current()),
      }),
    });
    const { token, feed } = await openStream(backend);
    await feed.next();
    const change = backend.succeed('updateProfile', { token, body: { first_name: 'Eleonora' } });
    await change;
    broken = true;

    await feed.next();
    await backend.log.append({
      commandId: 'another',
      commandHash: '0'.repeat(64),
      correlationId: '1'.repeat(32),
      actor: { kind: 'system', id: 'tests' },
      events: [
        {
          stream: 'note-one',
          event: { type: 'SomethingHappened', data: {} },
          tags: [...((await backend.events())[0]?.tags ?? [])],
        },
      ],
    });

    expect([await feed.ending(), world.clock.pending()]).toEqual(['broken', []]);
    expect(world.trace.frames().filter(({ kind }) => kind === 'fault').map(({ name, detail }) => [name, detail])).toEqual([
      ['streamEvents failed', new Error('unreadable')],
    ]);
  });

  test('tells what happened in another tab', async () => {
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

  test('tells nothing of another workspace', async () => {
    const backend = openTestBackend();
    const { feed } = await openStream(backend);
    await feed.next();
    const stranger = await backend.signUp(otto);
    await backend.succeed('signOut', { token: stranger.session.token });

    expect([await feed.next(), await feed.ending()]).toEqual(['', 'open']);
  });

  test('tells a person of a client only what is about them and their client', async () => {
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

    expect(told).toEqual(['AccountRegistered', 'MemberJoined', 'ClientAdded', 'SessionStarted']);
    expect([aboutAdmin, typesIn(await feed.next())]).toEqual(['', ['SessionStarted']]);
  });
});
