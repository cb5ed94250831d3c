/** Spoils writing of snapshots and extracts at each step: the log stays unchanged, and the next page writes them. */
import 'fake-indexeddb/auto';
import { expect } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { type MarkedEvent, marked } from '#events/log/foldableEvent.ts';
import { openLog } from '#events/log/openLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { makeExtracts, openExtracts } from '#events/projections/extractStore.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import { runLogTask } from '#mocks/recovery/logWorker/runLogTask.ts';
import { nodeDigest } from '#tests/events/recovery/memoryFiles.ts';
import { readInRows } from '#tests/support/extractFixture.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createSnapshotFixture } from '#tests/support/snapshotFixture.ts';
import { told } from '#tests/support/toldAnswers.ts';
import type { Random } from '#world/random.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import type { Spoil } from './spoiltWrites.ts';

const workspaceId = 'adaspace';
const tenant = 'main';

const openAgency = async () => {
  const world = createVirtualWorld();
  const factory = new IDBFactory();
  const opened = await openLog({ world, tenant, indexedDb: factory });
  const { log } = opened;
  const storeId = opened.storeId ?? '';
  await appendFacts(log, world, sampleEventsOf('ada'));
  const all = () => log.readAll({ limit: 100_000 });
  const fresh = async () => told(await createReadModel(log, world.trace).of(workspaceId));
  const place = { factory, storeId, tenant };
  return { world, factory, storeId, log, all, fresh, place };
};

type Agency = Awaited<ReturnType<typeof openAgency>>;

const news = (number: number): AppEvent => ({
  type: 'ClientNoteAdded',
  data: {
    noteId: `note${number}`,
    clientId: 'adaclient',
    workspaceId,
    text: 'Called.',
    by: 'adaowner',
    addedAt: '2026-01-05T09:00:00.000Z',
  },
});

const appendNews = async ({ log, world }: Agency): Promise<void> => {
  const { position } = await log.head();
  const more = Math.ceil(position / 10) + 1;
  const added = Array.from({ length: more }, (_, index) => news(position + index));
  await appendFacts(log, world, added);
};

/** Spoils `work` at each step and returns the number of steps. `hold` checks the remaining data each time. */
const atEachStep = async (
  { all }: Agency,
  spoil: Spoil,
  { prepare, work, hold }: Readonly<Record<'prepare' | 'work' | 'hold', () => Promise<void>>>,
): Promise<number> => {
  for (let at = 1; ; at += 1) {
    await prepare();
    const before = await all();
    const spoiler = spoil(at);
    await work().finally(spoiler.end);
    expect(await all()).toEqual(before);
    if (spoiler.steps() < at) return at - 1;
    await hold();
    expect(await all()).toEqual(before);
  }
};

const holdPageSnapshot = async (spoil: Spoil, random: Random): Promise<number> => {
  const agency = await openAgency();
  const { log, world, fresh, place } = agency;
  const isThere = random.next() < 0.5;
  const faults: unknown[] = [];
  const shelf = createSnapshotStore({ ...place, report: (error) => void faults.push(error) });
  let fixture = createSnapshotFixture({ shelf });
  const answers = async (model = createReadModel(log, world.trace, fixture.use)) =>
    told(await model.of(workspaceId));
  return atEachStep(agency, spoil, {
    prepare: async () => {
      await shelf.forget('all');
      faults.splice(0);
      fixture = createSnapshotFixture({ shelf });
      const readModel = createReadModel(log, world.trace, fixture.use);
      await answers(readModel);
      if (!isThere) return;
      await fixture.write();
      await appendNews(agency);
      await answers(readModel);
    },
    work: async () => void (await fixture.write()),
    hold: async () => {
      expect(faults.length).toBeGreaterThan(0);
      expect(await answers()).toStrictEqual(await fresh());
      await fixture.write();
      expect(await answers()).toStrictEqual(await fresh());
      expect(await shelf.read(workspaceId)).not.toBeNull();
    },
  });
};

/** The worker folds the whole log and writes the parts of the timeline before the snapshot. */
const holdWorkerSnapshot = async (spoil: Spoil): Promise<number> => {
  const agency = await openAgency();
  const { log, world, factory, fresh, place, storeId } = agency;
  const shelf = createSnapshotStore({ ...place, report: () => expect.unreachable() });
  const use = createSnapshotFixture({ shelf }).use;
  const run = () =>
    runLogTask(
      {
        site: 'usual',
        database: 'agencylens-log',
        tenant,
        storeId,
        task: { kind: 'rebuild', workspaceId, standing: 0, version: use.version },
      },
      { factory, world: createVirtualWorld({ seed: 2 }), onProgress: () => {} },
    );
  return atEachStep(agency, spoil, {
    prepare: () => shelf.forget('all'),
    work: async () => void (await run().catch(() => undefined)),
    hold: async () => {
      expect(await shelf.read(workspaceId)).toBeNull();
      expect(await run()).toMatchObject({ kept: (await log.head()).position, differing: [] });
      expect(told(await createReadModel(log, world.trace, use).of(workspaceId))).toStrictEqual(await fresh());
    },
  });
};

const holdExtracts = async (spoil: Spoil): Promise<number> => {
  const agency = await openAgency();
  const { log, place, all } = agency;
  const { position } = await log.head();
  const lines = (await all()).map(marked);
  const inTens: typeof log.readRow = async ({ after = 0, upTo = 0 } = {}) => {
    const events = await log.readAll({ after, upTo, limit: 10 });
    return { events, reached: events.at(-1)?.position ?? upTo };
  };
  const remove = createSnapshotStore({ ...place, report: () => expect.unreachable() }).forget;
  const withParts = async <Result>(work: (parts: Parameters<typeof makeExtracts>[0]) => Promise<Result>) => {
    const shelf = openExtracts({ ...place, report: () => {} });
    const own = { log: { readAll: log.readAll, readRow: inTens }, place, sumOf: nodeDigest };
    return await work({ ...own, shelf, length: 8, onProgress: () => {} }).finally(shelf.close);
  };
  const make = () => withParts((parts) => makeExtracts(parts, position));
  const read = () =>
    withParts(async (parts) => {
      const { events, extracts } = await readInRows(parts, position);
      const told = events.map(
        (event): MarkedEvent => ('marks' in event ? (event as MarkedEvent) : marked(event as StoredEvent)),
      );
      return { told, extracts: extracts.length };
    });
  await make();
  const { extracts: whole } = await read();
  return atEachStep(agency, spoil, {
    prepare: () => remove('all'),
    work: async () => void (await make()),
    hold: async () => {
      const left = await read();
      expect(left.told).toEqual(lines);
      expect(left.extracts).toBeLessThanOrEqual(whole);
      await make();
      expect(await read()).toEqual({ told: lines, extracts: whole });
    },
  });
};

export const holdSpoilt = async (
  spoil: Spoil,
  random: Random,
): Promise<{ readonly snapshots: number; readonly extracts: number }> => ({
  snapshots: (await holdPageSnapshot(spoil, random)) + (await holdWorkerSnapshot(spoil)),
  extracts: await holdExtracts(spoil),
});
