/** Tests whole-log tasks in a worker: results, progress, cancellation and the fallback on the page. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openLog } from '#events/log/openLog.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import { todaysLog } from '#events/todaysLog.ts';
import {
  createAskLogWorker,
  type StartedLogWorker,
  startPatience,
} from '#mocks/recovery/logWorker/askLogWorker.ts';
import type { FromLogWorker, LogTask, ToLogWorker } from '#mocks/recovery/logWorker/logTask.ts';
import { runLogTask } from '#mocks/recovery/logWorker/runLogTask.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { told } from '#tests/support/toldAnswers.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const workspaceId = 'noraspace';
const name = { site: 'usual', database: 'agencylens-log', tenant: 'main' } as const;

const openSequence = async () => {
  const world = createVirtualWorld();
  const factory = new IDBFactory();
  const { log, storeId } = await openLog({ world, tenant: 'main', indexedDb: factory });
  const personal = todaysLog(personalLog(log, world));
  await appendFacts(personal, world, sampleEventsOf('nora'), { tags: [`workspace:${workspaceId}`] });
  const asked = (task: LogTask): ToLogWorker => ({ ...name, storeId: storeId ?? '', task });
  const told: (readonly [number, number])[] = [];
  const onProgress = (done: number, total: number): void => void told.push([done, total]);
  const run = (task: LogTask) =>
    runLogTask(asked(task), { factory, world: createVirtualWorld({ seed: 2 }), onProgress });
  return { world, factory, log, personal, storeId: storeId ?? '', asked, run, told };
};

const rebuild = (standing = 0): LogTask => ({ kind: 'rebuild', workspaceId, standing, version: 'one' });

test('a check finds the chain intact, and reports how far it is', async () => {
  const { log, run, told } = await openSequence();
  const head = await log.head();

  expect(await run({ kind: 'check' })).toEqual({
    kind: 'check',
    verdict: { checked: head.position, head, broken: null },
  });
  expect(told.at(-1)).toEqual([head.position, head.position]);
});

test('a rebuilt snapshot gives every answer that a page folds, with the names of people', async () => {
  const { world, factory, personal, storeId, run, told: steps } = await openSequence();
  const { position } = await personal.head();
  const fresh = told(await createReadModel(personal, world.trace).of(workspaceId));

  expect(await run(rebuild())).toEqual({ kind: 'rebuild', kept: position, differing: [] });
  expect(steps.at(-1)).toEqual([position, position]);

  const use = {
    version: 'one',
    shelf: createSnapshotStore({ factory, storeId, tenant: 'main', report: () => expect.unreachable() }),
    leastEvents: 1,
    leastNews: 1,
    spoiledBy: [],
    whenQuiet: () => {},
  };
  const read: number[] = [];
  const counting = {
    ...personal,
    readTagged: (question: Parameters<typeof personal.readTagged>[0]) => {
      read.push(question.after ?? 0);
      return personal.readTagged(question);
    },
  };

  expect(told(await createReadModel(counting, world.trace, use).of(workspaceId))).toStrictEqual(fresh);
  expect(read).toEqual([position]);
});

test('of a short log no extracts are made', async () => {
  const { log, run, told: steps } = await openSequence();
  const { position } = await log.head();

  expect(await run({ kind: 'extract' })).toEqual({ kind: 'extract', made: 0 });
  expect(steps.at(-1)).toEqual([position, position]);
});

test('a snapshot of another page stays', async () => {
  const { run } = await openSequence();
  await run(rebuild());

  expect(await run(rebuild(7))).toEqual({ kind: 'rebuild', kept: null, differing: [] });
});

test('another database of that name is left alone', async () => {
  const { factory, asked } = await openSequence();
  const other = { ...asked({ kind: 'check' }), storeId: 'another' };
  const parts = { factory, world: createVirtualWorld(), onProgress: () => {} };

  await expect(runLogTask(other, parts)).rejects.toThrow('another database stands there');
});

const stagedWorker = (answers: readonly FromLogWorker[]) => {
  const happened: string[] = [];
  let fail = (): void => {};
  const start = (): StartedLogWorker => {
    let hear = (_message: FromLogWorker): void => {};
    return {
      tell: ({ task }) => {
        happened.push(task.kind);
        for (const answer of answers) hear(answer);
      },
      listen: (listener) => {
        hear = listener;
      },
      onFailure: (listener) => {
        fail = listener;
      },
      end: () => happened.push('end'),
    };
  };
  return { start, happened, fail: () => fail() };
};

const open = { ...name, storeId: 'store' };
const verdict = { checked: 0, head: { position: 0, hash: '', recordedAt: '' }, broken: null };
const result = { kind: 'check', verdict } as const;

test('a worker is started for a task, heard, and ended', async () => {
  const { clock } = createVirtualWorld();
  const { start, happened } = stagedWorker([
    { kind: 'progress', done: 3, total: 9 },
    { kind: 'result', result },
  ]);
  const told: number[] = [];
  const ask = createAskLogWorker({ start, clock, log: open });

  expect(await ask({ kind: 'check' }, { onProgress: (done) => told.push(done) })).toEqual(result);
  expect([happened, told]).toEqual([['check', 'end'], [3]]);
});

test('a task that is given up rejects with the reason, and its worker is ended', async () => {
  const { clock } = createVirtualWorld();
  const { start, happened } = stagedWorker([{ kind: 'progress', done: 3, total: 9 }]);
  const stopping = new AbortController();
  const asked = createAskLogWorker({ start, clock, log: open })({ kind: 'check' }, stopping);
  stopping.abort(new Error('enough'));

  await expect(asked).rejects.toThrow('enough');
  expect(happened).toEqual(['check', 'end']);
});

test.each<readonly [string, () => Promise<unknown>]>([
  [
    'cannot be started',
    () => {
      const start = () => {
        throw new Error('no workers');
      };
      return createAskLogWorker({ start, ...createVirtualWorld(), log: open })({ kind: 'check' });
    },
  ],
  [
    'could not do it',
    () => {
      const { start } = stagedWorker([{ kind: 'failed', detail: 'no' }]);
      return createAskLogWorker({ start, ...createVirtualWorld(), log: open })({ kind: 'check' });
    },
  ],
  [
    'fails',
    () => {
      const { start, fail } = stagedWorker([]);
      const asked = createAskLogWorker({ start, ...createVirtualWorld(), log: open })({ kind: 'check' });
      fail();
      return asked;
    },
  ],
  [
    'says nothing for long',
    async () => {
      const { clock } = createVirtualWorld();
      const asked = createAskLogWorker({ ...stagedWorker([]), clock, log: open })({ kind: 'check' });
      await clock.advanceAsync(startPatience);
      return asked;
    },
  ],
])('a worker that %s leaves the task to who asks', async (_why, ask) => {
  expect(await ask()).toBeNull();
});
