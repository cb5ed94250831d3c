/** Reads an exported log line by line, and says of the first wrong line what is wrong with it. */
import * as z from 'zod/mini';
import type { FileFault, ImportReport } from '#domain/inspection/branchControls.ts';
import { frozenJson } from '#events/log/frozenJson.ts';
import { chainCheck, emptyHead } from '#events/log/hashChain.ts';
import { MalformedRequest } from '#events/log/malformedRequest.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { PeopleSecrets } from '#events/people/peopleSecrets.ts';
import { saltName } from '#events/people/personKeys.ts';
import { upcast, versionOf } from '#events/upcasters.ts';
import { dataErrors, isEventType } from './eventShapes.ts';
import type { ExportEnd, ExportHeader, ExportPerson } from './exportNdjson.ts';
import { endShape, eventShape, headerShape, personShape } from './exportShapes.ts';

const longestLine = 1_000_000;

/** Why a line cannot be taken. */
class LineFault extends Error {
  override readonly name = 'LineFault';
}

const parse = (line: string): unknown => {
  if (line.length > longestLine) throw new LineFault('is longer than a million characters');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LineFault('is not JSON');
  }
  try {
    return frozenJson(value, 'the line');
  } catch (error) {
    if (error instanceof MalformedRequest) throw new LineFault(error.message);
    throw error;
  }
};

const shaped = <Value>(schema: z.ZodMiniType<Value>, value: unknown, what: string): Value => {
  const result = z.safeParse(schema, value);
  if (result.success) return value as Value;
  const [issue] = result.error.issues;
  const at = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
  throw new LineFault(`is not ${what}${at}`);
};

const eventOf = (value: unknown, tenant: string): StoredEvent => {
  const event = shaped(eventShape, value, 'an event') as StoredEvent;
  if (event.tenant !== tenant) throw new LineFault(`is of the log ${event.tenant}, not of ${tenant}`);
  if (!isEventType(event.type))
    throw new LineFault(`has the type ${event.type}, which this product does not know`);
  if (event.schemaVersion > versionOf(event.type))
    throw new LineFault(
      `has version ${event.schemaVersion} of ${event.type}, which only a newer build knows`,
    );
  const [[field, why] = []] = Object.entries(dataErrors(event.type, upcast(event).data));
  if (field !== undefined) throw new LineFault(`does not fit ${event.type}: ${field}: ${why}`);
  return event;
};

const faultWords = {
  position: 'is not the event that belongs here',
  link: 'does not link to the event before it: the chain is broken',
  content: 'is not what was hashed: it was changed',
  revision: 'is not the next event of its stream',
  time: 'was recorded before the event in front of it',
} as const;

/** Hears the key of a person as a file brings it. */
type PersonTaker = (key: ExportPerson) => void;

