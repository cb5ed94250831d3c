/** The event log over any storage: appends, reads, subscriptions and secrets of one tenant. */
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { appendCommand, changeSecrets } from './appendCommand.ts';
import { checkRequest, checkVaultChanges } from './checkRequest.ts';
import type { AppendRequest, AppendResult, EventLog } from './eventLog.ts';
import { emptyHead } from './hashChain.ts';
import { type LogHints, type LogStorage, type LogTransaction, StorageError } from './logStorage.ts';
import { demandForm, demandStream, demandWhole } from './requestRules.ts';
import type { StoredEvent } from './storedEvent.ts';
import { createSubscribers } from './subscribers.ts';

export type LogParts = {
  readonly storage: LogStorage;
  readonly hints: LogHints;
  readonly world: World;
  /** [a-z0-9-], 1 to 64 characters, the first no hyphen. */
  readonly tenant: string;
};

const everything = Number.MAX_SAFE_INTEGER;
const pageSize = 1000;

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

/** Runs the append's transaction; the storage may run its work twice. */
const commit = async (
  { storage, world, tenant }: LogParts,
  request: AppendRequest,
): Promise<AppendResult> => {
  let earlier: AppendResult | null = null;
  const work = async (transaction: LogTransaction): Promise<AppendResult> => {
    const stamp = { tenant, now: isoNow(world.clock), newId: () => world.ids.uuid() };
    const result = await appendCommand(transaction, request, stamp);
    earlier = isSame(earlier, result) ? earlier : result;
    return earlier;
  };
  try {
    return await storage.write(work, request.durability);
  } catch (error) {
    return refusalOf(error);
  }
};

const createAppend =
  (parts: LogParts, offer: (events: readonly StoredEvent[]) => void): EventLog['append'] =>
  async (request) => {
    const checked = checkRequest(request, parts.world.clock);
    const cause = causeOf(parts.world, checked);
    const result = await commit(parts, checked);
    if (result.ok && !result.repeated && result.events.length > 0) {
      recordFrames(parts.world, result.events, cause);
      offer(result.events);
      parts.hints.announce();
    }
    return result;
  };

const createReads = ({
  storage,
}: LogParts): Pick<EventLog, 'readStream' | 'readAll' | 'head' | 'command'> => ({
  readStream: async (stream, { from = 0, limit = everything } = {}) => {
    demandStream(stream, 'stream');
    demandWhole(from, [0, everything], 'from');
    demandWhole(limit, [0, everything], 'limit');
    return await storage.read((reading) => reading.eventsOf(stream, from, limit));
  },
  readAll: async ({ after = 0, upTo = everything, limit = pageSize } = {}) => {
    demandWhole(after, [0, everything], 'after');
    demandWhole(upTo, [0, everything], 'upTo');
    demandWhole(limit, [0, everything], 'limit');
    return await storage.read((reading) => reading.eventsAfter(after, upTo, limit));
  },
  head: async () => (await storage.read((reading) => reading.head())) ?? emptyHead,
  command: async (commandId) => {
    const row = await storage.read((reading) => reading.command(commandId));
    return row === null ? null : { commandHash: row.commandHash, reply: row.reply };
  },
});

/** Opens the log of a tenant on a storage that keeps this tenant's records; a malformed tenant throws MalformedRequest. */
export const createEventLog = (parts: LogParts): EventLog => {
  const { storage, hints, world, tenant } = parts;
  demandForm(tenant, /^[a-z0-9][a-z0-9-]{0,63}$/, 'tenant');
  const reads = createReads(parts);
  const subscribers = createSubscribers({
    read: (after, limit) => reads.readAll({ after, limit }),
    report: (error) => {
      world.trace.record({ kind: 'fault', name: 'a listener of the event log failed', detail: error });
    },
  });
  const stopHints = hints.listen(subscribers.wake);

  return {
    info: { storage: storage.kind, persistent: storage.persistent, tenant },
    append: createAppend(parts, subscribers.offer),
    ...reads,
    subscribe: (after, listener) => {
      demandWhole(after, [0, everything], 'after');
      return subscribers.add(after, listener);
    },
    vault: {
      get: (key) => storage.read((reading) => reading.secret(key)),
      change: async (changes) => {
        const checked = checkVaultChanges(changes);
        await storage.write(async (transaction) => changeSecrets(transaction, checked));
      },
    },
    close: async () => {
      stopHints();
      subscribers.close();
      hints.close();
      await storage.close();
    },
  };
};
