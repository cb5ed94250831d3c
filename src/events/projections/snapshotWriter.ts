/** Rewrites a workspace's snapshot when enough events have come since the last one, while the page is idle. */
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { CompareParts } from './compareRebuild.ts';
import type { FoldedTo } from './folding.ts';
import { packAnswers, type Snapshot, type SnapshotStore } from './snapshot.ts';
import { numberAt, type Timeline } from './timeline.ts';
import { namesOf, packBetween } from './timelineParts.ts';

/** `kept`: stored. `refused`: another snapshot than expected exists. `none`: no worker rebuilds, so the page must. */
export type Rebuilt =
  | { readonly kind: 'kept'; readonly position: number }
  | { readonly kind: 'refused' | 'none' };

/** Folds a workspace from its beginning on a worker, and stores the snapshot. Never rejects. */
export type Rebuild = {
  /** From this many events a start waits for the worker. The page folds fewer itself and writes their snapshot. */
  readonly leastEvents: number;
  readonly run: (workspaceId: string, stored: number, isAwaited: boolean) => Promise<Rebuilt>;
  /** Prepares data that speeds up the next rebuild. Never rejects. */
  readonly prepare: () => Promise<void>;
  readonly compare: CompareParts['elsewhere'];
};

export type SnapshotUse = {
  readonly version: string;
  readonly shelf: SnapshotStore;
  /** Workspaces with fewer events get no snapshot, and logs with fewer are not searched for one. */
  readonly leastEvents: number;
  /** Rewritten after this many new events that are also a tenth of all. */
  readonly leastNews: number;
  /** Event types, such as erasures, that invalidate everything folded before them. */
  readonly spoiledBy: readonly string[];
  /** Runs work once the page is idle and nothing was appended for a while; replaces earlier pending work. */
  readonly whenQuiet: (work: () => Promise<void>) => void;
  readonly rebuild?: Rebuild;
};

export type SnapshotWriterParts = SnapshotUse & {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly workspaceId: string;
  /** A getter, because a snapshot's timeline replaces the empty one. */
  readonly timeline: () => Timeline;
};

export const createSnapshotWriter = (parts: SnapshotWriterParts) => {
  const {
    version,
    shelf,
    leastEvents,
    leastNews,
    spoiledBy,
    whenQuiet,
    rebuild,
    log,
    workspaceId,
    timeline,
  } = parts;
  let stored = 0;
  let basedOn = 0;
  /** This page stops writing: another one writes snapshots, or its answers are invalid. */
  let isOver = false;

  const isDue = (): boolean => {
    const { count } = timeline();
    const news = count - numberAt(timeline(), basedOn);
    return !isOver && count >= leastEvents && news >= Math.max(leastNews, count / 10);
  };

  const goOn = (position: number): void => {
    stored = position;
    basedOn = position;
  };

  const writeElsewhere = async (): Promise<boolean> => {
    if (rebuild === undefined || timeline().count < rebuild.leastEvents) return false;
    const made = await rebuild.run(workspaceId, stored, false);
    if (made.kind === 'none') return false;
    // An erasure came meanwhile.
    if (isOver) await shelf.forget('all');
    else if (made.kind === 'kept') goOn(made.position);
    else isOver = true;
    return true;
  };

  const writeHere = async (fold: () => Promise<FoldedTo>): Promise<void> => {
    const { folded, position } = await fold();
    const [event] = await log.readAll({ after: position - 1, upTo: position, limit: 1 });
    if (event === undefined || !isDue()) return;
    const answers = await packAnswers(Object.entries(folded));
    const snapshot: Snapshot = {
      version,
      workspaceId,
      position,
      hash: event.hash,
      answers,
      events: numberAt(timeline(), position),
      names: namesOf(timeline()),
    };
    const parts = packBetween(timeline(), basedOn, position);
    if (await shelf.replace({ standing: stored, basedOn }, snapshot, parts)) goOn(position);
    else isOver = true;
  };

  const write = async (fold: () => Promise<FoldedTo>): Promise<void> => {
    if (isDue() && !(await writeElsewhere())) await writeHere(fold);
  };

  return {
    found: (position: number): void => {
      stored = position;
    },
    standing: (): number => stored,
    place: () => (!isOver && timeline().count >= leastEvents ? { shelf, version, standing: stored } : null),
    goOnBehind: (position: number): void => {
      if (isOver) void shelf.forget('all');
      else goOn(position);
    },
    goOnFrom: ({ position }: Snapshot): void => {
      basedOn = position;
    },
    take: (events: readonly StoredEvent[], isNew: boolean): void => {
      if (isNew && events.some(({ type }) => spoiledBy.includes(type))) {
        isOver = true;
        void shelf.forget('all');
      }
    },
    follow: (fold: () => Promise<FoldedTo>): void => {
      if (isDue()) whenQuiet(() => write(fold));
    },
  };
};
