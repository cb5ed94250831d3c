/** Validates the lines of an exported log: header, keys of people, events in an unbroken chain, end line. */
import type { FileFault, ImportReport } from '#domain/inspection/branchControls.ts';
import type { MissingRange } from '#domain/recovery/loss.ts';
import { chainCheck, emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { saltName } from '#events/people/personKeys.ts';
import { eventOf, faultWords, LineFault, parseLine, shaped } from './exportLines.ts';
import type { ExportEnd, ExportHeader, ExportPerson, ExportSecrets } from './exportPages.ts';
import { endShape, headerShape, personShape, secretsShape } from './exportShapes.ts';
import type { WrappedPart } from './wrappedSecrets.ts';

export type SecretTaker = {
  readonly person?: (key: ExportPerson) => void;
  readonly wrapped?: (part: WrappedPart) => void;
};

const rangeWords = ({ from, to }: MissingRange): string => (from === to ? `${from}` : `${from} to ${to}`);

const missingWords = (missing: readonly MissingRange[]): string => {
  const [first] = missing;
  if (first === undefined) return 'some of its events do not follow each other';
  if (missing.length === 1 && first.from === first.to) return `event ${first.from} is missing`;
  return `events ${missing.map(rangeWords).join(', ')} are missing`;
};

/** Throws when events are missing in between, because later events depend on them. */
const mustBeWhole = ({ missing }: ExportHeader): void => {
  if (missing !== undefined)
    throw new LineFault(`says that ${missingWords(missing)}. Such a file can be read, but not imported`);
};

export const createExportReader = (onEvent: (event: StoredEvent) => void, taker: SecretTaker) => {
  const check = chainCheck();
  const ids = new Set<string>();
  let people = 0;
  let isWrapped = false;
  let opened: ExportHeader | null = null;
  let ended = false;
  let count = 0;
  let accounts = 0;
  let firstAt: string | null = null;
  let last: StoredEvent | null = null;
  const head = () => last?.hash ?? emptyHead.hash;

  const takeHeader = (value: unknown): void => {
    const header: ExportHeader = shaped(headerShape, value, 'the header of an exported log');
    opened = header;
    mustBeWhole(header);
  };

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
    taker.person?.(key);
  };

  const takeSecrets = (value: unknown): void => {
    const { wrapped }: ExportSecrets = shaped(secretsShape, value, 'the protected secrets');
    isWrapped = true;
    taker.wrapped?.(wrapped);
  };

  return {
    take: (line: string): void => {
      if (ended) throw new LineFault('stands behind the end line');
      const value = parseLine(line);
      if (opened === null) takeHeader(value);
      else if (typeof value === 'object' && value !== null && 'end' in value) takeEnd(value, opened);
      else if (typeof value === 'object' && value !== null && 'person' in value) takePerson(value);
      else if (typeof value === 'object' && value !== null && 'wrapped' in value) takeSecrets(value);
      else takeEvent(value, opened);
    },
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
      isWrapped,
      erasedHere: 0,
      fault,
    }),
  };
};
