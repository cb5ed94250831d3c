/** The event log over any storage: appends, reads, subscriptions and secrets of one tenant. */
import type { World } from '#world/world.ts';
import { changeSecrets } from './appendCommand.ts';
import { checkVaultChanges } from './checkRequest.ts';
import { createAppender } from './createAppender.ts';
import type { EventLog } from './eventLog.ts';
import { emptyHead } from './hashChain.ts';
import type { LogHints, LogStorage } from './logStorage.ts';
import { demandForm, demandStream, demandWhole } from './requestRules.ts';
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
  const appender = createAppender({
    storage,
    world,
    tenant,
    onAppended: (events) => {
      subscribers.offer(events);
      hints.announce();
    },
  });
  const stopHints = hints.listen(() => {
    appender.forgetEnd();
    subscribers.wake();
  });

  return {
    info: { storage: storage.kind, persistent: storage.persistent, tenant },
    append: appender.append,
    ...reads,
    readAll: async (range = {}) => {
      const events = await reads.readAll(range);
      const last = events.at(-1);
      if (last !== undefined && range.upTo === undefined && events.length < (range.limit ?? pageSize)) {
        appender.seeEnd(last);
      }
      return events;
    },
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
      await appender.end();
      hints.close();
      await storage.close();
    },
  };
};
