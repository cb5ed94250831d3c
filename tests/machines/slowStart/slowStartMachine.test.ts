/** Tests a slow start that waits for the history. */
import { expect, test, vi } from 'vitest';
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import { slowStartMachine } from '#machines/slowStart/slowStartMachine.ts';
import { slowStartService } from '#machines/slowStart/slowStartService.ts';
import { settle } from '#world/settle.ts';
import { startMachine } from '../machineHarness.ts';

const open = () => {
  const slow = Promise.withResolvers<StartRebuild>();
  const end = Promise.withResolvers<void>();
  const skip = vi.fn<() => void>();
  const stop = vi.fn<() => void>();
  let tell: OnProgress = () => {};
  const follow = (listener: OnProgress) => {
    tell = listener;
    listener(0, 0);
    return stop;
  };
  const { actor } = startMachine(slowStartMachine.provide(slowStartService(slow.promise)));
  const begin = async () => {
    slow.resolve({ follow, ended: end.promise, skip });
    await settle();
  };
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.progress.done];
  };
  return { actor, begin, end, skip, stop, state, tell: (done: number) => tell(done, 90) };
};

test('nothing is said until a rebuild takes long; then how far it is, to its end', async () => {
  const { begin, end, state, stop, tell } = open();
  expect(state()).toEqual(['quiet', 0]);
  await begin();
  tell(40);
  expect(state()).toEqual(['rebuilding', 40]);
  end.resolve();
  await settle();
  expect([state(), stop.mock.calls.length]).toEqual([['over', 40], 1]);
});

test('who goes on without waiting ends the rebuild, and reads that the page goes through the history', async () => {
  const { actor, begin, end, state, skip, tell } = open();
  await begin();
  tell(40);
  actor.send({ type: 'rebuild.skip' });
  end.resolve();
  await settle();
  expect([state(), skip.mock.calls.length]).toEqual([['onPage', 40], 1]);
});
