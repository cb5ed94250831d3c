/** The answers of a workspace as they stood at a position, in a form that is read faster than its events are folded. */
import { freeze } from 'immer';
import { macrotask } from '#world/settle.ts';
import type { EventLog } from '../log/eventLog.ts';
import { type Folded, foldEach, type ProjectionName } from './answers.ts';
import type { LedgerPart } from './keptLedger.ts';
import type { TimelineColumns } from './timelineColumns.ts';

export type Snapshot = {
  /** Of the code that folded: another build may fold otherwise. */
  readonly version: string;
  readonly workspaceId: string;
  /** Where the log stood, and the hash of the event there. */
  readonly position: number;
  readonly hash: string;
  /** Each answer as JSON: it is parsed as fast as a structured clone is read, and written answer by answer. */
  readonly answers: Readonly<Record<ProjectionName, string>>;
  readonly timeline: TimelineColumns;
};

/** With the events behind it, in parts that were written one after the other. */
export type StoredSnapshot = Snapshot & { readonly ledger: readonly LedgerPart[] };

/** Where snapshots are kept; a log in memory has none. No function rejects. */
export type SnapshotShelf = {
  readonly read: (workspaceId: string) => Promise<StoredSnapshot | null>;
  /**
   * Puts a snapshot in the place of another, and adds parts to that one's ledger. False where the storage refuses, or another one than
   * expected stands there: nothing was written then.
   */
  readonly replace: (
    place: SnapshotPlace,
    snapshot: Snapshot,
    parts: readonly LedgerPart[],
  ) => Promise<boolean>;
  /**
   * Keeps parts of a ledger for the snapshot of a position that has yet to be put in its place; `from` counts the parts before them. A
   * ledger that is long is never in memory as a whole. False where the storage refuses.
   */
  readonly stage: (
    of: { readonly workspaceId: string; readonly position: number; readonly from: number },
    parts: readonly LedgerPart[],
  ) => Promise<boolean>;
  /** Removes those of a branch, or of every log in this browser. */
  readonly forget: (tenant: string | 'all') => Promise<void>;
};

/** Positions of snapshots; 0: of none. */
export type SnapshotPlace = {
  /** Which one must stand there. */
  readonly standing: number;
  /** Whose ledger goes on: that one's, or none. Parts that were staged for the new one stay. */
  readonly basedOn: number;
};

/** The page answers between one answer and the next. */
export const packAnswers = async (
  answers: Iterable<readonly [string, object]>,
): Promise<Snapshot['answers']> => {
  const packed: [string, string][] = [];
  for (const [name, answer] of answers) {
    packed.push([name, JSON.stringify(answer)]);
    await macrotask();
  }
  return Object.fromEntries(packed) as Snapshot['answers'];
};

/** Throws SyntaxError for what is no JSON. */
export const unpackAnswers = (answers: Snapshot['answers']): Folded =>
  foldEach((_projection, name) => freeze(JSON.parse(answers[name]) as object, true));

const countOf = (parts: readonly LedgerPart[]): number => parts.reduce((sum, { count }) => sum + count, 0);

/** Whether the log has that very event at the snapshot's position, and the snapshot is whole and of this code. */
export const isOfLog = async (
  { version, position, hash, timeline, ledger }: StoredSnapshot,
  log: Pick<EventLog, 'readAll'>,
  ownVersion: string,
): Promise<boolean> => {
  if (version !== ownVersion || countOf(ledger) !== timeline.positions.length) return false;
  const [event] = await log.readAll({ after: position - 1, upTo: position, limit: 1 });
  return event?.position === position && event.hash === hash;
};
