/** Implements the event log over any storage: appends, reads, subscriptions and secrets of one tenant. */
import { definedOnly } from '#domain/definedOnly.ts';
import type { World } from '#world/world.ts';
import { checkVaultChanges } from './checkRequest.ts';
import { createAppender } from './createAppender.ts';
import type { EventLog, TaggedQuestion } from './eventLog.ts';
import { emptyHead } from './hashChain.ts';
import type { LogHints, LogRange, LogStorage, TagKey } from './logStorage.ts';
import { demandForm, demandName, demandStream, demandWhole } from './requestRules.ts';
import type { StoredEvent } from './storedEvent.ts';
import { createSubscribers } from './subscribers.ts';
import { changeSecrets, keepSecrets } from './vaultChanges.ts';

export type LogParts = {
  readonly storage: LogStorage;
  readonly hints: LogHints;
  readonly world: World;
  /** [a-z0-9-], 1 to 64 characters, the first no hyphen. */
  readonly tenant: string;
  /** Called with the last event of each append, once that is committed and before it is acknowledged. */
  readonly onCommitted?: (last: StoredEvent) => void;
  readonly freeSpace?: () => Promise<boolean>;
};

const everything = Number.MAX_SAFE_INTEGER;

const rangeOf = ({ after = 0, upTo = everything, limit = everything, order }: TaggedQuestion): LogRange => {
  demandWhole(after, [0, everything], 'after');
  demandWhole(upTo, [0, everything], 'upTo');
  demandWhole(limit, [0, everything], 'limit');
  return { after, upTo, limit, newestFirst: order === 'newest' };
};

const keysOf = ({ tag, types }: Pick<TaggedQuestion, 'tag' | 'types'>): readonly TagKey[] => {
  demandName(tag, 'tag');
  return types === undefined ? [{ tag, type: null }] : [...new Set(types)].map((type) => ({ tag, type }));
};

const createTagReads = ({ storage }: LogParts): Pick<EventLog, 'readTagged' | 'countTagged'> => ({
  readTagged: async (question) => {
    const range = rangeOf(question);
    const keys = keysOf(question);
    return await storage.read(async (reading) => {
      const [head, ...lists] = await Promise.all([
        reading.head(),
        ...keys.map((key) => reading.eventsTagged(key, range)),
      ]);
      const [only] = lists;
      const direction = range.newestFirst ? -1 : 1;
      const events =
        only !== undefined && lists.length === 1
          ? only
          : lists
              .flat()
              .toSorted((one, other) => direction * (one.position - other.position))
              .slice(0, range.limit);
      return { events, head: head?.position ?? 0 };
    });
  },
  countTagged: async ({ atMost, ...question }) => {
    const { after, upTo } = rangeOf(question);
    const range = { after, upTo, ...definedOnly({ atMost }) };
    const keys = keysOf(question);
    const counts = await storage.read((reading) =>
      Promise.all(keys.map((key) => reading.countTagged(key, range))),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    return Math.min(atMost ?? total, total);
  },
});

const createReads = ({
  storage,
}: LogParts): Pick<EventLog, 'readStream' | 'readAll' | 'readRow' | 'head' | 'command'> => ({
  readStream: async (stream, { from = 0, limit = everything } = {}) => {
    demandStream(stream, 'stream');
    demandWhole(from, [0, everything], 'from');
    demandWhole(limit, [0, everything], 'limit');
    return await storage.read((reading) => reading.eventsOf(stream, from, limit));
  },
  readAll: async ({ after = 0, upTo = everything, limit = everything } = {}) => {
    demandWhole(after, [0, everything], 'after');
    demandWhole(upTo, [0, everything], 'upTo');
    demandWhole(limit, [0, everything], 'limit');
    return await storage.read((reading) => reading.eventsAfter(after, upTo, limit));
  },
  readRow: async ({ after = 0, upTo } = {}) => {
    demandWhole(after, [0, everything], 'after');
    if (upTo !== undefined) demandWhole(upTo, [0, everything], 'upTo');
    return await storage.read(async (reading) => {
      const end = upTo ?? (await reading.head())?.position ?? 0;
      return reading.eventsInRow(after, end);
    });
  },
  head: async () => (await storage.read((reading) => reading.head())) ?? emptyHead,
  command: async (commandId) => {
    const row = await storage.read((reading) => reading.command(commandId));
    return row === null ? null : { commandHash: row.commandHash, reply: row.reply };
  },
});

/** Opens the log of a tenant on a storage with this tenant's records; a malformed tenant throws `MalformedRequest`. */
export const createEventLog = (parts: LogParts): EventLog => {
  const { storage, hints, world, tenant } = parts;
  demandForm(tenant, /^[a-z0-9][a-z0-9-]{0,63}$/, 'tenant');
  const reads = { ...createReads(parts), ...createTagReads(parts) };
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
    ...(parts.freeSpace ? { freeSpace: parts.freeSpace } : {}),
    onAppended: (events) => {
      const last = events.at(-1);
      if (last !== undefined) parts.onCommitted?.(last);
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
      if (last !== undefined && range.upTo === undefined && events.length < (range.limit ?? everything)) {
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
      list: async (prefix) => {
        const all = await storage.read((reading) => reading.secrets());
        return new Map(all.filter(([key]) => key.startsWith(prefix)));
      },
      keep: (entries) => keepSecrets(storage, entries),
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
