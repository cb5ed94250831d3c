/** Writes the snapshot of a workspace again once enough has come since the last one, while nobody waits for anything. */
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { CompareParts } from './compareRebuild.ts';
import type { FoldedTo } from './folding.ts';
import { packAnswers, type Snapshot, type SnapshotStore } from './snapshot.ts';
import { numberAt, type Timeline } from './timeline.ts';
import { namesOf, packBetween } from './timelineParts.ts';

/** `kept`: it stands there. `refused`: another one than expected does. `none`: nobody rebuilds, so that the page has to. */
export type Rebuilt =
  | { readonly kind: 'kept'; readonly position: number }
  | { readonly kind: 'refused' | 'none' };

/** Folds a workspace from its beginning on another thread, and keeps the snapshot. Never rejects. */
export type Rebuild = {
  /** A start waits for it where so many events are to be folded. Fewer are folded by the page, which writes their snapshot too. */
  readonly leastEvents: number;
  readonly run: (workspaceId: string, standing: number, isAwaited: boolean) => Promise<Rebuilt>;
  /** Makes what the next rebuild is faster with. Never rejects. */
  readonly prepare: () => Promise<void>;
  /** Folds and compares; rejects with the signal's reason. */
  readonly compare: CompareParts['elsewhere'];
};

export type SnapshotUse = {
  /** Of the code that folds. */
  readonly version: string;
  readonly shelf: SnapshotStore;
  /** Of a workspace with fewer events none is kept, and in a log with fewer none is looked for. */
  readonly leastEvents: number;
  /** It is written again when so many events, and a tenth of all, have come after it. */
  readonly leastNews: number;
  /** Types of events that take back what others told: what was folded before one of them may not be kept. */
  readonly spoiledBy: readonly string[];
  /** Runs work once the page is idle and nothing has been appended for a while; what was asked before gives way. */
  readonly whenQuiet: (work: () => Promise<void>) => void;
  /** Left out: the page folds and writes by itself. */
  readonly rebuild?: Rebuild;
};

export type SnapshotWriterParts = SnapshotUse & {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly workspaceId: string;
  /** As it is now: one from a snapshot takes the place of an empty one. */
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
  /** Of the snapshot that is kept. */
  let standing = 0;
  /** Of the snapshot that this page goes on from. */
  let basedOn = 0;
  /** This page writes no more: another one keeps the snapshots, or its answers are spoilt. */
  let isOver = false;

  const isDue = (): boolean => {
    const { count } = timeline();
    const news = count - numberAt(timeline(), basedOn);
    return !isOver && count >= leastEvents && news >= Math.max(leastNews, count / 10);
  };

  const goOn = (position: number): void => {
    standing = position;
    basedOn = position;
  };

  /** On another thread, where there is one and the history is long enough for it. */
  const writeElsewhere = async (): Promise<boolean> => {
    if (rebuild === undefined || timeline().count < rebuild.leastEvents) return false;
    const made = await rebuild.run(workspaceId, standing, false);
    if (made.kind === 'none') return false;
    // What takes something back came meanwhile.
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
    if (await shelf.replace({ standing, basedOn }, snapshot, parts)) goOn(position);
    else isOver = true;
  };

  const write = async (fold: () => Promise<FoldedTo>): Promise<void> => {
    if (isDue() && !(await writeElsewhere())) await writeHere(fold);
  };

  return {
    /** A snapshot stands at a position, whether it can be used or not. */
    found: (position: number): void => {
      standing = position;
    },
    standing: (): number => standing,
    /** Where a snapshot that is made anew would go; null for a workspace of which none is kept. */
    place: () => (!isOver && timeline().count >= leastEvents ? { shelf, version, standing } : null),
    /** A snapshot was made anew beside this page, which goes on from it. */
    goOnBehind: (position: number): void => {
      if (isOver) void shelf.forget('all');
      else goOn(position);
    },
    /** It is used. */
    goOnFrom: ({ position }: Snapshot): void => {
      basedOn = position;
    },
    /** `isNew`: they came after the first answer. */
    take: (events: readonly StoredEvent[], isNew: boolean): void => {
      if (isNew && events.some(({ type }) => spoiledBy.includes(type))) {
        isOver = true;
        void shelf.forget('all');
      }
    },
    /** `fold` gives the answers as they stand when it is called. */
    follow: (fold: () => Promise<FoldedTo>): void => {
      if (isDue()) whenQuiet(() => write(fold));
    },
  };
};
