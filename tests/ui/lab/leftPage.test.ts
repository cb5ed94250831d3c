/** Tests ending actors and calls of a page that was left. */
import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { liveActorsOf } from '#machines/liveActors.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { framesOfLeaving, isPageLeft } from '#ui/lab/leftPage.ts';
import { endOf, statusText } from '#ui/lab/network/call.ts';
import { createCallFold } from '#ui/lab/network/callFold.ts';
import { createTrace } from '#world/createTrace.ts';
import type { Frame } from '#world/trace.ts';
import { openSession } from './network/session.ts';

const machine = setup({
  types: { events: {} as { type: 'go' } },
  actors: { watchSession: fromPromise<string>(() => new Promise(() => undefined)) },
}).createMachine({
  id: 'auth',
  initial: 'idle',
  states: {
    idle: { on: { go: 'watching' } },
    watching: { invoke: { id: 'watchSession', src: 'watchSession' } },
  },
});

const pageAfter = (before: readonly Frame[]) => {
  const world = newWorld();
  const trace = createTrace({ ...world, after: before.at(-1)?.number ?? 0, realTime: () => 0 });
  const page = { ...world, trace };
  startLifecycle(page, machine, { id: 'auth' }).send({ type: 'go' });
  return { page, frames: () => [...before, ...trace.frames()] };
};

const left = (frames: readonly Frame[]): readonly Frame[] => [
  ...frames,
  ...framesOfLeaving(frames, newWorld()),
];

describe('a page that is left', () => {
  test('ends all that runs on it, with frames that go on where its own end', () => {
    const { frames } = pageAfter([]);
    const ending = framesOfLeaving(frames(), newWorld());
    const last = frames().length;

    expect(ending.map(({ number, name, cause }) => [number, name, cause])).toEqual([
      [last + 1, 'The page was left', null],
      [last + 2, 'auth stopped', last + 1],
      [last + 3, 'auth/watchSession stopped', last + 1],
    ]);
    expect([ending.map(isPageLeft), frames().some(isPageLeft)]).toEqual([[true, false, false], false]);
  });

  test('leaves one running lifecycle of a name with one child, after any number of reloads', () => {
    let { page, frames } = pageAfter([]);
    for (let reload = 1; reload <= 8; reload += 1) ({ page, frames } = pageAfter(left(frames())));
    const runs = createRunReader()(frames());
    const running = runs.filter(({ end }) => end === null);

    expect(running.map(({ name, isBefore }) => [name, isBefore])).toEqual([
      ['auth', false],
      ['auth/watchSession', false],
    ]);
    expect(runs.filter(({ isBefore }) => isBefore).map(({ end }) => end?.how)).toEqual(
      Array.from({ length: 16 }, () => 'stopped'),
    );
    expect(
      liveActorsOf(page.trace)
        .list()
        .map(({ run }) => run()),
    ).toEqual([running[0]?.key]);
  });

  test('that left nothing behind adds nothing', () => {
    expect(framesOfLeaving([], newWorld())).toEqual([]);
  });

  test('cancels the calls that were on their way, and a stream that brought nothing', async () => {
    const session = await openSession(40);
    await session.connect();
    void session.api.call('listPlans').catch(() => undefined);
    await session.settle();
    const frames = session.world.trace.frames();
    const calls = (seen: readonly Frame[]) =>
      createCallFold()
        .take(seen)
        .map((call) => [call.asked.path, statusText(call), endOf(call) === null]);

    expect(calls(frames)).toEqual([
      ['/api/auth/sign-up', '201', false],
      ['/api/events/stream', '200', true],
      ['/api/plans', 'pending', true],
    ]);
    expect(calls(left(frames))).toEqual([
      ['/api/auth/sign-up', '201', false],
      ['/api/events/stream', 'Cancelled', false],
      ['/api/plans', 'Cancelled', false],
    ]);
  });
});
