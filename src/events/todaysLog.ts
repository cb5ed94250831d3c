/** Upgrades events to current versions on read, and writes new events with their version. */
import type { AppendRequest, AppendResult, EventLog } from './log/eventLog.ts';
import type { StoredEvent } from './log/storedEvent.ts';
import { type Upcaster, upcast, upcasters, versionOf } from './upcasters.ts';

/** For deciders and folds. The chain check reads the log itself, because upgraded events do not match their hashes. */
export const todaysLog = (log: EventLog, steps: readonly Upcaster[] = upcasters): EventLog => {
  if (steps.length === 0) return log;
  const all = (events: readonly StoredEvent[]) => events.map((event) => upcast(event, steps));
  const named = (request: AppendRequest): AppendRequest => ({
    ...request,
    events: request.events.map((added) => ({
      schemaVersion: versionOf(added.event.type, steps),
      ...added,
    })),
  });
  const announce = (result: AppendResult): AppendResult =>
    result.ok ? { ...result, events: all(result.events) } : result;

  return {
    ...log,
    append: async (request) => announce(await log.append(named(request))),
    readStream: async (stream, options) => all(await log.readStream(stream, options)),
    readAll: async (range) => all(await log.readAll(range)),
    readRow: async (range) => {
      const { events, reached } = await log.readRow(range);
      return { events: all(events), reached };
    },
    readTagged: async (question) => {
      const { events, head } = await log.readTagged(question);
      return { events: all(events), head };
    },
    subscribe: (after, listener) => log.subscribe(after, (events) => listener(all(events))),
  };
};
