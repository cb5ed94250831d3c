/** Where the events of a branch come from, and what is noted of them as they pass. */
import type { ImportReport } from '#domain/inspection/branchControls.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { erasedIn } from '#events/people/erasures.ts';
import type { PeopleSecrets } from '#events/people/peopleSecrets.ts';
import { checkNdjson, scanNdjson } from './readNdjson.ts';
import type { WrappedPart, WrappedSecrets } from './wrappedSecrets.ts';

export type EventLists = Iterable<readonly StoredEvent[]> | AsyncIterable<readonly StoredEvent[]>;

/** A file was right when it was looked through, and is not any more. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

export type CheckedFile = {
  readonly report: ImportReport;
  /** Keys in plain, as older files have them: those are few. */
  readonly people: PeopleSecrets;
  readonly wrapped: WrappedSecrets;
};

/** The report of a file, and the secrets that it brings. */
export const checkWithSecrets = async (
  file: Blob,
  take?: (events: readonly StoredEvent[]) => void,
): Promise<CheckedFile> => {
  const people = new Map<string, string>();
  const wrapped: WrappedPart[] = [];
  const report = await checkNdjson(file, take, {
    person: ({ person, secret }) => people.set(person, secret),
    wrapped: (part) => wrapped.push(part),
  });
  return { report, people, wrapped };
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
