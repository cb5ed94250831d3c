/** Tests the stream of live visits over HTTP: message timing, content, resuming and ending. */
import { describe, expect, test } from 'vitest';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type VisitMessage, visitMessage } from '#domain/contract/realtimeSchemas.ts';
import { readReply, refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { readFeed } from '#tests/support/feedReader.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const connected = ': connected\n\n';
const minute = 60_000;

const openDemo = async (name: 'admin' | 'client' = 'admin') => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo(name)).session;
  const stream = async (call: CallOptions = {}) =>
    readFeed(await backend.open('streamVisits', { token, query: 'client=fjordandfoam', ...call }));
  return { ...backend, token, stream };
};

type Told = { readonly id: string; readonly message: VisitMessage };

const messagesIn = (text: string): readonly Told[] =>
  [...text.matchAll(/id: (\d+)\nevent: visits\ndata: (.*)\n\n/g)].map(([, id = '', data = '']) => ({
    id,
    message: visitMessage.parse(JSON.parse(data)),
  }));

const idsIn = (told: readonly Told[]) =>
  told.flatMap(({ message }) => message.recent.toReversed().map(({ id }) => id));

describe('a stream of visits', () => {
  test('begins with a picture, then reports what came in each interval, at whole intervals of the clock', async () => {
    const { stream, world, succeed, token } = await openDemo();
    world.clock.advance(1_300);
    const begun = world.clock.now();
    const feed = await stream();
    const first = await feed.next();
    const told: Told[] = [];
    for (let step = 0; step < 60; step += 1) {
      world.clock.advance(1_000);
      told.push(...messagesIn(await feed.next()));
    }
    const picture = await succeed('readRealtime', { token, query: 'client=fjordandfoam' });

    expect(endpoints.streamVisits.mediaType).toBe('text/event-stream');
    expect(first.startsWith(connected)).toBe(true);
    expect(messagesIn(first).map(({ message }) => [message.at, message.recent])).toEqual([
      [new Date(begun).toISOString(), []],
    ]);
    expect(told.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 12 }, (_, index) => begun + 3_700 + index * 5_000),
    );
    expect(idsIn(told)).toEqual(
      picture.recent
        .filter(({ at }) => Date.parse(at) >= begun && Date.parse(at) < Number(told.at(-1)?.id))
        .toReversed()
        .map(({ id }) => id),
    );
    expect(idsIn(told).length).toBeGreaterThan(0);
  });

  test('goes on after the id of its last message without a gap and without a repeat', async () => {
    const { stream, world } = await openDemo();
    const whole = await stream({ query: 'client=fjordandfoam&interval=30' });
    const cut = await stream({ query: 'client=fjordandfoam&interval=2' });
    world.clock.advance(41_000);
    const before = messagesIn(await cut.next());
    await cut.leave();
    await world.clock.advanceAsync(19_000);
    await world.clock.advanceAsync(1 * minute);
    const again = await stream({ headers: { 'Last-Event-ID': before.at(-1)?.id ?? '' } });
    const after = messagesIn(await again.next());

    expect(after.length).toBe(1);
    expect(idsIn([...before, ...after])).toEqual(idsIn(messagesIn(await whole.next())));
  });

  test('goes back 30 minutes at most, and never into the future', async () => {
    const { stream, world } = await openDemo();
    const start = world.clock.now();
    world.clock.advance(90 * minute);
    const now = world.clock.now();
    const firstOf = async (id: number) =>
      messagesIn(await (await stream({ headers: { 'Last-Event-ID': String(id) } })).next())[0]?.message;
    const [old, later] = [await firstOf(start), await firstOf(now + minute)];
    const times = (old?.recent ?? []).map(({ at }) => Date.parse(at));

    expect([Math.min(...times) >= now - 30 * minute, Math.min(...times) < now - 25 * minute]).toEqual([
      true,
      true,
    ]);
    expect([later?.at, later?.recent]).toEqual([new Date(now).toISOString(), []]);
  });

  test('appends nothing, and ends with its session', async () => {
    const { stream, world, appendedBy, succeed, token } = await openDemo();
    const feed = await stream();
    const appended = await appendedBy(() => world.clock.advanceAsync(minute));
    await succeed('signOut', { token });

    expect([appended, await feed.ending(), world.clock.pending()]).toEqual([[], 'ended', []]);
  });

  test('is let go of when its reader leaves', async () => {
    const { stream, world } = await openDemo();
    const feed = await stream();
    await feed.next();
    await feed.leave();

    expect(world.clock.pending()).toEqual([]);
  });

  test('stops telling of a client from the message after it was paused', async () => {
    const { stream, world, succeed, token } = await openDemo();
    const feed = await stream();
    await feed.next();
    await succeed('pauseClient', {
      token,
      params: { id: 'fjordandfoam' },
      headers: { 'If-Match': '*' },
    });
    await world.clock.advanceAsync(5_000);

    expect(messagesIn(await feed.next()).map(({ message: { quiet, visits } }) => [quiet, visits])).toEqual([
      ['paused', 0],
    ]);
  });

  test('is refused to a stranger, for another’s client and for what it does not know', async () => {
    const { open, token, world, ask } = await openDemo('client');
    const calls: readonly CallOptions[] = [
      { token, query: 'client=stackpilot' },
      { token, query: 'interval=1' },
      { token, query: 'every=5' },
      { token, headers: { 'Last-Event-ID': 'x' } },
    ];
    const [forbidden, ...invalid] = await Promise.all(
      calls.map(async (call) => statusAndBody(await readReply(await open('streamVisits', call)))),
    );

    expect(statusAndBody(await ask('streamVisits'))).toEqual(refusal('sessionMissing'));
    expect(forbidden).toEqual(refusal('roleForbidden'));
    expect(invalid.map(({ status, body }) => [status, Object(body).errors])).toEqual([
      [422, { interval: 'Invalid input' }],
      [422, { every: 'Unknown field' }],
      [422, { 'Last-Event-ID': 'Must be the id of a message, or a cursor' }],
    ]);
    expect(world.clock.pending()).toEqual([]);
  });
});
