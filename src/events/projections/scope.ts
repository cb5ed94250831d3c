/** Folds the answers of one workspace from its events, or from a snapshot and later events. */
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import type { Trace } from '#world/trace.ts';
import type { EventLog } from '../log/eventLog.ts';
import { isErasure } from '../people/erasures.ts';
import { workspaceTag } from '../tags.ts';
import type { Answers } from './answers.ts';
import { compareRebuild } from './compareRebuild.ts';
import { type FoundSnapshot, findSnapshot } from './findSnapshot.ts';
import { createFolding, type FoldedTo, foldFresh } from './folding.ts';
import { unpackAnswers } from './snapshot.ts';
import { createSnapshotWriter, type Rebuild, type SnapshotUse } from './snapshotWriter.ts';
import { emptyTimeline, extendTimeline, type Timeline } from './timeline.ts';
import { unpackTimeline } from './timelineParts.ts';
import { longHistory, type Page, readWorkspacePage } from './workspacePage.ts';

export type WorkspaceAnswers = Answers & {
  /** May contain later events. */
  readonly timeline: Timeline;
};

export type FirstRead = {
  readonly page: Page | null;
  readonly snapshot: FoundSnapshot | null;
};

export type WorkspaceFirstRead = FirstRead & { readonly workspaceId: string };

/** Null when nothing was prefetched, and from the second query on. */
export type ReadAhead = (workspaceId: string) => Promise<FirstRead | null>;

export type ScopeParts = {
  readonly log: EventLog;
  readonly workspaceId: string;
  readonly trace: Trace;
  readonly quietUpTo: () => number;
  readonly snapshots: SnapshotUse | null;
  readonly readAhead: ReadAhead;
};

const pageOfLong = 500;

export const createScope = (parts: ScopeParts) => {
  const { log, workspaceId, trace, quietUpTo, snapshots, readAhead } = parts;
  const tag = workspaceTag(workspaceId);
  let timeline = emptyTimeline();
  const writer =
    snapshots && createSnapshotWriter({ ...snapshots, log, workspaceId, timeline: () => timeline });
  let latest: WorkspaceAnswers | null = null;
  /** Cached because a page sends several queries about the same moment. */
  let latestPast: WorkspaceAnswers | null = null;
  let isStale = false;
  let first: FirstRead | null = null;
  /** The log's end before the first page opened: answers folded by then may name people erased later. */
  let begunAt = Number.POSITIVE_INFINITY;

  const isSpoilt = async (position: number, types: readonly string[]): Promise<boolean> =>
    types.length > 0 && (await log.countTagged({ tag, types, after: position })) > 0;

  const load = async (
    { shelf, spoiledBy }: SnapshotUse,
    found: FoundSnapshot | null,
  ): Promise<FoldedTo | null> => {
    if (found === null) return null;
    writer?.found(found.position);
    if (await isSpoilt(found.position, spoiledBy)) {
      // It contains data of an erased person.
      await shelf.forget('all');
      writer?.found(0);
      return null;
    }
    const { usable } = found;
    if (usable === null) return null;
    const folded = await unpackAnswers(usable.answers);
    timeline = await unpackTimeline(usable);
    writer?.goOnFrom(usable);
    return { folded, position: usable.position };
  };

  const orNothing = (loading: Promise<FoldedTo | null>): Promise<FoldedTo | null> =>
    loading.catch((error: unknown) => {
      trace.record({ kind: 'fault', name: 'A snapshot could not be used', cause: null, detail: error });
      return null;
    });

  /** A worker folds a long history without a snapshot, and stores one. */
  const loadRebuilt = async (
    use: SnapshotUse,
    { leastEvents, run, prepare }: Rebuild,
  ): Promise<FoldedTo | null> => {
    if (quietUpTo() < leastEvents) return null;
    if ((await log.countTagged({ tag, atMost: leastEvents })) < leastEvents) return null;
    const made = await run(workspaceId, writer?.standing() ?? 0, true);
    if (made.kind === 'none') return null;
    use.whenQuiet(prepare);
    return load(use, await findSnapshot(use, log, workspaceId));
  };

  const loadFirst = async (use: SnapshotUse): Promise<FoldedTo | null> =>
    load(use, first === null ? await findSnapshot(use, log, workspaceId) : first.snapshot);

  /** A short log is folded faster than a snapshot is opened; an unusable snapshot is ignored. */
  const begin = async (): Promise<FoldedTo | null> => {
    begunAt = (await log.head().catch(() => null))?.position ?? begunAt;
    first = await readAhead(workspaceId).catch(() => null);
    if (snapshots === null || quietUpTo() < snapshots.leastEvents) return null;
    const { rebuild } = snapshots;
    const found = await orNothing(loadFirst(snapshots));
    return found === null && rebuild ? orNothing(loadRebuilt(snapshots, rebuild)) : found;
  };

  const takePage = (): Page | null => {
    const page = first?.page ?? null;
    first = null;
    return page;
  };

  const fold = createFolding({
    begin,
    read: async (after) => {
      const page = takePage();
      // More may have been appended since.
      if (page !== null && after === 0) return { ...page, isLast: false };
      return readWorkspacePage(log, workspaceId, after, quietUpTo() < longHistory ? undefined : pageOfLong);
    },
    take: (events) => {
      isStale ||= events.some((event) => isErasure(event) && (latest !== null || event.position > begunAt));
      extendTimeline(timeline, events);
      writer?.take(events, latest !== null);
    },
    trace,
    quietUpTo,
  });

  /** From the beginning, because a snapshot may be later than the requested position. */
  const readPast = async (position: number): Promise<WorkspaceAnswers> => {
    const { events } = await log.readTagged({ tag, upTo: position });
    const then = emptyTimeline();
    extendTimeline(then, events);
    return { ...foldFresh(events), position, timeline: then };
  };

  return {
    current: async (): Promise<WorkspaceAnswers> => {
      const { folded, position } = await fold();
      if (latest?.position === position) return latest;
      writer?.follow(fold);
      latest = { ...folded, position, timeline };
      return latest;
    },
    asOf: async (position: number): Promise<WorkspaceAnswers> => {
      if (latestPast?.position !== position) latestPast = await readPast(position);
      return latestPast;
    },
    rebuild: async (step: RecoveryStep): Promise<RebuildVerdict> => {
      const shown = await fold();
      const place = writer?.place() ?? null;
      const elsewhere = snapshots?.rebuild?.compare ?? (async () => null);
      const { kept, ...verdict } = await compareRebuild({ log, workspaceId, shown, place, elsewhere }, step);
      if (verdict.differing.length > 0) writer?.found(0);
      else if (kept !== null) writer?.goOnBehind(kept);
      return verdict;
    },
    isStale: () => isStale,
  };
};
