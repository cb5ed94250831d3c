/** Crashes a tab at each call of an append before another repeats it, and a page at each step of snapshots and extracts. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { AppendRequest, EventLog, Expected } from '#events/log/eventLog.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { faultyStorage } from '#tests/events/log/faultyStorage.ts';
import { type House, indexedDbHouse, memoryHouse } from '#tests/events/log/houses.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { seededRandom } from '#world/seededRandom.ts';
import type { Lane } from '../lane.ts';
import { holdSpoilt } from './besideSpoilt.ts';
import { goneAt } from './spoiltWrites.ts';

const streams = ['note-a', 'note-b', 'note-c'] as const;

const many = 100;

const secret = fc.oneof(fc.nat({ max: 9 }), fc.constant('gone' as const));

const request = (id: string, longest: number, shortest = 1): fc.Arbitrary<AppendRequest> =>
  fc
    .record({
      writes: fc.array(fc.constantFrom(...streams), { minLength: shortest, maxLength: longest, size: 'max' }),
      secrets: fc.array(secret, { maxLength: 2 }),
      expected: fc.constantFrom<Expected>('any', 'none', 'exists'),
    })
    .map(({ writes, secrets, expected }) =>
      command(
        id,
        writes.map((stream, index) => noted(stream, `${id}-${index}`)),
        {
          expected: [{ stream: 'note-a', revision: expected }],
          vault: secrets.map((n, index) =>
            n === 'gone' ? { delete: `key-${index}` } : { put: `key-${index}`, value: { n } },
          ),
          reply: { status: 201, body: id, headers: { ETag: `"${id}"` } },
        },
      ),
    );

const programs = fc.record({
  before: request('before', 5),
  victim: fc.oneof(
    { weight: 5, arbitrary: request('victim', 10) },
    { weight: 1, arbitrary: request('victim', many + 40, many) },
  ),
  reads: fc.boolean(),
});

class Crash extends Error {
  override readonly name = 'Crash';
}

type Moment = number | 'before the commit' | 'after the commit';

const dyingStorage = (storage: LogStorage, moment: Moment): LogStorage => {
  const faulty = faultyStorage(storage, typeof moment === 'number' ? moment : 0);
  return {
    ...storage,
    write: async (work, durability) => {
      const result = await faulty.storage.write(async (transaction) => {
        const worked = await work(transaction);
        if (moment === 'before the commit') throw new Crash();
        return worked;
      }, durability);
      if (moment === 'after the commit') throw new Crash();
      return result;
    },
  };
};

const contentOf = async (log: EventLog) => ({
  events: (await log.readAll()).map(({ position, stream, revision, commandId, data }: StoredEvent) => ({
    position,
    stream,
    revision,
    commandId,
    data,
  })),
  command: await log.command('victim'),
  secrets: await Promise.all(['key-0', 'key-1'].map((key) => log.vault.get(key))),
});

type Program = {
  readonly before: AppendRequest;
  readonly victim: AppendRequest;
  readonly reads: boolean;
};

const undisturbed = async ({ newRecords }: House, { before, victim, reads }: Program) => {
  const records = newRecords();
  const first = await records.openTab();
  await first.log.append(before);
  let calls = () => 0;
  const { log } = await records.openTab({
    around: (storage) => {
      const counting = faultyStorage(storage, 0);
      calls = counting.calls;
      return counting.storage;
    },
  });
  const without = await contentOf(first.log);
  if (reads) await log.readAll();
  const { ok } = await log.append(victim);
  return { without, with: await contentOf(first.log), ok, calls: calls() };
};

type Undisturbed = Awaited<ReturnType<typeof undisturbed>>;

const holdMoment = async (
  { newRecords }: House,
  { before, victim, reads }: Program,
  { whole, moment }: { readonly whole: Undisturbed; readonly moment: Moment },
): Promise<void> => {
  const records = newRecords();
  await (await records.openTab()).log.append(before);
  const dying = await records.openTab({ around: (storage) => dyingStorage(storage, moment) });
  if (reads) await dying.log.readAll();
  const survived = await dying.log.append(victim).then(
    ({ ok }) => ok,
    () => false,
  );
  // With many events some reads only keep the transaction open, and their failure is harmless if no one needs
  // the result.
  expect([moment, survived && victim.events.length < many]).toEqual([moment, false]);
  const isThere = survived || moment === 'after the commit';
  const { log } = await records.openTab();
  expect([moment, await contentOf(log)]).toEqual([moment, isThere ? whole.with : whole.without]);
  const again = await log.append(victim);
  expect(again.ok && again.repeated).toBe(whole.ok && isThere);
  expect(await contentOf(log)).toEqual(whole.with);
  expect(verifyChain(await log.readAll())).toBeNull();
};

const holdProgram = async (house: House, program: Program): Promise<number> => {
  const whole = await undisturbed(house, program);
  const moments: readonly Moment[] = [
    ...Array.from({ length: whole.calls }, (_, index) => index + 1),
    'before the commit',
    'after the commit',
  ];
  for (const moment of moments) await holdMoment(house, program, { whole, moment });
  return moments.length;
};

const runsPerRound = 20;

export const crashes: Lane = {
  name: 'crashes',
  promise:
    'a tab that dies at any call leaves all of its command or nothing, and asked again it happens once; a snapshot or an extract that was cut leaves the log as it was',
  runs: 200,
  run: async ({ runs, seed }) => {
    let moments = 0;
    for (const house of [memoryHouse, indexedDbHouse]) {
      const property = fc.asyncProperty(programs, async (program) => {
        moments += await holdProgram(house, program);
      });
      await fc.assert(property, { numRuns: Math.ceil(runs / 2), seed });
    }
    const random = seededRandom(seed);
    let [snapshots, extracts] = [0, 0];
    for (let round = 0; round < runs; round += runsPerRound) {
      const gone = await holdSpoilt(goneAt, random);
      snapshots += gone.snapshots;
      extracts += gone.extracts;
    }
    return { commands: runs, crashes: moments, 'snapshots cut': snapshots, 'extracts cut': extracts };
  },
};
