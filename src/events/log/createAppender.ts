/** The log's appends: one at a time in each tab, written without reading first for as long as no other tab writes. */
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { appendCommand, writeCommand } from './appendCommand.ts';
import { checkRequest } from './checkRequest.ts';
import type { AppendRequest, AppendResult, EventLog } from './eventLog.ts';
import { createKnownEnd } from './knownEnd.ts';
import { type LogStorage, type LogTransaction, StorageError } from './logStorage.ts';
import { prepareEvents } from './planAppend.ts';
import type { StoredEvent } from './storedEvent.ts';
import { createTransactionQueue } from './transactionQueue.ts';

export type AppendParts = {
  readonly storage: LogStorage;
  readonly world: World;
  readonly tenant: string;
  /** Called once new events are committed. */
  readonly onAppended: (events: readonly StoredEvent[]) => void;
  /** Frees what can be made anew when the storage is full; false when there was nothing. Left out: there is nothing. */
  readonly freeSpace?: () => Promise<boolean>;
};

export type Appender = {
  readonly append: EventLog['append'];
  /** This event was the last one when the log was read. */
  readonly seeEnd: (last: StoredEvent) => void;
  /** Where the log ends is no longer known: another tab has written. */
  readonly forgetEnd: () => void;
  /** Refuses what comes from now on; resolves once all that came before is done. */
  readonly end: () => Promise<void>;
};

const refusalOf = (error: unknown): AppendResult => {
  if (error instanceof StorageError) {
    return { ok: false, why: 'storage', failure: error.failure, detail: error.message };
  }
  throw error;
};

/** Whether a repeated command is the very one that an earlier try wrote, whose commit the browser did not tell. */
const isSame = (earlier: AppendResult | null, result: AppendResult): earlier is AppendResult =>
  earlier?.ok === true && result.ok && result.repeated && earlier.events[0]?.id === result.events[0]?.id;

/** Leaves a frame for each event in the trace. */
const recordFrames = ({ trace }: World, events: readonly StoredEvent[], cause: number | null): void => {
  for (const event of events) {
    trace.record({
      kind: 'event',
      name: event.type,
      cause,
      correlation: event.correlationId,
      detail: event,
    });
  }
};

/** Found before the transaction: a frame that nobody knows must not fail an append after its commit. */
const causeOf = ({ trace }: World, { causeFrame }: AppendRequest): number | null => {
  const frame = causeFrame === undefined ? trace.current() : trace.frame(causeFrame ?? 0);
  return frame?.number ?? null;
};

/** What the storage says when a key is taken: what was foreseen was wrong, or the records are damaged. */
const isTaken = (error: unknown): boolean => error instanceof StorageError && error.failure === 'corrupt';

/** Appends of one tab; each sees all that were asked for before it. */
export const createAppender = (parts: AppendParts): Appender => {
  const { storage, world, tenant } = parts;
  const queue = createTransactionQueue();
  const end = createKnownEnd();
  let ended = false;

  /** The storage may run its work twice: a repetition of what the first run wrote is no repetition for who asked. */
  const writer = ({ durability }: AppendRequest) => {
    let earlier: AppendResult | null = null;
    return (work: (transaction: LogTransaction) => Promise<AppendResult>): Promise<AppendResult> =>
      storage.write(async (transaction) => {
        const result = await work(transaction);
        earlier = isSame(earlier, result) ? earlier : result;
        return earlier;
      }, durability);
  };

  /** What was foreseen wrongly leaves nothing behind; the second try reads before it writes. */
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

  /** A full storage is made less full once. */
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
