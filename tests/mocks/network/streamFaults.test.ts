/** Tests streams on an unreliable network. */
import { describe, expect, test } from 'vitest';
import type { Fault, Reach } from '#domain/inspection/networkControls.ts';
import { longestSwapWait } from '#mocks/network/streamFaults.ts';
import { nora } from '#tests/support/cast.ts';
import { readFeed } from '#tests/support/feedReader.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { settle } from '#world/settle.ts';

const openStream = async () => {
  const backend = openTestBackend();
  const { token } = (await backend.signUp(nora)).session;
  const connect = async (headers: Readonly<Record<string, string>> = {}) =>
    readFeed(await backend.open('streamEvents', { token, headers }));
  const rename = (first_name: string) => backend.succeed('updateProfile', { token, body: { first_name } });
  const fail = (fault: Fault, reach: Reach = { next: 1 }) =>
    backend.controls.setFault({ route: 'streamEvents', fault, reach });
  return { ...backend, feed: await connect(), connect, rename, fail };
};

const idsIn = (text: string): readonly number[] =>
  [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

const faultsOf = ({ world }: Awaited<ReturnType<typeof openStream>>) =>
  world.trace
    .frames()
    .filter(({ kind }) => kind === 'fault')
    .map(({ name, detail }) => [name, (detail as { message: unknown }).message]);

describe('a stream on an unreliable line', () => {
  test('breaks off at once, and the next connections too, until the fault is used up', async () => {
    const stream = await openStream();
    await stream.feed.next();
    stream.fail({ kind: 'streamDrop' }, { next: 2 });
    const first = await stream.feed.ending();
    const second = await stream.connect();
    const third = await stream.connect();

    expect([first, await second.ending(), await third.ending()]).toEqual(['broken', 'broken', 'open']);
    expect([faultsOf(stream), stream.controls.state().faults]).toEqual([
      [
        ['Dropped stream: GET /api/events/stream', null],
        ['Dropped stream: GET /api/events/stream', null],
      ],
      [],
    ]);
  });

  test('breaks off at a message, which comes after resuming', async () => {
    const stream = await openStream();
    const id = stream.fail({ kind: 'streamDrop' }, { share: 1 });
    const quiet = await stream.feed.ending();
    await stream.rename('Eleonora');
    const ending = await stream.feed.ending();
    const told = await stream.feed.next();
    stream.controls.removeFault(id);
    const resumed = await stream.connect({ 'Last-Event-ID': '5' });

    expect([quiet, ending, idsIn(told), idsIn(await resumed.next())]).toEqual(['open', 'broken', [], [6]]);
    expect(faultsOf(stream)).toEqual([['Dropped stream: GET /api/events/stream', '6']]);
  });

  test('brings a message twice', async () => {
    const stream = await openStream();
    stream.fail({ kind: 'streamDuplicate' });
    await stream.rename('Eleonora');
    await stream.rename('Nora');
    const text = await stream.feed.next();
    const blocks = text.split('\n\n');

    expect([idsIn(text), blocks[1] === blocks[2]]).toEqual([[6, 6, 7], true]);
    expect(faultsOf(stream)).toEqual([['Doubled message: GET /api/events/stream', '6']]);
  });

  test('brings a message after the one that follows it', async () => {
    const stream = await openStream();
    stream.fail({ kind: 'streamOutOfOrder' });
    await stream.rename('Eleonora');
    const before = await stream.feed.next();
    await stream.rename('Nora');
    await stream.rename('Ella');

    expect([idsIn(before), idsIn(await stream.feed.next())]).toEqual([[], [7, 6, 8]]);
  });

  test('brings a message alone when none follows it in two seconds', async () => {
    const stream = await openStream();
    stream.fail({ kind: 'streamOutOfOrder' });
    await stream.rename('Eleonora');
    await settle();
    stream.world.clock.advance(longestSwapWait - 1);
    const early = idsIn(await stream.feed.next());
    stream.world.clock.advance(1);

    expect([early, idsIn(await stream.feed.next())]).toEqual([[], [6]]);
  });

  test('says at its end what still waits, and lets go of everything when its reader leaves', async () => {
    const ending = await openStream();
    ending.fail({ kind: 'streamOutOfOrder' });
    await ending.world.clock.advanceAsync(89_000);
    await ending.rename('Eleonora');
    await ending.world.clock.advanceAsync(1_000);
    const left = await openStream();
    left.fail({ kind: 'streamOutOfOrder' });
    await left.rename('Eleonora');
    await left.feed.leave();

    expect([idsIn(await ending.feed.next()), await ending.feed.ending()]).toEqual([[6], 'ended']);
    expect([ending.world.clock.pending(), left.world.clock.pending()]).toEqual([[], []]);
  });

  test('lets signs of life pass', async () => {
    const stream = await openStream();
    stream.fail({ kind: 'streamDuplicate' }, { share: 1 });
    await stream.feed.next();
    await stream.world.clock.advanceAsync(15_000);

    expect([await stream.feed.next(), faultsOf(stream)]).toEqual([': still here\n\n', []]);
  });
});
