/** Runs a tab's appends one at a time, without reading first as long as no other tab writes. */

import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { appendCommand, writeCommand } from './appendCommand.ts';
import { checkRequest } from './checkRequest.ts';
import type { AppendRequest, AppendResult, EventLog, Head } from './eventLog.ts';
import { headOf } from './hashChain.ts';
import { type LogStorage, type LogTransaction, StorageError } from './logStorage.ts';
import { type Found, planAppend, prepareEvents } from './planAppend.ts';
import type { StoredEvent } from './storedEvent.ts';
import { createTransactionQueue } from './transactionQueue.ts';

type KnownEnd = {
  /**
   * Predicts a transaction's reads; null if unknown, or if nothing would reveal a wrong guess. A wrong guess
   * fails the transaction, because its position, revision or command is taken.
   */
  readonly foresee: (request: AppendRequest) => Found | null;
  readonly learn: (events: readonly StoredEvent[]) => void;
  readonly see: (last: StoredEvent) => void;
  readonly forget: () => void;
};

/** Limits memory: a tab rarely works on more streams. */
const mostStreams = 5_000;

/** Caches the log's end as this tab knows it, so that the next append need not read; other tabs may invalidate it. */
const createKnownEnd = (): KnownEnd => {
  const revisions = new Map<string, number>();
  let head: Head | null = null;

  const forget = (): void => {
    head = null;
    revisions.clear();
  };

  /** Null when a revision is unknown, unless the request creates the stream and would find it taken. */
  const revisionsFor = ({ events, expected = [] }: AppendRequest): Map<string, number> | null => {
    const known = new Map<string, number>();
    const written = new Set(events.map(({ stream }) => stream));
    const news = new Set(expected.filter(({ revision }) => revision === 'none').map(({ stream }) => stream));
    for (const { stream } of [...events, ...expected]) {
      const revision = revisions.get(stream);
      if (revision !== undefined) known.set(stream, revision);
      else if (!news.has(stream) || !written.has(stream)) return null;
    }
    return known;
  };

  return {
    foresee: (request) => {
      if (head === null || request.events.length === 0) return null;
      // An excluded event may be between that position and the end.
      if (request.failIfEventsMatch !== undefined && request.failIfEventsMatch.after < head.position)
        return null;
      const known = revisionsFor(request);
      const found = known && { head, command: null, revisions: known, overtaken: false };
      return found !== null && planAppend(request, found).kind === 'write' ? found : null;
    },
    learn: (events) => {
      const [first] = events;
      const last = events.at(-1);
      if (first === undefined || last === undefined) return;
      if (first.position - 1 !== head?.position || revisions.size > mostStreams) revisions.clear();
      for (const { stream, revision } of events) revisions.set(stream, revision);
      head = headOf(last);
    },
    see: (last) => {
      if (last.position <= (head?.position ?? 0)) return;
      revisions.clear();
      head = headOf(last);
    },
    forget,
  };
};

export type AppendParts = {
  readonly storage: LogStorage;
  readonly world: World;
  readonly tenant: string;
  readonly onAppended: (events: readonly StoredEvent[]) => void;
  /** Deletes caches when the storage is full; false when there was nothing to delete. Default: there is nothing. */
  readonly freeSpace?: () => Promise<boolean>;
};

export type Appender = {
  readonly append: EventLog['append'];
  readonly seeEnd: (last: StoredEvent) => void;
  /** Another tab has written, so the cached end of the log is invalid. */
  readonly forgetEnd: () => void;
  /** Refuses new appends; resolves once earlier ones are done. */
  readonly end: () => Promise<void>;
};

const refusalOf = (error: unknown): AppendResult => {
  if (error instanceof StorageError) {
    return { ok: false, why: 'storage', failure: error.failure, detail: error.message };
  }
  throw error;
};

/** Recognizes a repeated command that an earlier attempt wrote, although the browser never confirmed its commit. */
const isSame = (earlier: AppendResult | null, result: AppendResult): earlier is AppendResult =>
  earlier?.ok === true && result.ok && result.repeated && earlier.events[0]?.id === result.events[0]?.id;

/** No one on this page caused seeded history, and 1,600 frames of it would displace all others. */
const recordFrames = ({ trace }: World, events: readonly StoredEvent[], cause: number | null): void => {
  for (const event of events) {
    if (event.actor.kind === 'seed') continue;
    trace.record({
      kind: 'event',
      name: event.type,
      cause,
      correlation: event.correlationId,
      detail: event,
    });
  }
};

/** Found before the transaction: an unknown frame must not fail an append after its commit. */
const causeOf = ({ trace }: World, { causeFrame }: AppendRequest): number | null => {
  const frame = causeFrame === undefined ? trace.current() : trace.frame(causeFrame ?? 0);
  return frame?.number ?? null;
};

/** A taken key: the foreseen end was wrong, or the records are corrupt. */
const isTaken = (error: unknown): boolean => error instanceof StorageError && error.failure === 'corrupt';

export const createAppender = (parts: AppendParts): Appender => {
  const { storage, world, tenant } = parts;
  const queue = createTransactionQueue();
  const end = createKnownEnd();
  let ended = false;

  /** The storage may run its work twice: events from the first run are not a repetition for the caller. */
  const writer = ({ durability }: AppendRequest) => {
    let earlier: AppendResult | null = null;
    return (work: (transaction: LogTransaction) => Promise<AppendResult>): Promise<AppendResult> =>
      storage.write(async (transaction) => {
        const result = await work(transaction);
        earlier = isSame(earlier, result) ? earlier : result;
        return earlier;
      }, durability);
  };

  /** A wrong guess writes nothing; the second attempt reads first. */
  const commit = async (request: AppendRequest): Promise<AppendResult> => {
    const stamp = { tenant, now: isoNow(world.clock), newId: () => world.ids.uuid() };
    const prepared = prepareEvents(request, stamp);
    const write = writer(request);
    const found = end.foresee(request);
    try {
      if (found !== null) {
        return await write((transaction) => writeCommand(transaction, { request, found, prepared }));
      }
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    return await write((transaction) => appendCommand(transaction, request, prepared));
  };

  const commitWithRoom = async (request: AppendRequest): Promise<AppendResult> => {
    try {
      return await commit(request);
    } catch (error) {
      const isFull = error instanceof StorageError && error.failure === 'quota';
      if (!isFull || !(await parts.freeSpace?.())) throw error;
    }
    return await commit(request);
  };

  const append: EventLog['append'] = async (request) => {
    const checked = checkRequest(request, world.clock);
    const cause = causeOf(world, checked);
    if (ended) return refusalOf(new StorageError('closed', 'the log is closed'));
    const result = await queue.write(() => commitWithRoom(checked)).catch(refusalOf);
    if (!result.ok || result.repeated) {
      end.forget();
      return result;
    }
    if (result.events.length > 0) {
      end.learn(result.events);
      recordFrames(world, result.events, cause);
      parts.onAppended(result.events);
    }
    return result;
  };

  return {
    append,
    seeEnd: end.see,
    forgetEnd: end.forget,
    end: () => {
      ended = true;
      return queue.write(async () => undefined);
    },
  };
};
