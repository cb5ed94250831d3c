/** Reads the history of a workspace for a rebuild, a row of events at a time: no more of it is in memory than two rows. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { EventLog, EventsInRow } from '../log/eventLog.ts';
import type { FoldableEvent } from '../log/foldableEvent.ts';
import { workspaceTag } from '../tags.ts';

export type HistoryParts = {
  /** With what is personal in it opened, and of today's versions. */
  readonly log: Pick<EventLog, 'readAll' | 'readTagged'> & {
    readonly readRow: (range: { after: number; upTo: number }) => Promise<EventsInRow<FoldableEvent>>;
  };
  readonly workspaceId: string;
  /** Told of events that were read. */
  readonly onProgress: OnProgress;
  /** Lets others have the thread between two turns; rejects where the work is given up. Left out: nobody else wants it. */
  readonly pause?: () => Promise<void>;
};

/** So many are folded in some milliseconds. */
const turnSize = 200;

/** Found by the index, so many at a time. */
const pageSize = 1_000;

/** Places of the log that are looked at, and how many events at each. */
const [samples, sampleSize] = [8, 8];

/** To find an event by the index takes several times as long as to read the one beside it. */
const leastShare = 1 / 4;

/** Whether so many of the events are the workspace's that all of them are gone through. A count of them would take longer than the rest. */
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

/** The next row is on its way while one is folded. */
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
    // Who leaves off has heard of what went wrong first.
    next?.catch(() => undefined);
  }
};
