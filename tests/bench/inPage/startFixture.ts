/** Opens and folds one agency's log in browser storage repeatedly, with and without snapshots. */
import type { EventLog } from '#events/log/eventLog.ts';
import { openLog } from '#events/log/openLog.ts';
import { holderOf } from '#events/projections/changeLedger.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { createSnapshotStore } from '#events/projections/snapshotStore.ts';
import type { Rebuild, SnapshotUse } from '#events/projections/snapshotWriter.ts';
import { startLogWorker } from '#mocks/hosts/browser/startLogWorker.ts';
import { createAskLogWorker } from '#mocks/recovery/logWorker/askLogWorker.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { fillLog, grownEvents, ownEvents } from './fillLog.ts';
import { watchTasks } from './watchTasks.ts';

/** Milliseconds; a `longestTask` of 0 means none over 50 ms. */
export type Writing = { readonly took: number; readonly longestTask: number };

export const workspaceId = 'northlight';
const version = 'bench';

const fail = (error: unknown): void => {
  throw error;
};

const fillTo = async (log: EventLog, world: World, count: number): Promise<number> => {
  await seedDemo(log, world);
  const left = Math.max(0, count - (await log.head()).position);
  await fillLog(log, world, [...grownEvents(Math.floor(left / 2)), ...ownEvents(Math.ceil(left / 2))]);
  return (await log.head()).position;
};

/** The product's rebuild, for logs of any length. */
const rebuildOf = (world: World, tenant: string, storeId: string): Rebuild => {
  const log = { site: 'usual', database: 'agencylens-log', tenant, storeId } as const;
  const ask = createAskLogWorker({ start: startLogWorker, clock: world.clock, log });
  return {
    leastEvents: 1,
    run: async (id, standing) => {
      const result = await ask({ kind: 'rebuild', workspaceId: id, standing, version });
      if (result?.kind !== 'rebuild' || result.kept === null) throw new Error('the worker made none');
      return { kind: 'kept', position: result.kept };
    },
    prepare: async () => {},
    compare: async () => null,
  };
};

export const openStartFixture = async (count: number) => {
  const world = createLiveWorld();
  const tenant = `bench-starts-${count}`;
  const { log, storeId } = await openLog({ world, tenant });
  const position = await fillTo(log, world, count);
  await log.close();
  const shelf = createSnapshotStore({
    factory: indexedDB,
    storeId: storeId ?? '',
    tenant,
    report: fail,
  });
  const due: (() => Promise<void>)[] = [];
  const onPage: SnapshotUse = {
    version,
    shelf,
    leastEvents: 1,
    leastNews: 1,
    spoiledBy: [],
    whenQuiet: (work) => void due.push(work),
  };
  const byWorker: SnapshotUse = { ...onPage, rebuild: rebuildOf(world, tenant, storeId ?? '') };
  const startOnce = async (snapshots: SnapshotUse | null, asksUndo = false): Promise<number> => {
    const started = performance.now();
    const opened = await openLog({ world, tenant });
    const answers = await createReadModel(opened.log, world.trace, snapshots).of(workspaceId);
    if (
      asksUndo &&
      holderOf(answers.timeline, { position: answers.position, together: new Set() }, 'client:none') !== null
    )
      throw new Error('what nobody changed holds a change');
    const time = performance.now() - started;
    await opened.log.close();
    return time;
  };
  /** A page that folds by itself and then writes its first snapshot. */
  const writeOnce = async (use: SnapshotUse): Promise<Writing> => {
    await shelf.forget('all');
    due.length = 0;
    const { log: own } = await openLog({ world, tenant });
    const { rebuild, ...alone } = use;
    let isFolded = false;
    const later = rebuild && {
      ...rebuild,
      run: (...asked: Parameters<Rebuild['run']>) =>
        isFolded ? rebuild.run(...asked) : Promise.resolve({ kind: 'none' } as const),
    };
    await createReadModel(own, world.trace, later ? { ...alone, rebuild: later } : alone).of(workspaceId);
    isFolded = true;
    let took = 0;
    const longestTask = await watchTasks(async () => {
      const started = performance.now();
      for (const work of due.splice(0)) await work();
      took = performance.now() - started;
    });
    await own.close();
    return { took, longestTask };
  };
  return { position, shelf, onPage, byWorker, startOnce, writeOnce };
};
