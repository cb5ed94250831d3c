/** Stores snapshots in memory and writes them when a test asks. */
import type { Snapshot, SnapshotStore, StoredSnapshot } from '#events/projections/snapshot.ts';
import type { SnapshotUse } from '#events/projections/snapshotWriter.ts';
import type { TimelinePart } from '#events/projections/timelineParts.ts';

export type SnapshotFixture = {
  readonly use: SnapshotUse;
  readonly write: () => Promise<number>;
  readonly stored: Map<string, StoredSnapshot>;
  readonly reads: string[];
};

const memoryShelf = (
  { stored, reads }: Pick<SnapshotFixture, 'stored' | 'reads'>,
  laid = new Map<string, readonly TimelinePart[]>(),
): SnapshotStore => ({
  read: async (workspaceId) => {
    reads.push(workspaceId);
    return structuredClone(stored.get(workspaceId) ?? null);
  },
  replace: async ({ standing, basedOn }, snapshot: Snapshot, parts) => {
    const known = stored.get(snapshot.workspaceId);
    if ((known?.position ?? 0) !== standing) return false;
    const kept = basedOn === 0 ? [] : (known?.parts ?? []);
    const all = [...kept, ...(parts.length > 0 ? parts : (laid.get(snapshot.workspaceId) ?? []))];
    stored.set(snapshot.workspaceId, structuredClone({ ...snapshot, parts: all }));
    return true;
  },
  lay: async ({ workspaceId, from }, parts) => {
    const before = from === 0 ? [] : (laid.get(workspaceId) ?? []);
    laid.set(workspaceId, [...before, ...parts]);
    return true;
  },
  forget: async () => stored.clear(),
});

export const createSnapshotFixture = (changes: Partial<SnapshotUse> = {}): SnapshotFixture => {
  const kept = { stored: new Map<string, StoredSnapshot>(), reads: [] };
  let due: (() => Promise<void>)[] = [];
  return {
    ...kept,
    use: {
      version: 'one',
      shelf: memoryShelf(kept),
      leastEvents: 1,
      leastNews: 1,
      spoiledBy: [],
      whenQuiet: (work) => {
        due.push(work);
      },
      ...changes,
    },
    write: async () => {
      const works = due;
      due = [];
      for (const work of works) await work();
      return works.length;
    },
  };
};
