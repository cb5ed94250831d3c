/** Where the events of a branch come from, and what is noted of them as they pass. */
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { erasedIn } from '#events/people/erasures.ts';
import { checkNdjson, scanNdjson } from './readNdjson.ts';

export type EventLists = Iterable<readonly StoredEvent[]> | AsyncIterable<readonly StoredEvent[]>;

/** A file was right when it was looked through, and is not any more. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

/** The report of a file, and the keys that it brings: those are few. */
export const checkWithPeople = async (file: Blob, take?: (events: readonly StoredEvent[]) => void) => {
  const people = new Map<string, string>();
  const report = await checkNdjson(file, take, ({ person, secret }) => people.set(person, secret));
  return { report, people };
};

/** Lists of events as they pass; `erased` gains everybody whom they erase. */
export async function* notingErased(
  lists: EventLists,
  erased: Set<string>,
): AsyncGenerator<readonly StoredEvent[]> {
  for await (const events of lists) {
    for (const id of erasedIn(events)) erased.add(id);
    yield events;
  }
}

/** The events of a file, as they are read; throws FileChanged at its first wrong line. */
export async function* eventsOfFile(file: Blob): AsyncGenerator<readonly StoredEvent[]> {
  const { fault } = yield* scanNdjson(file);
  if (fault) throw new FileChanged(fault.detail);
}
