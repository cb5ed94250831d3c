/** Tests the machine that checks the log. */
import { expect, test } from 'vitest';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { StorageVerdict } from '#domain/recovery/storageVerdict.ts';
import { logCheckMachine } from '#machines/logCheck/logCheckMachine.ts';
import { logCheckService } from '#machines/logCheck/logCheckService.ts';
import { settle } from '#world/settle.ts';
import { startMachine } from '../machineHarness.ts';

const head = { position: 90, hash: 'f'.repeat(64), recordedAt: '2026-01-01T00:00:00.000Z' };
const intact: StorageVerdict = { checked: 90, head, broken: null, copy: null };
const broken: StorageVerdict = { checked: 40, head, broken: { position: 41, fault: 'content' }, copy: null };

const open = () => {
  const steps: RecoveryStep[] = [];
  const ends: PromiseWithResolvers<StorageVerdict>[] = [];
  const check = (step: RecoveryStep): Promise<StorageVerdict> => {
    steps.push(step);
    const end = Promise.withResolvers<StorageVerdict>();
    ends.push(end);
    return end.promise;
  };
  const { actor } = startMachine(logCheckMachine.provide(logCheckService({ check })));
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.progress.done, context.verdict];
  };
  return { actor, steps, ends, state };
};

test('a check reports how far it is, and ends with what it found', async () => {
  const { actor, steps, ends, state } = open();
  actor.send({ type: 'check.begin' });
  steps[0]?.onProgress(40, 90);
  expect(state()).toEqual(['checking', 40, null]);

  ends[0]?.resolve(intact);
  await settle();
  expect(state()).toEqual(['intact', 40, intact]);
});

test('a second check begins anew, and finds what became of the log since', async () => {
  const { actor, ends, state } = open();
  actor.send({ type: 'check.begin' });
  ends[0]?.resolve(intact);
  await settle();
  actor.send({ type: 'check.begin' });
  expect(state()).toEqual(['checking', 0, null]);

  ends[1]?.resolve(broken);
  await settle();
  expect(state()).toEqual(['broken', 0, broken]);
});

test('a check that is stopped ends its work, and reports nothing', async () => {
  const { actor, steps, ends, state } = open();
  actor.send({ type: 'check.begin' });
  actor.send({ type: 'check.cancel' });
  expect([state(), steps[0]?.signal.aborted]).toEqual([['idle', 0, null], true]);

  ends[0]?.resolve(intact);
  await settle();
  expect(state()).toEqual(['idle', 0, null]);
});

test('one check runs at a time', () => {
  const { actor, steps } = open();
  actor.send({ type: 'check.begin' });
  actor.send({ type: 'check.begin' });
  expect(steps).toHaveLength(1);
});

test('a log that cannot be read fails its check', async () => {
  const { actor, ends, state } = open();
  actor.send({ type: 'check.begin' });
  ends[0]?.reject(new Error('no'));
  await settle();
  expect(state()).toEqual(['failed', 0, null]);
});
