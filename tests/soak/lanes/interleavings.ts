/** Schedules two to five tabs on the same records: all replies, reads and notifications must fit one order of the log. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { AppendRequest, AppendResult, EventLog, Expected, VaultChange } from '#events/log/eventLog.ts';
import type { LogHints, LogStorage } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { memoryHints } from '#tests/support/memoryHints.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { Lane } from '../lane.ts';
import { createSharedCopy, type SharedCopy } from './sharedCopy.ts';
import { holdHistory, holdSecrets, type TabHistory } from './tabHistory.ts';

const streams = ['note-a', 'note-b', 'note-c'] as const;

const stream = fc.constantFrom(...streams);

const append = fc.record({
  kind: fc.constant('append' as const),
  id: fc.nat({ max: 7 }),
  writes: fc.array(stream, { minLength: 1, maxLength: 4 }),
  expected: fc.uniqueArray(
    fc.record({
      stream,
      revision: fc.oneof(fc.constantFrom<Expected>('none', 'exists'), fc.nat({ max: 3 })),
    }),
    { maxLength: 2, selector: (one) => one.stream },
  ),
  reading: fc.constantFrom('whole', 'pages', 'rows'),
});

const stepOf = fc.oneof(
  { weight: 8, arbitrary: append },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('copy' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), stream }) },
);

type Step = typeof stepOf extends fc.Arbitrary<infer Value> ? Value : never;

const tabs = fc.array(fc.array(stepOf, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 });

/** Secrets follow from the command's id, as its reply does, so that a repeated command is identical. */
const secretsOf = (id: number): readonly VaultChange[] => {
  if (id % 4 === 3) return [{ delete: `key-${id % 2}` }];
  return id % 2 === 0 ? [{ put: `key-${id % 4 === 0 ? 0 : 1}`, value: { id } }] : [];
};

const requestOf = ({ id, writes, expected }: Extract<Step, { kind: 'append' }>): AppendRequest =>
  command(
    `command-${id}`,
    writes.map((name, index) => noted(name, `${id}-${index}`)),
    {
      expected,
      vault: secretsOf(id),
      reply: { status: 201, body: `reply ${id}`, headers: { ETag: `"${id}"` } },
    },
  );

/** A storage whose transactions begin and report their end when the scheduler decides. The storage outlives a page. */
const scheduledStorage = (storage: LogStorage, scheduler: fc.Scheduler): LogStorage => ({
  ...storage,
  read: async (work) => {
    await scheduler.schedule(Promise.resolve(), 'read begins');
    return await storage.read(work);
  },
  write: async (work, durability) => {
    await scheduler.schedule(Promise.resolve(), 'write begins');
    const result = await storage.write(work, durability);
    await scheduler.schedule(Promise.resolve(), 'write is told');
    return result;
  },
  close: async () => {},
});

/** Hints that arrive when the scheduler decides, or long after the next append. */
const scheduledHints = (hints: LogHints, scheduler: fc.Scheduler): LogHints => ({
  ...hints,
  announce: () => {
    void scheduler.schedule(Promise.resolve(), 'hint').then(hints.announce);
  },
});

const readWhole = async (
  log: EventLog,
  reading: 'whole' | 'pages' | 'rows',
): Promise<readonly StoredEvent[]> => {
  if (reading === 'whole') return log.readAll();
  const found: StoredEvent[] = [];
  for (;;) {
    const after = found.at(-1)?.position ?? 0;
    const events =
      reading === 'pages' ? await log.readAll({ after, limit: 2 }) : (await log.readRow({ after })).events;
    if (events.length === 0) return found;
    found.push(...events);
  }
};

type Tab = { readonly openLog: () => EventLog; readonly copy: SharedCopy };

const work = async ({ openLog, copy }: Tab, steps: readonly Step[]): Promise<TabHistory> => {
  let log = openLog();
  let heard: StoredEvent[] = [];
  const left: (readonly StoredEvent[])[] = [];
  const listen = (): void => {
    const hearing: StoredEvent[] = [];
    heard = hearing;
    log.subscribe(0, (events) => hearing.push(...events));
  };
  listen();
  const told: { request: AppendRequest; answer: AppendResult }[] = [];
  const reads: (readonly StoredEvent[])[] = [];
  const looks: { stream: string; events: readonly StoredEvent[] }[] = [];
  for (const step of steps) {
    if (step.kind === 'append') {
      const request = requestOf(step);
      told.push({ request, answer: await log.append(request) });
      reads.push(await readWhole(log, step.reading));
    } else if (step.kind === 'look') {
      looks.push({ stream: step.stream, events: await log.readStream(step.stream) });
    } else if (step.kind === 'copy') {
      await copy.catchUp();
    } else {
      await log.close();
      left.push(heard);
      log = openLog();
      listen();
    }
  }
  return { told, reads, looks, left, heard };
};

const holdSchedule = async (
  scheduler: fc.Scheduler,
  programs: readonly (readonly Step[])[],
): Promise<void> => {
  const storage = memoryStorage();
  const scheduled = scheduledStorage(storage, scheduler);
  const join = memoryHints();
  const shared = createSharedCopy(scheduled, scheduler);
  const working = programs.map((steps, index) => {
    const world = createVirtualWorld({ seed: index + 1 });
    const openLog = () =>
      createEventLog({
        storage: scheduled,
        hints: scheduledHints(join(), scheduler),
        world,
        tenant: 'main',
      });
    return work({ openLog, copy: shared.join() }, steps);
  });
  const histories = await scheduler.waitFor(Promise.all(working));
  await scheduler.waitIdle();
  const end = createEventLog({
    storage,
    hints: join(),
    world: createVirtualWorld(),
    tenant: 'main',
  });
  const events = await end.readAll();
  expect((await end.head()).position).toBe(events.length);
  for (const history of histories) holdHistory(history, events);
  await holdSecrets(histories, events, end);
  await shared.hold(storage, events);
};

export const interleavings: Lane = {
  name: 'interleavings',
  promise: 'what two to five tabs are told, read and hear fits one order of the log, whatever the schedule',
  runs: 50_000,
  run: async ({ runs, seed }) => {
    const done = { append: 0, reload: 0, copy: 0, look: 0 };
    const property = fc.asyncProperty(fc.scheduler(), tabs, async (scheduler, programs) => {
      for (const { kind } of programs.flat()) done[kind] += 1;
      await holdSchedule(scheduler, programs);
    });
    await fc.assert(property, { numRuns: runs, seed });
    const { append: appends, reload: reloads, copy: copies, look: looks } = done;
    return { schedules: runs, appends, reloads, copies, looks };
  },
};