/** Takes one line after the other, and hands on each event that is right; none of them is kept. */
const createReader = (onEvent: (event: StoredEvent) => void, onPerson: PersonTaker) => {
  const check = chainCheck();
  const ids = new Set<string>();
  let people = 0;
  let opened: ExportHeader | null = null;
  let ended = false;
  let count = 0;
  let accounts = 0;
  let firstAt: string | null = null;
  let last: StoredEvent | null = null;
  const head = () => last?.hash ?? emptyHead.hash;

  const takeEnd = (value: unknown, { count: announced, head: promised }: ExportHeader): void => {
    const closing: ExportEnd = shaped(endShape, value, 'the end line');
    if (closing.count !== count || announced !== count)
      throw new LineFault(
        `ends after ${count} events, but the header announces ${announced} and the end line ${closing.count}`,
      );
    if (closing.head !== head() || promised !== head())
      throw new LineFault('names another head than that of the last event');
    ended = true;
  };

  const takeEvent = (value: unknown, { tenant, count: announced }: ExportHeader): void => {
    const event = eventOf(value, tenant);
    const broken = check(event);
    if (broken !== null) throw new LineFault(faultWords[broken.fault]);
    if (ids.has(event.id)) throw new LineFault(`has the id ${event.id}, which was there before`);
    if (count >= announced) throw new LineFault(`is one more than the ${announced} events announced`);
    ids.add(event.id);
    count += 1;
    if (event.type === 'AccountRegistered') accounts += 1;
    firstAt ??= event.occurredAt;
    last = event;
    onEvent(event);
  };

  const takePerson = (value: unknown): void => {
    const key: ExportPerson = shaped(personShape, value, 'the key of a person');
    if (key.person !== saltName) people += 1;
    onPerson(key);
  };

  return {
    take: (line: string): void => {
      if (ended) throw new LineFault('stands behind the end line');
      const value = parse(line);
      if (opened === null) opened = shaped(headerShape, value, 'the header of an exported log');
      else if (typeof value === 'object' && value !== null && 'end' in value) takeEnd(value, opened);
      else if (typeof value === 'object' && value !== null && 'person' in value) takePerson(value);
      else takeEvent(value, opened);
    },
    /** What is wrong once there is no more line. */
    missing: (): string | null => {
      if (opened === null) return 'The file is empty.';
      return ended ? null : `The file breaks off after ${count} events: its end line is missing.`;
    },
    report: (fault: FileFault | null): ImportReport => ({
      tenant: opened?.tenant ?? null,
      createdAt: opened?.createdAt ?? null,
      announced: opened && { count: opened.count, head: opened.head },
      count,
      head: head(),
      firstAt,
      lastAt: last?.occurredAt ?? null,
      accounts,
      people,
      erasedHere: 0,
      fault,
    }),
  };
};

async function* linesOf(file: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const bytes of file.stream()) {
    const pieces = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = pieces.pop() ?? '';
    if (rest.length > longestLine) throw new LineFault('is longer than a million characters');
    yield* pieces;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** What stopped the reading in a line, in words; other errors are bugs and are thrown. */
const faultOf = (error: unknown, line: number): FileFault => {
  if (error instanceof LineFault) return { line, detail: `Line ${line} ${error.message}.` };
  if (error instanceof TypeError) return { line, detail: `Line ${line} is not UTF-8 text.` };
  if (error instanceof DOMException)
    return { line, detail: `The file could not be read on behind line ${line}: ${error.message}` };
  throw error;
};

/** So many events are handed on together. */
const batchSize = 500;

/**
 * Reads a file as it comes, to its end or to its first wrong line: hands on the events that are right, in batches, and at the end what
 * was found. Nothing but the ids of the events and the ends of their streams is kept.
 */
export async function* scanNdjson(
  file: Blob,
  onPerson: PersonTaker = () => {},
): AsyncGenerator<readonly StoredEvent[], ImportReport> {
  let batch: StoredEvent[] = [];
  let line = 0;
  const reader = createReader((event) => batch.push(event), onPerson);
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
    }
    if (taken === 'more') continue;
    if (taken !== 'end') return reader.report(taken);
    const missing = reader.missing();
    return reader.report(missing === null ? null : { line: line + 1, detail: missing });
  }
}

/** Reads a file to its end or to its first wrong line, and keeps nothing of it. */
export const checkNdjson = async (
  file: Blob,
  take: (events: readonly StoredEvent[]) => void = () => {},
  onPerson: PersonTaker = () => {},
): Promise<ImportReport> => {
  const scan = scanNdjson(file, onPerson);
  for (;;) {
    const { done, value } = await scan.next();
    if (done) return value;
    take(value);
  }
};

export type ReadFile = {
  readonly report: ImportReport;
  readonly events: readonly StoredEvent[];
  readonly people: PeopleSecrets;
};

/** The same, with the events that were right. */
export const readNdjson = async (file: Blob): Promise<ReadFile> => {
  const events: StoredEvent[] = [];
  const people = new Map<string, string>();
  const report = await checkNdjson(
    file,
    (batch) => events.push(...batch),
    ({ person: id, secret }) => people.set(id, secret),
  );
  return { report, events, people };
};
