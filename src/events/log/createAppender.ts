/** The log's appends: one at a time in each tab, hashed before their transaction, and written ahead of what that reads. */
import { isoNow } from '#world/clock.ts';
import { macrotask } from '#world/settle.ts';
import type { World } from '#world/world.ts';
import { appendCommand, foreseen, sliceLength, WrongForesight } from './appendCommand.ts';
import { checkRequest } from './checkRequest.ts';
import type { AppendRequest, AppendResult, EventLog, Head } from './eventLog.ts';
import { type LogStorage, type LogTransaction, StorageError } from './logStorage.ts';
import { draftEvents, type EventDraft, type Prepared } from './planAppend.ts';
import type { StoredEvent } from './storedEvent.ts';
import { createTransactionQueue } from './transactionQueue.ts';

export type AppendParts = {
  readonly storage: LogStorage;
  readonly world: World;
  readonly tenant: string;
  /** Called once new events are committed. */
  readonly onAppended: (events: readonly StoredEvent[]) => void;
};

export type Appender = {
  readonly append: EventLog['append'];
  /** Where the log ends is no longer known: another tab has written. */
  readonly forgetHead: () => void;
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

/** Everything of the new events that does not depend on the log; a long request gives the page turns in between. */
const prepare = async (request: AppendRequest, { world, tenant }: AppendParts): Promise<Prepared> => {
  const stamp = { tenant, now: isoNow(world.clock), newId: () => world.ids.uuid() };
  const drafts: EventDraft[] = [];
  for (let from = 0; from < request.events.length; from += sliceLength) {
    if (from > 0) await macrotask();
    drafts.push(
      ...draftEvents({ ...request, events: request.events.slice(from, from + sliceLength) }, stamp),
    );
  }
  return { drafts, stamp };
};

/** Appends of one tab; each sees all that were asked for before it. */
export const createAppender = (parts: AppendParts): Appender => {
  const { storage, world } = parts;
  const queue = createTransactionQueue();
  let head: Head | null = null;
  let ended = false;

  /** The storage may run its work twice. */
  const write = (
    request: AppendRequest,
    prepared: Prepared,
    expected: Head | null,
  ): Promise<AppendResult> => {
    let earlier: AppendResult | null = null;
    const work = async (transaction: LogTransaction): Promise<AppendResult> => {
      const result = await appendCommand(transaction, request, prepared, foreseen(request, expected));
      earlier = isSame(earlier, result) ? earlier : result;
      return earlier;
    };
    return storage.write(work, request.durability);
  };

  /** What was foreseen wrongly leaves nothing behind; the second try reads before it writes. */
  const commit = async (request: AppendRequest): Promise<AppendResult> => {
    const prepared = await prepare(request, parts);
    try {
      return await write(request, prepared, head);
    } catch (error) {
      if (!(error instanceof WrongForesight)) throw error;
      return await write(request, prepared, null);
    }
  };

  const append: EventLog['append'] = async (request) => {
    const checked = checkRequest(request, world.clock);
    const cause = causeOf(world, checked);
    if (ended) return refusalOf(new StorageError('closed', 'the log is closed'));
    const result = await queue.write(() => commit(checked)).catch(refusalOf);
    if (!result.ok || result.repeated) {
      head = null;
      return result;
    }
    const last = result.events.at(-1);
    if (last !== undefined) {
      head = { position: last.position, hash: last.hash, recordedAt: last.recordedAt };
      recordFrames(world, result.events, cause);
      parts.onAppended(result.events);
    }
    return result;
  };

  return {
    append,
    forgetHead: () => {
      head = null;
    },
    end: () => {
      ended = true;
      return queue.write(async () => undefined);
    },
  };
};
