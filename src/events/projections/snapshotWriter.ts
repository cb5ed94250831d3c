/** Writes the snapshot of a workspace again once enough has come since the last one, while nobody waits for anything. */
import { macrotask } from '#world/settle.ts';
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { CompareParts } from './compareRebuild.ts';
import type { FoldedTo } from './folding.ts';
import { type LedgerPart, packLedger } from './keptLedger.ts';
import { packAnswers, type Snapshot, type SnapshotShelf } from './snapshot.ts';
import type { Timeline } from './timeline.ts';
import { packTimeline } from './timelineColumns.ts';

/** `kept`: it stands there. `refused`: another one than expected does. `none`: nobody rebuilds, so that the page has to. */
export type Rebuilt =
  | { readonly kind: 'kept'; readonly position: number }
  | { readonly kind: 'refused' | 'none' };

/** Folds a workspace from its beginning on another thread, and keeps the snapshot. Never rejects. */
export type Rebuild = {
  /** A start waits for it where so many events are to be folded. */
  readonly leastEvents: number;
  readonly run: (workspaceId: string, standing: number, isAwaited: boolean) => Promise<Rebuilt>;
  /** Folds and compares; rejects with the signal's reason. */
  readonly compare: CompareParts['elsewhere'];
};

export type SnapshotUse = {
  /** Of the code that folds. */
  readonly version: string;
  readonly shelf: SnapshotShelf;
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
  readonly timeline: Timeline;
};

/** So many are turned into text in some milliseconds. */
const partSize = 500;

const packInSlices = async (events: readonly StoredEvent[]): Promise<readonly LedgerPart[]> => {
  const parts: LedgerPart[] = [];
  for (let from = 0; from < events.length; from += partSize) {
    parts.push(packLedger(events.slice(from, from + partSize)));
    await macrotask();
  }
  return parts;
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
  /** What came after it; null once this page writes no more: another one keeps the snapshots, or its answers are spoilt. */
  let news: StoredEvent[] | null = [];

  const isDue = (): boolean => {
    const count = timeline.positions.length;
    return news !== null && count >= leastEvents && news.length >= Math.max(leastNews, count / 10);
  };

  const goOn = (position: number): void => {
    standing = position;
    basedOn = position;
    news = news?.filter((event) => event.position > position) ?? null;
  };

  /** On another thread, where there is one. */
  const writeElsewhere = async (): Promise<boolean> => {
    const made = (await rebuild?.run(workspaceId, standing, false)) ?? { kind: 'none' };
    if (made.kind === 'none') return false;
    // What takes something back came meanwhile.
    if (news === null) await shelf.forget('all');
    else if (made.kind === 'kept') goOn(made.position);
    else news = null;
    return true;
  };

  const writeHere = async (fold: () => Promise<FoldedTo>): Promise<void> => {
    const { folded, position } = await fold();
    const added = (news ?? []).filter((event) => event.position <= position);
    const [event] = await log.readAll({ after: position - 1, upTo: position, limit: 1 });
    if (event === undefined || !isDue()) return;
    const columns = packTimeline(timeline, position);
    const answers = await packAnswers(Object.entries(folded));
    const snapshot: Snapshot = {
      version,
      workspaceId,
      position,
      hash: event.hash,
      answers,
      timeline: columns,
    };
    const ledger = await packInSlices(added);
    if (await shelf.replace({ standing, basedOn }, snapshot, ledger)) goOn(position);
    else news = null;
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
    place: () =>
      news !== null && timeline.positions.length >= leastEvents ? { shelf, version, standing } : null,
    /** A snapshot was made anew beside this page, which goes on from it. */
    goOnBehind: (position: number): void => {
      if (news === null) void shelf.forget('all');
      else goOn(position);
    },
    /** It is used. */
    goOnFrom: ({ position }: Snapshot): void => {
      basedOn = position;
    },
    /** `isNew`: they came after the first answer. */
    take: (events: readonly StoredEvent[], isNew: boolean): void => {
      if (isNew && events.some(({ type }) => spoiledBy.includes(type))) {
        news = null;
        void shelf.forget('all');
      }
      news?.push(...events);
    },
    /** `fold` gives the answers as they stand when it is called. */
    follow: (fold: () => Promise<FoldedTo>): void => {
      if (isDue()) whenQuiet(() => write(fold));
    },
  };
};
