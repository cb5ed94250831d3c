/** Where the events of a branch come from, and what is noted of them as they pass. */
import type { ImportReport } from '#domain/inspection/branchControls.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { type BrokenLink, chainCheck } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { erasedIn } from '#events/people/erasures.ts';
import type { PeopleSecrets } from '#events/people/peopleSecrets.ts';
import { macrotask } from '#world/settle.ts';
import { checkNdjson, scanNdjson } from './readNdjson.ts';
import type { WrappedPart, WrappedSecrets } from './wrappedSecrets.ts';

export type EventLists = Iterable<readonly StoredEvent[]> | AsyncIterable<readonly StoredEvent[]>;

/** A file was right when it was looked through, and is not any more. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

/** An event of the log is not the one that was hashed there. */
export class BrokenChain extends Error {
  override readonly name = 'BrokenChain';
  constructor({ position }: BrokenLink) {
    super(`The chain is broken at event ${position}.`);
  }
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

/** So many are checked in about ten milliseconds. */
const pageSize = 250;

/** The events of a log up to a position, held against the chain page by page; throws BrokenChain at the first that is wrong or missing. */
export async function* checkedPages(
  log: Pick<EventLog, 'readAll'>,
  upTo: number,
): AsyncGenerator<readonly StoredEvent[]> {
  const check = chainCheck();
  for (let after = 0; after < upTo; after += pageSize) {
    const end = Math.min(upTo, after + pageSize);
    const events = await log.readAll({ after, upTo: end, limit: pageSize });
    for (const event of events) {
      const broken = check(event);
      if (broken !== null) throw new BrokenChain(broken);
    }
    if (events.length < end - after)
      throw new BrokenChain({ position: after + events.length + 1, fault: 'position' });
    yield events;
    await macrotask();
  }
}
