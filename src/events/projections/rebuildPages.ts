/** Reads a workspace's history for a rebuild, with at most two rows of events in memory. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { EventLog, EventsInRow } from '../log/eventLog.ts';
import type { FoldableEvent } from '../log/foldableEvent.ts';
import { workspaceTag } from '../tags.ts';

export type HistoryParts = {
  /** Decrypts personal data and upgrades events to current versions. */
  readonly log: Pick<EventLog, 'readAll' | 'readTagged'> & {
    readonly readRow: (range: { after: number; upTo: number }) => Promise<EventsInRow<FoldableEvent>>;
  };
  readonly workspaceId: string;
  readonly onProgress: OnProgress;
  /** Yields to the thread between slices; rejects when the work is aborted. Left out: no yielding. */
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
