/** Schedules of two to five tabs on the same records: what each tab was told, read and heard fits one order of the log. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { AppendRequest, AppendResult, EventLog, Expected } from '#events/log/eventLog.ts';
import type { LogHints, LogStorage } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { memoryHints } from '#tests/support/memoryHints.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { Lane } from '../lane.ts';
import { holdHistory, type TabHistory } from './tabHistory.ts';

const streams = ['note-a', 'note-b'] as const;

const stepOf = fc.record({
  /** Few, so that two tabs ask the same command. */
  id: fc.nat({ max: 7 }),
  writes: fc.array(fc.constantFrom(...streams), { minLength: 1, maxLength: 2 }),
  expected: fc.option(
    fc.record({
      stream: fc.constantFrom(...streams),
      revision: fc.oneof(fc.constantFrom<Expected>('none', 'exists'), fc.nat({ max: 3 })),
    }),
    { nil: null },
  ),
});

type Step = typeof stepOf extends fc.Arbitrary<infer Value> ? Value : never;

/** The steps of each tab. */
const tabs = fc.array(fc.array(stepOf, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 });

/** The content follows from the id: one command asked twice is one command. */
const requestOf = ({ id, writes, expected }: Step): AppendRequest =>
  command(
    `command-${id}`,
    writes.map((stream, index) => noted(stream, `${id}-${index}`)),
    { expected: expected === null ? [] : [expected] },
  );

/** A storage whose transactions begin, and tell that they ended, when the scheduler says so. */
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
});

/** Hints that arrive when the scheduler says so, or long after the next append. */
const scheduledHints = (hints: LogHints, scheduler: fc.Scheduler): LogHints => ({
  ...hints,
  announce: () => {
    void scheduler.schedule(Promise.resolve(), 'hint').then(hints.announce);
  },
});

/** Does the steps of a tab one after the other, reading the log behind each. */
const work = async (log: EventLog, steps: readonly Step[]): Promise<TabHistory> => {
  const heard: StoredEvent[] = [];
  log.subscribe(0, (events) => heard.push(...events));
  const told: { request: AppendRequest; answer: AppendResult }[] = [];
  const reads: (readonly StoredEvent[])[] = [];
  for (const step of steps) {
    const request = requestOf(step);
    told.push({ request, answer: await log.append(request) });
    reads.push(await log.readAll());
  }
  return { told, reads, heard };
};

const holdSchedule = async (
  scheduler: fc.Scheduler,
  programs: readonly (readonly Step[])[],
): Promise<void> => {
  const storage = memoryStorage();
  const join = memoryHints();
  const working = programs.map((steps, index) => {
    const log = createEventLog({
      storage: scheduledStorage(storage, scheduler),
      hints: scheduledHints(join(), scheduler),
      world: createVirtualWorld({ seed: index + 1 }),
      tenant: 'main',
    });
    return work(log, steps);
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
};

export const interleavings: Lane = {
  name: 'interleavings',
  promise: 'what two to five tabs are told, read and hear fits one order of the log, whatever the schedule',
  runs: 50_000,
  run: async ({ runs, seed }) => {
    let appends = 0;
    const property = fc.asyncProperty(fc.scheduler(), tabs, async (scheduler, programs) => {
      appends += programs.flat().length;
      await holdSchedule(scheduler, programs);
    });
    await fc.assert(property, { numRuns: runs, seed });
    return { schedules: runs, appends };
  },
};
