/** Provides the events of a new branch, and collects data about them as they pass. */
import type { FileFault, ImportReport } from '#domain/inspection/branchControls.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { type BrokenLink, chainCheck } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { erasedIn } from '#events/people/erasures.ts';
import type { PeopleSecrets } from '#events/people/peopleSecrets.ts';
import { macrotask } from '#world/settle.ts';
import { createExportReader, type SecretTaker } from './exportReader.ts';
import { faultOf, linesOf } from './fileLines.ts';
import type { WrappedPart, WrappedSecrets } from './wrappedSecrets.ts';

/** The size of a batch: verifying it takes some milliseconds, after which the thread yields. */
const batchSize = 200;

/**
 * Yields valid events in batches up to the end or the first invalid line, then the report. Memory holds only
 * event ids and stream heads.
 */
export async function* scanNdjson(
  file: Blob,
  taker: SecretTaker = {},
): AsyncGenerator<readonly StoredEvent[], ImportReport> {
  let batch: StoredEvent[] = [];
  let line = 0;
  const reader = createExportReader((event) => batch.push(event), taker);
  const lines = linesOf(file);
  const takeLine = async (): Promise<'more' | 'end' | FileFault> => {
    try {
      const next = await lines.next();
      if (next.done) return 'end';
      line += 1;
      if (next.value.trim() !== '') reader.take(next.value);
      return 'more';
    } catch (error) {
      return faultOf(error, Math.max(line, 1));
    }
  };
  for (;;) {
    const taken = await takeLine();
    if (taken !== 'more' || batch.length === batchSize) {
      yield batch;
      batch = [];
      await macrotask();
    }
    if (taken === 'more') continue;
    if (taken !== 'end') return reader.report(taken);
    const missing = reader.missing();
    return reader.report(missing === null ? null : { line: line + 1, detail: missing });
  }
}

export const checkNdjson = async (
  file: Blob,
  take: (events: readonly StoredEvent[]) => void = () => {},
  taker: SecretTaker = {},
): Promise<ImportReport> => {
  const scan = scanNdjson(file, taker);
  for (;;) {
    const { done, value } = await scan.next();
    if (done) return value;
    take(value);
  }
};

export type EventLists = Iterable<readonly StoredEvent[]> | AsyncIterable<readonly StoredEvent[]>;

/** A file was valid when checked, and has changed since. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

/** An event of the log does not match its hash. */
export class BrokenChain extends Error {
  override readonly name = 'BrokenChain';
  constructor({ position }: BrokenLink) {
    super(`The chain is broken at event ${position}.`);
  }
}

export type CheckedFile = {
  readonly report: ImportReport;
  readonly people: PeopleSecrets;
  readonly wrapped: WrappedSecrets;
};

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

export async function* notingErased(
  lists: EventLists,
  erased: Set<string>,
): AsyncGenerator<readonly StoredEvent[]> {
  for await (const events of lists) {
    for (const id of erasedIn(events)) erased.add(id);
    yield events;
  }
}

/** Streams the events of a file; throws FileChanged at its first invalid line. */
export async function* eventsOfFile(file: Blob): AsyncGenerator<readonly StoredEvent[]> {
  const { fault } = yield* scanNdjson(file);
  if (fault) throw new FileChanged(fault.detail);
}

/** Verifying this many takes about ten milliseconds. */
const pageSize = 250;

/**
 * The events of a log up to a position, verified against the hash chain page by page; throws BrokenChain at
 * the first invalid or missing one.
 */
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
