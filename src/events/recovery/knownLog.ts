/** Blocks appends once the log shows an event of a newer build, because code must not decide on top of unknown events. */
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';

export type KnownLog = EventLog & {
  readonly looked: (events: readonly StoredEvent[]) => readonly StoredEvent[];
};

const refusalFor = ({ type, schemaVersion, position }: StoredEvent) => ({
  ok: false as const,
  why: 'storage' as const,
  failure: 'newer' as const,
  detail: `event ${position} is ${type} in version ${schemaVersion}, which only a newer build of the app knows`,
});

/**
 * `isKnown`: this build knows the type and version; `onNewer` is called once with the first unknown event.
 * Reads are returned unchanged.
 */
export const knownLog = (
  log: EventLog,
  isKnown: (event: Pick<StoredEvent, 'type' | 'schemaVersion'>) => boolean,
  onNewer: (event: StoredEvent) => void = () => {},
): KnownLog => {
  let newer: StoredEvent | null = null;
  const looked = (events: readonly StoredEvent[]): readonly StoredEvent[] => {
    if (newer !== null) return events;
    newer = events.find((event) => !isKnown(event)) ?? null;
    if (newer !== null) onNewer(newer);
    return events;
  };
  return {
    ...log,
    looked,
    append: async (request) => {
      if (newer !== null) return refusalFor(newer);
      const result = await log.append(request);
      if (result.ok && result.repeated) looked(result.events);
      return result;
    },
    readStream: async (stream, options) => looked(await log.readStream(stream, options)),
    readAll: async (range) => looked(await log.readAll(range)),
    readRow: async (range) => {
      const row = await log.readRow(range);
      looked(row.events);
      return row;
    },
    readTagged: async (question) => {
      const found = await log.readTagged(question);
      looked(found.events);
      return found;
    },
    subscribe: (after, listener) => log.subscribe(after, (events) => listener(looked(events))),
  };
};
