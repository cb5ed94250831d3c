/** A log whose events are all of today's versions: brought up when they are read, named with their version when they are written. */
import type { AppendRequest, AppendResult, EventLog } from './log/eventLog.ts';
import type { StoredEvent } from './log/storedEvent.ts';
import { type Upcaster, upcast, upcasters, versionOf } from './upcasters.ts';

/** For those who decide and fold. Who checks the chain reads the log itself: what was brought up is not what was hashed. */
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
  const told = (result: AppendResult): AppendResult =>
    result.ok ? { ...result, events: all(result.events) } : result;

  return {
    ...log,
    append: async (request) => told(await log.append(named(request))),
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
