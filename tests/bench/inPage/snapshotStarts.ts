/** How long the first answer about an agency takes after a start, from its snapshot and from all of its events. */
import { openLog } from '#events/log/openLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { createSnapshotShelf } from '#events/projections/snapshotShelf.ts';
import type { SnapshotUse } from '#events/projections/snapshotWriter.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { fillLog, grownEvents, ownEvents } from './fillLog.ts';
import { watchTasks } from './watchTasks.ts';

export type StartPlan = { readonly events: number; readonly rounds: number };

/** Milliseconds of each round, the opening of the log's database included. */
export type SnapshotStarts = {
  readonly events: number;
  readonly folded: readonly number[];
  readonly fromSnapshot: readonly number[];
  /** The same, and the ledger of changes, which history and undo ask for. */
  readonly withLedger: readonly number[];
  /** To write the snapshot, and its longest stretch without a turn for the page. */
  readonly write: number;
  readonly longestTask: number;
  /** Characters of the answers, and of the ledger. */
  readonly answers: number;
  readonly ledger: number;
};

const workspaceId = 'northlight';

const fail = (error: unknown): void => {
  throw error;
};

export const snapshotStarts = async ({ events: count, rounds }: StartPlan): Promise<SnapshotStarts> => {
  const world = createLiveWorld();
  const tenant = `bench-starts-${count}`;
  const first = await openLog({ world, tenant });
  const { log } = first;
  await seedDemo(log, world);
  const left = Math.max(0, count - (await log.head()).position);
  await fillLog(log, world, [...grownEvents(Math.floor(left / 2)), ...ownEvents(Math.ceil(left / 2))]);
  const { position } = await log.head();
  const shelf = createSnapshotShelf({
    factory: indexedDB,
    storeId: first.storeId ?? '',
    tenant,
    report: fail,
  });
  let write: (() => Promise<void>) | null = null;
  const use: SnapshotUse = {
    version: 'bench',
    shelf,
    leastEvents: 1,
    leastNews: 1,
    spoiledBy: [],
    whenQuiet: (work) => {
      write = work;
    },
  };
  await createReadModel(log, world.trace, use).of(workspaceId);
  let took = 0;
  const longestTask = await watchTasks(async () => {
    const started = performance.now();
    await write?.();
    took = performance.now() - started;
  });
  await log.close();

  const startOnce = async (snapshots: SnapshotUse | null, asksLedger: boolean): Promise<number> => {
    const started = performance.now();
    const opened = await openLog({ world, tenant });
    const answers = await createReadModel(opened.log, world.trace, snapshots).of(workspaceId);
    if (asksLedger && answers.ledger.byId.size === 0) throw new Error('the ledger is empty');
    const time = performance.now() - started;
    await opened.log.close();
    return time;
  };
  const times = { folded: [] as number[], fromSnapshot: [] as number[], withLedger: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    const [folded, fromSnapshot, withLedger] = [
      await startOnce(null, false),
      await startOnce(use, false),
      await startOnce(use, true),
    ];
    if (round < 0) continue;
    times.folded.push(folded);
    times.fromSnapshot.push(fromSnapshot);
    times.withLedger.push(withLedger);
  }
  const stored = await shelf.read(workspaceId);
  const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);
  return {
    events: position,
    ...times,
    write: took,
    longestTask,
    answers: lengthOf(Object.values(stored?.answers ?? {})),
    ledger: lengthOf((stored?.ledger ?? []).map(({ text }) => text)),
  };
};
