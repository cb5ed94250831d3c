/** Tests the machine that rebuilds from the log. */
import { expect, test } from 'vitest';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import { logRebuildMachine } from '#machines/logRebuild/logRebuildMachine.ts';
import { logRebuildService } from '#machines/logRebuild/logRebuildService.ts';
import { settle } from '#world/settle.ts';
import { startMachine } from '../machineHarness.ts';

const equal: RebuildVerdict = { position: 90, answers: 24, differing: [] };
const different: RebuildVerdict = { position: 91, answers: 24, differing: ['goalDirectory'] };

const open = () => {
  const steps: RecoveryStep[] = [];
  const ends: PromiseWithResolvers<RebuildVerdict | null>[] = [];
  const rebuild = (step: RecoveryStep): Promise<RebuildVerdict | null> => {
    steps.push(step);
    const end = Promise.withResolvers<RebuildVerdict | null>();
    ends.push(end);
    return end.promise;
  };
  const { actor } = startMachine(logRebuildMachine.provide(logRebuildService({ rebuild })));
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.progress.done, context.verdict];
  };
  return { actor, steps, ends, state };
};

test('a rebuild reports how far it is, and ends with what differs', async () => {
  const { actor, steps, ends, state } = open();
  actor.send({ type: 'rebuild.begin' });
  steps[0]?.onProgress(40, 90);
  expect(state()).toEqual(['rebuilding', 40, null]);

  ends[0]?.resolve(equal);
  await settle();
  expect(state()).toEqual(['equal', 40, equal]);
});

test('a second rebuild begins anew, and finds what became of the log since', async () => {
  const { actor, ends, state } = open();
  actor.send({ type: 'rebuild.begin' });
  ends[0]?.resolve(equal);
  await settle();
  actor.send({ type: 'rebuild.begin' });
  expect(state()).toEqual(['rebuilding', 0, null]);

  ends[1]?.resolve(different);
  await settle();
  expect(state()).toEqual(['different', 0, different]);
});

test('a rebuild that is stopped ends its work, and reports nothing', async () => {
  const { actor, steps, ends, state } = open();
  actor.send({ type: 'rebuild.begin' });
  actor.send({ type: 'rebuild.cancel' });
  expect([state(), steps[0]?.signal.aborted]).toEqual([['idle', 0, null], true]);

  ends[0]?.resolve(equal);
  await settle();
  expect(state()).toEqual(['idle', 0, null]);
});

test('one rebuild runs at a time', () => {
  const { actor, steps } = open();
  actor.send({ type: 'rebuild.begin' });
  actor.send({ type: 'rebuild.begin' });
  expect(steps).toHaveLength(1);
});

test('a rebuild without anything to compare ends as equal', async () => {
  const { actor, ends, state } = open();
  actor.send({ type: 'rebuild.begin' });
  ends[0]?.resolve(null);
  await settle();
  expect(state()).toEqual(['equal', 0, null]);
});

test('a log that cannot be read fails its rebuild', async () => {
  const { actor, ends, state } = open();
  actor.send({ type: 'rebuild.begin' });
  ends[0]?.reject(new Error('no'));
  await settle();
  expect(state()).toEqual(['failed', 0, null]);
});
