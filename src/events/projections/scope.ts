/** What is known of one workspace: folded from its own events, or from a snapshot and the events after it. */
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

/** What is known of one workspace, folded from its own events alone. */
export type WorkspaceAnswers = Answers & {
  /** Later events may be in it. */
  readonly timeline: Timeline;
};

/** What was read of a workspace before anybody asked. */
export type FirstRead = {
  /** The beginning of its events; null where a snapshot stands for it, or a worker folds them. */
  readonly page: Page | null;
  /** Null where none is kept. */
  readonly snapshot: FoundSnapshot | null;
};

/** Of one workspace. */
export type WorkspaceFirstRead = FirstRead & { readonly workspaceId: string };

/** Null where nothing was read, and from the second question on. */
export type ReadAhead = (workspaceId: string) => Promise<FirstRead | null>;

export type ScopeParts = {
  readonly log: EventLog;
  readonly workspaceId: string;
  readonly trace: Trace;
  /** See FoldingParts. */
  readonly quietUpTo: () => number;
  /** Null where none are kept. */
  readonly snapshots: SnapshotUse | null;
  readonly readAhead: ReadAhead;
};

/** So many events of a long history are read in some milliseconds. */
const pageOfLong = 500;

export const createScope = (parts: ScopeParts) => {
  const { log, workspaceId, trace, quietUpTo, snapshots, readAhead } = parts;
  const tag = workspaceTag(workspaceId);
  let timeline = emptyTimeline();
  const writer =
    snapshots && createSnapshotWriter({ ...snapshots, log, workspaceId, timeline: () => timeline });
  let latest: WorkspaceAnswers | null = null;
  /** A page asks several questions of the same moment. */
  let latestPast: WorkspaceAnswers | null = null;
  let isStale = false;
  let first: FirstRead | null = null;
  /** Where the log ended before the first page was opened: who was erased later may be named in what was folded by then. */
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
      // It holds what nobody may read any more.
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

  /** A long history without a snapshot is folded on another thread, which leaves one. */
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

  /** A short log is folded faster than a snapshot is opened; one that cannot be used is as good as none. */
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

  /** From the beginning: a snapshot may know more than was known then. */
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
    /** Folds all events anew and compares; what is kept of it this page goes on from. */
    rebuild: async (step: RecoveryStep): Promise<RebuildVerdict> => {
      const shown = await fold();
      const place = writer?.place() ?? null;
      const elsewhere = snapshots?.rebuild?.compare ?? (async () => null);
      const { kept, ...verdict } = await compareRebuild({ log, workspaceId, shown, place, elsewhere }, step);
      if (verdict.differing.length > 0) writer?.found(0);
      else if (kept !== null) writer?.goOnBehind(kept);
      return verdict;
    },
    /** Somebody was erased whom the answers name still. */
    isStale: () => isStale,
  };
};
