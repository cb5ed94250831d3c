/** The answers of a workspace as they stood at a position, in a form that is read faster than its events are folded. */
import { freeze } from 'immer';
import { macrotask } from '#world/settle.ts';
import { type Folded, type ProjectionName, projections } from './answers.ts';
import type { TimelineNames } from './timeline.ts';
import type { TimelinePart } from './timelineParts.ts';

export type Snapshot = {
  /** Of the code that folded: another build may fold otherwise. */
  readonly version: string;
  readonly workspaceId: string;
  /** Where the log stood, and the hash of the event there. */
  readonly position: number;
  readonly hash: string;
  /** Each answer as JSON: it is parsed as fast as a structured clone is read, and written answer by answer. */
  readonly answers: Readonly<Record<ProjectionName, string>>;
  /** How many events its timeline has, and the names in it. */
  readonly events: number;
  readonly names: TimelineNames;
};

/** With its timeline, in parts that were written one after the other. */
export type StoredSnapshot = Snapshot & { readonly parts: readonly TimelinePart[] };

/** Where snapshots are kept; a log in memory has none. No function rejects. */
export type SnapshotStore = {
  readonly read: (workspaceId: string) => Promise<StoredSnapshot | null>;
  /**
   * Puts a snapshot in the place of another, and adds parts to that one's timeline. False where the storage refuses, or another one than
   * expected stands there: nothing was written then.
   */
  readonly replace: (
    place: SnapshotPlace,
    snapshot: Snapshot,
    parts: readonly TimelinePart[],
  ) => Promise<boolean>;
  /**
   * Stores parts of a timeline for a snapshot that is not in its place yet; `from` counts the parts before them. So a long
   * timeline is never in memory as a whole. False where the storage refuses.
   */
  readonly lay: (
    of: { readonly workspaceId: string; readonly position: number; readonly from: number },
    parts: readonly TimelinePart[],
  ) => Promise<boolean>;
  /** Removes those of a branch, or of every log in this browser. */
  readonly forget: (tenant: string | 'all') => Promise<void>;
};

/** Positions of snapshots; 0: of none. */
export type SnapshotPlace = {
  /** Which one must stand there. */
  readonly standing: number;
  /** Whose timeline goes on: that one's, or none. Parts that were laid for the new one stay. */
  readonly basedOn: number;
};

/** Characters that take some milliseconds. */
const longAnswer = 200_000;

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

/** Throws SyntaxError for what is no JSON. The page answers between one answer and the next. */
export const unpackAnswers = async (answers: Snapshot['answers']): Promise<Folded> => {
  const unpacked: Partial<Record<ProjectionName, object>> = {};
  for (const name of Object.keys(projections) as ProjectionName[]) {
    unpacked[name] = freeze(JSON.parse(answers[name]) as object, true);
    // Most are done at once.
    if (answers[name].length > longAnswer) await macrotask();
  }
  return unpacked as Folded;
};
