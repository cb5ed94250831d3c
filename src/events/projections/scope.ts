/** What is known of one workspace: folded from its own events, or from a snapshot and the events after it. */
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import type { Trace } from '#world/trace.ts';
import type { EventLog } from '../log/eventLog.ts';
import { isErasure } from '../people/erasures.ts';
import { workspaceTag } from '../tags.ts';
import type { Answers } from './answers.ts';
import { compareRebuild } from './compareRebuild.ts';
import { createFolding, type FoldedTo, foldFresh, longHistory, type Page } from './folding.ts';
import { isOfLog, unpackAnswers } from './snapshot.ts';
import { createSnapshotWriter, type Rebuild, type SnapshotUse } from './snapshotWriter.ts';
import { emptyTimeline, extendTimeline, type Timeline } from './timeline.ts';
import { unpackTimeline } from './timelineParts.ts';
import { readWorkspacePage } from './workspacePage.ts';

/** What is known of one workspace, folded from its own events alone. */
export type WorkspaceAnswers = Answers & {
  /** Later events may be in it. */
  readonly timeline: Timeline;
};

/** The first page of a workspace where it was read before anybody asked; null where it was not. */
export type ReadAhead = (workspaceId: string) => Promise<Page | null>;

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
  /** Where the log ended before the first page was opened: who was erased later may be named in what was folded by then. */
  let begunAt = Number.POSITIVE_INFINITY;

  const isSpoilt = async (position: number, types: readonly string[]): Promise<boolean> =>
    types.length > 0 && (await log.countTagged({ tag, types, after: position })) > 0;

  const load = async ({ shelf, version, spoiledBy }: SnapshotUse): Promise<FoldedTo | null> => {
    const found = await shelf.read(workspaceId);
    if (found === null) return null;
    writer?.found(found.position);
    if (await isSpoilt(found.position, spoiledBy)) {
      // It holds what nobody may read any more.
      await shelf.forget('all');
      writer?.found(0);
      return null;
    }
    if (!(await isOfLog(found, log, version))) return null;
    const folded = await unpackAnswers(found.answers);
    timeline = await unpackTimeline(found);
    writer?.goOnFrom(found);
    return { folded, position: found.position };
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
    if ((await log.countTagged({ tag, atMost: leastEvents })) < leastEvents) return null;
    const made = await run(workspaceId, writer?.standing() ?? 0, true);
    if (made.kind === 'none') return null;
    use.whenQuiet(prepare);
    return load(use);
  };

  /** A short log is folded faster than a snapshot is opened; one that cannot be used is as good as none. */
  const begin = async (): Promise<FoldedTo | null> => {
    begunAt = (await log.head().catch(() => null))?.position ?? begunAt;
    if (snapshots === null || quietUpTo() < snapshots.leastEvents) return null;
    const { rebuild } = snapshots;
    const found = await orNothing(load(snapshots));
    return found === null && rebuild ? orNothing(loadRebuilt(snapshots, rebuild)) : found;
  };

  const fold = createFolding({
    begin,
    read: async (after) => {
      const page = after === 0 ? await readAhead(workspaceId) : null;
      // More may have been appended since.
      if (page !== null) return { ...page, isLast: false };
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
