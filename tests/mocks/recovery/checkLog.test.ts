/** Tests checking the whole log in a worker or else on the page, and reporting damage as a loss. */
import { expect, test } from 'vitest';
import type { Loss } from '#domain/recovery/loss.ts';
import type { Verdict } from '#domain/recovery/storageVerdict.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { createHeadMarkers } from '#events/recovery/headMarker.ts';
import { checkLog } from '#mocks/recovery/checkLog.ts';
import type { AskLogWorker } from '#mocks/recovery/logWorker/askLogWorker.ts';
import type { RecoveryPlace } from '#mocks/recovery/recoveryPlace.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const noStore = (): never => {
  throw new Error('no store');
};

const open = async (askWorker: AskLogWorker | null) => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await appendFacts(log, world, sampleEventsOf('nora'));
  const head = await log.head();
  const losses: Loss[] = [];
  const parts = {
    opened: { log, memoryReason: null, failure: null, standing: null, storeId: 'store' },
    place: { markers: createHeadMarkers(noStore) } as RecoveryPlace,
    askWorker,
    onLoss: (loss: Loss) => void losses.push(loss),
  };
  return { log, head, losses, parts };
};

const broken = (head: Verdict['head']): Verdict => ({
  checked: 4,
  head,
  broken: { position: 5, fault: 'content' },
});

test('of a worker reports a broken chain as a loss', async () => {
  const { head, losses, parts } = await open(async () => ({
    kind: 'check',
    verdict: broken({ position: 4, hash: '', recordedAt: '' }),
  }));
  const { position, recordedAt } = head;

  expect((await checkLog(parts)).broken).toEqual({ position: 5, fault: 'content' });
  expect(losses).toEqual([
    {
      kind: 'damaged',
      tenant: 'tests',
      expected: { position, recordedAt },
      found: { position, recordedAt },
      detail: 'The chain of events breaks at event 5 (content).',
    },
  ]);
});

test.each<readonly [string, AskLogWorker | null]>([
  ['there is no worker', null],
  ['the worker does nothing', async () => null],
])('is done by the page where %s, which tells how far it is', async (_why, askWorker) => {
  const { head, losses, parts } = await open(askWorker);
  const steps: (readonly [number, number])[] = [];
  const verdict = await checkLog(parts, { onProgress: (done, total) => steps.push([done, total]) });

  expect([verdict, losses]).toEqual([{ checked: head.position, head, broken: null }, []]);
  expect(steps.at(-1)).toEqual([head.position, head.position]);
});

test('that is stopped rejects with the reason, and reports no loss', async () => {
  const { losses, parts } = await open(null);
  const signal = AbortSignal.abort(new Error('enough'));

  await expect(checkLog(parts, { signal })).rejects.toThrow('enough');
  expect(losses).toEqual([]);
});

test('reports records that cannot be read as a loss', async () => {
  const { log, losses, parts } = await open(null);
  const readAll = async (): Promise<never> => {
    throw new StorageError('corrupt', 'event 7 of a segment cannot be read');
  };
  const opened = { ...parts.opened, log: { ...log, readAll } };

  await expect(checkLog({ ...parts, opened })).rejects.toThrow('event 7');
  expect(losses).toEqual([
    {
      kind: 'unreadable',
      tenant: 'tests',
      expected: null,
      found: null,
      detail: 'event 7 of a segment cannot be read',
    },
  ]);
});
