/** Defines the log contract's tests of subscribers: every event, once, in order, until they stop. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { settle } from '#world/settle.ts';
import type { House } from './houses.ts';
import { command, noted } from './requests.ts';

/** A listener that collects positions, with a promise for each. */
const positionKeeper = () => {
  const seen: number[] = [];
  const waiting: { position: number; resolve: () => void }[] = [];
  return {
    seen,
    listen: (events: readonly { position: number }[]): void => {
      seen.push(...events.map(({ position }) => position));
      for (const { resolve } of waiting.filter(({ position }) => position <= (seen.at(-1) ?? 0))) {
        resolve();
      }
    },
    reached: (position: number): Promise<void> =>
      new Promise((resolve) => {
        if ((seen.at(-1) ?? 0) >= position) {
          resolve();
        } else {
          waiting.push({ position, resolve });
        }
      }),
  };
};

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

const appendNotes = (log: EventLog, id: string, count = 1) =>
  log.append(command(id, Array(count).fill(noted('note-a', id))));

/** Resolves when no read or hint is pending. */
const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) {
    await settle();
  }
};

const deliveryTests = ({ newRecords }: House): void => {
  test('catches up with what is there, then follows what comes from its own tab and from another', async () => {
    const records = newRecords();
    const one = await records.openTab();
    const two = await records.openTab();
    await appendNotes(one.log, 'before', 3);
    const keeper = positionKeeper();
    one.log.subscribe(0, keeper.listen);
    await keeper.reached(3);
    await appendNotes(one.log, 'own', 2);
    await keeper.reached(5);
    await appendNotes(two.log, 'other', 2);
    await keeper.reached(7);
    await quiet();
    expect(keeper.seen).toEqual(upTo(7));
  });

  test('begins after any position, also one that is not there yet', async () => {
    const { log } = await newRecords().openTab();
    await appendNotes(log, 'before', 5);
    const middle = positionKeeper();
    const end = positionKeeper();
    const future = positionKeeper();
    log.subscribe(3, middle.listen);
    log.subscribe(5, end.listen);
    log.subscribe(7, future.listen);
    for (const id of ['six', 'seven', 'eight']) {
      await appendNotes(log, id);
    }
    await Promise.all([middle.reached(8), end.reached(8), future.reached(8)]);
    await quiet();
    expect([middle.seen, end.seen, future.seen]).toEqual([upTo(8, 4), upTo(8, 6), [8]]);
  });

  test('catches up by pages, whatever their number', async () => {
    const { log } = await newRecords().openTab();
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      await appendNotes(log, id, 500);
    }
    const keeper = positionKeeper();
    log.subscribe(0, keeper.listen);
    await keeper.reached(2500);
    await quiet();
    expect(keeper.seen).toEqual(upTo(2500));
  });

  test('gives the events themselves, frozen, in batches that cannot be changed', async () => {
    const { log } = await newRecords().openTab();
    const batches: unknown[] = [];
    log.subscribe(0, (events) => batches.push(events));
    await quiet();
    const result = await appendNotes(log, 'one', 2);
    expect([batches, batches.every(Object.isFrozen)]).toEqual([[result.ok && result.events], true]);
  });

  test('misses and repeats nothing, however appends of two tabs fall into the catching up', async () => {
    const step = fc.record({
      writer: fc.constantFrom(0, 1),
      count: fc.integer({ min: 1, max: 3 }),
      wait: fc.boolean(),
      reader: fc.constantFrom(0, 1, null),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const records = newRecords();
        const logs = [(await records.openTab()).log, (await records.openTab()).log] as const;
        const told: { after: number; keeper: ReturnType<typeof positionKeeper> }[] = [];
        const appends: ReturnType<typeof appendNotes>[] = [];
        let appended = 0;
        for (const [index, { writer, count, wait, reader }] of steps.entries()) {
          if (reader !== null) {
            const keeper = positionKeeper();
            told.push({ after: appended, keeper });
            logs[reader].subscribe(appended, keeper.listen);
          }
          appended += count;
          const append = appendNotes(logs[writer], `step${index}`, count);
          appends.push(append);
          await (wait ? append : null);
        }
        // Without a reader nothing else waits, and the next run would empty the tables under them.
        expect((await Promise.all(appends)).every(({ ok }) => ok)).toBe(true);
        await Promise.all(told.map(({ keeper }) => keeper.reached(appended)));
        await quiet();
        expect(told.map(({ keeper }) => keeper.seen)).toEqual(
          told.map(({ after }) => upTo(appended, after + 1)),
        );
      }),
      { numRuns: 25 },
    );
  });
};

const endTests = ({ newRecords }: House): void => {
  test('calls no listener after it was stopped, from within too', async () => {
    const { log } = await newRecords().openTab();
    const stopped = positionKeeper();
    const other = positionKeeper();
    const once: number[] = [];
    const stop = log.subscribe(0, stopped.listen);
    const stopOnce = log.subscribe(0, (events) => {
      once.push(...events.map(({ position }) => position));
      stopOnce();
    });
    log.subscribe(0, other.listen);
    await quiet();
    await appendNotes(log, 'one');
    stop();
    stop();
    await appendNotes(log, 'two');
    await other.reached(2);
    await quiet();
    expect([stopped.seen, once, other.seen]).toEqual([[1], [1], [1, 2]]);
  });

  test('calls no listener that is stopped while its first page is read', async () => {
    const { log } = await newRecords().openTab();
    await appendNotes(log, 'one');
    const keeper = positionKeeper();
    log.subscribe(0, keeper.listen)();
    await quiet();
    expect(keeper.seen).toEqual([]);
  });

  test('calls no listener after the log was closed', async () => {
    const { log } = await newRecords().openTab();
    await appendNotes(log, 'one');
    const reading = positionKeeper();
    const late = positionKeeper();
    log.subscribe(0, reading.listen);
    await log.close();
    log.subscribe(0, late.listen);
    await quiet();
    expect([reading.seen, late.seen]).toEqual([[], []]);
  });

  test('reports no failed read of a listener that was stopped', async () => {
    const { log, world } = await newRecords().openTab({
      around: (storage) => ({
        ...storage,
        read: async () => {
          await settle();
          throw new Error('too late to matter');
        },
      }),
    });
    log.subscribe(0, () => undefined)();
    await quiet();
    expect(world.trace.frames()).toEqual([]);
  });

  test('keeps a listener that throws from harming others, the append or itself', async () => {
    const { log, world } = await newRecords().openTab();
    const keeper = positionKeeper();
    const failure = new Error('the listener is broken');
    const tried: number[] = [];
    log.subscribe(0, (events) => {
      tried.push(...events.map(({ position }) => position));
      throw failure;
    });
    log.subscribe(0, keeper.listen);
    await appendNotes(log, 'one');
    await keeper.reached(1);
    await quiet();
    const result = await appendNotes(log, 'two');
    await keeper.reached(2);
    expect([result.ok, keeper.seen, tried]).toEqual([true, [1, 2], [1, 2]]);
    const faults = world.trace.frames().filter(({ kind }) => kind === 'fault');
    expect(faults.map(({ name, detail }) => ({ name, detail }))).toEqual(
      Array(2).fill({ name: 'a listener of the event log failed', detail: failure }),
    );
  });
};

export const subscribeContract = (house: House): void => {
  deliveryTests(house);
  endTests(house);
};
