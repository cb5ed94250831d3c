/** Defines a snapshot: the answers of a workspace at a position, faster to read than its events are to fold. */
import { freeze } from 'immer';
import { macrotask } from '#world/settle.ts';
import { type Folded, type ProjectionName, projections } from './answers.ts';
import type { TimelineNames } from './timeline.ts';
import type { TimelinePart } from './timelineParts.ts';

export type Snapshot = {
  /** Version of the folding code, because another build may fold differently. */
  readonly version: string;
  readonly workspaceId: string;
  readonly position: number;
  readonly hash: string;
  /** JSON, because it parses as fast as a structured clone reads, and can be written answer by answer. */
  readonly answers: Readonly<Record<ProjectionName, string>>;
  readonly events: number;
  readonly names: TimelineNames;
};

export type StoredSnapshot = Snapshot & { readonly parts: readonly TimelinePart[] };

/** A store of snapshots; a log in memory has none. No function rejects. */
export type SnapshotStore = {
  readonly read: (workspaceId: string) => Promise<StoredSnapshot | null>;
  /**
   * Replaces the expected snapshot and adds parts to its timeline. False, with nothing written, when the
   * storage refuses or another snapshot exists.
   */
  readonly replace: (
    place: SnapshotPlace,
    snapshot: Snapshot,
    parts: readonly TimelinePart[],
  ) => Promise<boolean>;
  /**
   * Writes timeline parts of a later snapshot, so that a long timeline is never wholly in memory; `from`
   * counts earlier parts. False when the storage refuses.
   */
  readonly lay: (
    of: { readonly workspaceId: string; readonly position: number; readonly from: number },
    parts: readonly TimelinePart[],
  ) => Promise<boolean>;
  readonly forget: (tenant: string | 'all') => Promise<void>;
};

/** Positions of snapshots; 0: none. */
export type SnapshotPlace = {
  readonly standing: number;
  /** Position of the snapshot whose timeline continues, or 0. Parts written for the new one stay. */
  readonly basedOn: number;
};

const longAnswer = 200_000;

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

/** Throws SyntaxError for invalid JSON. Yields to the page between answers. */
export const unpackAnswers = async (answers: Snapshot['answers']): Promise<Folded> => {
  const unpacked: Partial<Record<ProjectionName, object>> = {};
  for (const name of Object.keys(projections) as ProjectionName[]) {
    unpacked[name] = freeze(JSON.parse(answers[name]) as object, true);
    if (answers[name].length > longAnswer) await macrotask();
  }
  return unpacked as Folded;
};
