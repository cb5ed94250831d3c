/** Folds a workspace again page by page, stores its snapshot, and compares it with existing answers. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import { macrotask } from '#world/settle.ts';
import { canonicalJson } from '../log/canonicalJson.ts';
import type { EventLog, EventsInRow } from '../log/eventLog.ts';
import type { FoldableEvent } from '../log/foldableEvent.ts';
import { workspaceTag } from '../tags.ts';
import type { ProjectionName } from './answers.ts';
import { createPlainFold } from './plainFold.ts';
import { packAnswers, type Snapshot, type SnapshotStore } from './snapshot.ts';
import { emptyTimeline, extendTimeline, type TimelineNames } from './timeline.ts';
import { mostInPart, namesOf, packPart } from './timelineParts.ts';

type HistoryParts = {
  /** Decrypts personal data and upgrades events to current versions. */
  readonly log: Pick<EventLog, 'readAll' | 'readTagged'> & {
    readonly readRow: (range: { after: number; upTo: number }) => Promise<EventsInRow<FoldableEvent>>;
  };
  readonly workspaceId: string;
  readonly onProgress: OnProgress;
  /** Yields to the thread between slices; rejects when the work is aborted. Default: no yielding. */
  readonly pause?: () => Promise<void>;
};

const turnSize = 200;

const pageSize = 1_000;

const [samples, sampleSize] = [8, 8];

/** An indexed read of an event takes several times as long as a sequential one. */
const leastShare = 1 / 4;

/** Estimates from samples if the workspace owns enough events to scan the whole log; an exact count would take too long. */
const isWorthReading = async ({ log }: HistoryParts, tag: string, upTo: number): Promise<boolean> => {
  const looked = await Promise.all(
    Array.from({ length: samples }, (_, index) =>
      log.readAll({ after: Math.floor((upTo * index) / samples), upTo, limit: sampleSize }),
    ),
  );
  const events = looked.flat();
  return events.filter(({ tags }) => tags.includes(tag)).length >= events.length * leastShare;
};

const rowReader = async (parts: HistoryParts, upTo: number) => {
  const { log, workspaceId } = parts;
  const tag = workspaceTag(workspaceId);
  if (await isWorthReading(parts, tag, upTo))
    return async (after: number): Promise<EventsInRow<FoldableEvent>> => {
      const { events, reached } = await log.readRow({ after, upTo });
      return { events: events.filter(({ tags }) => tags.includes(tag)), reached };
    };
  return async (after: number): Promise<EventsInRow<FoldableEvent>> => {
    const { events } = await log.readTagged({ tag, after, upTo, limit: pageSize });
    const isLast = events.length < pageSize;
    return { events, reached: isLast ? upTo : (events.at(-1)?.position ?? upTo) };
  };
};

const inTurns = async function* ({ pause }: HistoryParts, events: readonly FoldableEvent[]) {
  if (pause === undefined) yield events;
  else
    for (let from = 0; from < events.length; from += turnSize) {
      await pause();
      yield events.slice(from, from + turnSize);
    }
};

export const pagesOf = async function* (parts: HistoryParts, upTo: number) {
  const read = await rowReader(parts, upTo);
  let next: Promise<EventsInRow<FoldableEvent>> | null = upTo > 0 ? read(0) : null;
  try {
    while (next !== null) {
      await parts.pause?.();
      const { events, reached }: EventsInRow<FoldableEvent> = await next;
      next = reached < upTo ? read(reached) : null;
      yield* inTurns(parts, events);
      parts.onProgress(reached, upTo);
    }
  } finally {
    // The consumer that stops has already seen the first error.
    next?.catch(() => undefined);
  }
};

type LaidTimeline = { readonly events: number; readonly names: TimelineNames };

/** Throws when the storage is full. */
const layParts = (
  { shelf, workspaceId }: { readonly shelf: SnapshotStore; readonly workspaceId: string },
  position: number,
) => {
  /** Only unwritten rows are in memory. */
  let waiting = emptyTimeline();
  let events = 0;
  let parts = 0;
  let laid = Promise.resolve(true);
  const settled = async (): Promise<void> => {
    if (!(await laid)) throw new Error('the storage takes no snapshot');
  };
  const hand = async (): Promise<void> => {
    const part = packPart(waiting, 0, waiting.count);
    events += waiting.count;
    waiting = emptyTimeline(waiting);
    await settled();
    laid = shelf.lay({ workspaceId, position, from: parts }, [part]);
    parts += 1;
  };
  return {
    take: async (added: readonly FoldableEvent[]): Promise<void> => {
      extendTimeline(waiting, added);
      if (waiting.count >= mostInPart) await hand();
    },
    end: async (): Promise<LaidTimeline> => {
      if (waiting.count > 0) await hand();
      await settled();
      return { events, names: namesOf(waiting) };
    },
  };
};

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
