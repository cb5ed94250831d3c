/** Which snapshots an open log has: those of this build, in this browser. */
import type { OpenedLog } from '#events/log/openLog.ts';
import { erasureTypes } from '#events/people/erasures.ts';
import { createSnapshotShelf } from '#events/projections/snapshotShelf.ts';
import type { SnapshotUse } from '#events/projections/snapshotWriter.ts';
import type { World } from '#world/world.ts';
import { createWhenQuiet } from './whenQuiet.ts';

/** A snapshot is faster from a few hundred events on; the demo stays below, so that a visit of it writes none (see docs/benchmarks.md). */
const leastEvents = 3_000;

const leastNews = 1_000;

export type SnapshotParts = {
  readonly world: World;
  readonly factory: IDBFactory;
  readonly opened: Pick<OpenedLog, 'log' | 'storeId'>;
  /** Of the code that folds, as the build has noted it; undefined while the code may change under the page. */
  readonly version: string | undefined;
};

/** Null where the log is not kept, or nothing tells which code folded it. */
export const snapshotsOf = ({ world, factory, opened, version }: SnapshotParts): SnapshotUse | null => {
  const { log, storeId } = opened;
  if (storeId === null || version === undefined) return null;
  const report = (detail: unknown): void => {
    const name = 'Snapshots could not be read or written';
    world.trace.record({ kind: 'fault', name, cause: null, detail });
  };
  return {
    version,
    leastEvents,
    leastNews,
    spoiledBy: erasureTypes,
    shelf: createSnapshotShelf({ factory, storeId, tenant: log.info.tenant, report }),
    whenQuiet: createWhenQuiet({ world, log }),
  };
};
