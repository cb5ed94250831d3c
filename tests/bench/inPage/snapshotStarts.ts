/** Measures the first answer about an agency after a start, from its snapshot and from all events. */
import type { TimelinePart } from '#events/projections/timelineParts.ts';
import { openStartFixture, type Writing, workspaceId } from './startFixture.ts';
import { watchTasks } from './watchTasks.ts';

export type StartPlan = { readonly events: number; readonly rounds: number };

/** Milliseconds of each round, opening the database included. */
export type SnapshotStarts = {
  readonly events: number;
  readonly folded: readonly number[];
  readonly fromSnapshot: readonly number[];
  /** Includes the undo lookup that history asks for. */
  readonly withUndo: readonly number[];
  /** Without a snapshot: a worker creates one first. */
  readonly rebuilt: readonly number[];
  /** Writing the snapshot in a worker and in the page; for each, the longest task of the page. */
  readonly write: Writing;
  readonly writeOnPage: Writing;
  /** Longest task of the page while it waits for a worker and resumes from its snapshot; 0: none over 50 ms. */
  readonly longestAtStart: number;
  /** Characters of the answers, and bytes of the timeline. */
  readonly answers: number;
  readonly timeline: number;
};

const bytesOf = (parts: readonly TimelinePart[]): number =>
  parts.flatMap(({ columns }) => Object.values(columns)).reduce((sum, { byteLength }) => sum + byteLength, 0);

export const snapshotStarts = async ({ events: count, rounds }: StartPlan): Promise<SnapshotStarts> => {
  const { position, shelf, onPage, byWorker, startOnce, writeOnce } = await openStartFixture(count);
  const times = {
    folded: [] as number[],
    rebuilt: [] as number[],
    fromSnapshot: [] as number[],
    withUndo: [] as number[],
  };
  let longestAtStart = 0;
  for (let round = -1; round < rounds; round += 1) {
    const folded = await startOnce(null);
    await shelf.forget('all');
    let rebuilt = 0;
    const longest = await watchTasks(async () => {
      rebuilt = await startOnce(byWorker);
    });
    const fromSnapshot = await startOnce(byWorker);
    const withUndo = await startOnce(byWorker, true);
    if (round < 0) continue;
    longestAtStart = Math.max(longestAtStart, longest);
    times.folded.push(folded);
    times.rebuilt.push(rebuilt);
    times.fromSnapshot.push(fromSnapshot);
    times.withUndo.push(withUndo);
  }
  const writeOnPage = await writeOnce(onPage);
  const write = await writeOnce(byWorker);
  const stored = await shelf.read(workspaceId);
  const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);
  return {
    events: position,
    ...times,
    longestAtStart,
    write,
    writeOnPage,
    answers: lengthOf(Object.values(stored?.answers ?? {})),
    timeline: bytesOf(stored?.parts ?? []),
  };
};
