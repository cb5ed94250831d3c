/** Tests the lifetime of an event stream and its cleanup. */
import { describe, expect, test } from 'vitest';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { eventItem as itemSchema } from '#domain/contract/eventSchemas.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { readFeed } from '#tests/support/feedReader.ts';
import { type CallOptions, openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const connected = ': connected\n\n';
const stillHere = ': still here\n\n';

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

describe('life of an event stream', () => {
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

  test('ends with its session, after having reported so [S2.10]', async () => {
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
        of: (workspace) => (broken ? Promise.reject(new Error('unreadable')) : readModel.of(workspace)),
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
    expect(
      world.trace
        .frames()
        .filter(({ kind }) => kind === 'fault')
        .map(({ name, detail }) => [name, detail]),
    ).toEqual([['streamEvents failed', new Error('unreadable')]]);
  });
});
