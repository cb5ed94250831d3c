/** Folds a workspace anew from its events, page by page; keeps its snapshot, and holds it against the answers that somebody has. */
import type { EventLog } from '../log/eventLog.ts';
import type { ProjectionName } from './answers.ts';
import { differingAnswers } from './differingAnswers.ts';
import { layParts } from './layParts.ts';
import { createPlainFold } from './plainFold.ts';
import { type HistoryParts, pagesOf } from './rebuildPages.ts';
import { packAnswers, type Snapshot, type SnapshotStore } from './snapshot.ts';

/** Where a rebuilt snapshot goes. */
export type RebuildPlace = {
  readonly shelf: SnapshotStore;
  /** Of the code that folds. */
  readonly version: string;
  /** Position of the snapshot that stands there now; 0: none. */
  readonly standing: number;
};

/** Answers that are shown, as the log stood at a position. */
export type LiveAnswers = { readonly position: number; readonly answers: Snapshot['answers'] };

export type RebuildParts = Omit<HistoryParts, 'log'> & {
  readonly log: HistoryParts['log'] & Pick<EventLog, 'head'>;
  /** Null: it is not kept. */
  readonly place: RebuildPlace | null;
  /** Left out: nothing is compared, and the whole log is folded. */
  readonly live?: LiveAnswers | undefined;
};

export type RebuildOutcome = {
  /** Of the new snapshot; null where none was put in its place. */
  readonly kept: number | null;
  /** Answers that are not as they were shown: then no snapshot is kept. */
  readonly differing: readonly ProjectionName[];
};

const endOf = async ({ log, live }: RebuildParts) => {
  const head = await log.head();
  if (live === undefined || live.position >= head.position) return head;
  const [event] = await log.readAll({ after: live.position - 1, upTo: live.position, limit: 1 });
  if (event === undefined) throw new Error(`event ${live.position} is not there`);
  return event;
};

/** Throws where the snapshot cannot be kept. */
export const rebuildSnapshot = async (parts: RebuildParts): Promise<RebuildOutcome> => {
  const { workspaceId, place, live } = parts;
  const { position, hash } = await endOf(parts);
  const fold = createPlainFold();
  const timeline = place && layParts({ ...place, workspaceId }, position);
  for await (const events of pagesOf(parts, position)) {
    fold.take(events);
    await timeline?.take(events);
  }
  const laid = await timeline?.end();
  const answers = await packAnswers(fold.handOver());
  const differing = live === undefined ? [] : await differingAnswers(live.answers, answers);
  if (place === null || laid === undefined || differing.length > 0) return { kept: null, differing };
  const { shelf, standing, version } = place;
  const snapshot = { version, workspaceId, position, hash, answers, ...laid };
  const isKept = await shelf.replace({ standing, basedOn: 0 }, snapshot, []);
  return { kept: isKept ? position : null, differing };
};
