/** Tests slow work at a start: announced after a delay, with progress, and cancellable. */
import { expect, test } from 'vitest';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import type { LogStep } from '#mocks/recovery/logWorker/askLogWorker.ts';
import { moment, slowRebuild } from '#mocks/recovery/logWorker/slowRebuild.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const open = () => {
  const { clock } = createVirtualWorld();
  const told: StartRebuild[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let step: LogStep = {};
  const result = slowRebuild({ clock, tell: (rebuild) => void told.push(rebuild) }, (given) => {
    step = given;
    given.signal?.addEventListener('abort', () => reject(new Error('stopped')));
    return promise;
  });
  return { clock, told, result, resolve, reject, progress: (done: number) => step.onProgress?.(done, 90) };
};

test('reports nothing of what ends within a moment', async () => {
  const { clock, told, result, resolve } = open();
  await clock.advance(moment - 1);
  resolve('made');
  expect(await result).toBe('made');
  await clock.advance(moment);
  expect(told).toEqual([]);
});

test('what takes longer is followed from where it is to its end', async () => {
  const { clock, told, result, resolve, progress } = open();
  progress(20);
  await clock.advance(moment);
  const [rebuild] = told;
  const heard: number[] = [];
  const stop = rebuild?.follow((done) => heard.push(done));
  progress(40);
  stop?.();
  progress(60);
  resolve('made');

  expect([await result, heard, await rebuild?.ended]).toEqual(['made', [20, 40], undefined]);
});

test('who goes on without waiting gets nothing, and the work is stopped', async () => {
  const { clock, told, result } = open();
  await clock.advance(moment);
  told[0]?.skip();

  expect(await result).toBeNull();
});

test('a fault of the work is its own', async () => {
  const { result, reject } = open();
  reject(new Error('no'));

  await expect(result).rejects.toThrow('no');
});
