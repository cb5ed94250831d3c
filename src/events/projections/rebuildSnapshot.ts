/** Folds a workspace anew page by page, stores its snapshot, and compares it with existing answers. */
import { macrotask } from '#world/settle.ts';
import { canonicalJson } from '../log/canonicalJson.ts';
import type { EventLog } from '../log/eventLog.ts';
import type { ProjectionName } from './answers.ts';
import { layParts } from './layParts.ts';
import { createPlainFold } from './plainFold.ts';
import { type HistoryParts, pagesOf } from './rebuildPages.ts';
import { packAnswers, type Snapshot, type SnapshotStore } from './snapshot.ts';

/** Key order is ignored: it may depend on how an answer was computed. */
const isSame = (one: string, other: string): boolean =>
  one === other || canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other));

const differingAnswers = async (
  shown: Snapshot['answers'],
  folded: Snapshot['answers'],
): Promise<readonly ProjectionName[]> => {
  const differing: ProjectionName[] = [];
  for (const name of Object.keys(folded) as ProjectionName[]) {
    if (!isSame(shown[name], folded[name])) differing.push(name);
    await macrotask();
  }
  return differing;
};

export type RebuildPlace = {
  readonly shelf: SnapshotStore;
  readonly version: string;
  readonly standing: number;
};

export type LiveAnswers = { readonly position: number; readonly answers: Snapshot['answers'] };

export type RebuildParts = Omit<HistoryParts, 'log'> & {
  readonly log: HistoryParts['log'] & Pick<EventLog, 'head'>;
  readonly place: RebuildPlace | null;
  /** Default: no comparison, and the whole log is folded. */
  readonly live?: LiveAnswers | undefined;
};

export type RebuildOutcome = {
  readonly kept: number | null;
  /** Answers that differ from the screen; then no snapshot is stored. */
  readonly differing: readonly ProjectionName[];
};

const endOf = async ({ log, live }: RebuildParts) => {
  const head = await log.head();
  if (live === undefined || live.position >= head.position) return head;
  const [event] = await log.readAll({ after: live.position - 1, upTo: live.position, limit: 1 });
  if (event === undefined) throw new Error(`event ${live.position} is not there`);
  return event;
};

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
  const { shelf, standing: stored, version } = place;
  const snapshot = { version, workspaceId, position, hash, answers, ...laid };
  const isStored = await shelf.replace({ standing: stored, basedOn: 0 }, snapshot, []);
  return { kept: isStored ? position : null, differing };
};
