/**
 * The log as newline-delimited JSON: a header, the keys of the people in it, one event per line, an end. Passwords and tokens are never in
 * it. Without the keys nobody in the file had a name; those of erased people are gone.
 */
import { emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { PeopleSecrets } from '#events/people/peopleSecrets.ts';

export const exportFormat = 'agencylens-log';
export const exportVersion = 1;

export type ExportHeader = {
  readonly format: typeof exportFormat;
  readonly version: typeof exportVersion;
  readonly tenant: string;
  readonly count: number;
  /** Hash of the last event; of none 64 zeros. */
  readonly head: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** What belongs to the log and is not in the file. */
  readonly leftOut?: readonly string[];
};

export type ExportEnd = { readonly end: true; readonly count: number; readonly head: string };

/** Opens what is sealed of a person. */
export type ExportPerson = { readonly person: string; readonly secret: string };

/** All that the vault and the commands keep: whoever has the file must not be able to sign in with it. */
const leftOut = ['password verifiers', 'session and invitation tokens', 'stored replies of commands'];

export type ExportFacts = Pick<ExportHeader, 'tenant' | 'createdAt' | 'count' | 'head'>;

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

const fileOf = (parts: BlobPart[]): Blob => new Blob(parts, { type: 'application/x-ndjson' });

export const headerLine = ({ tenant, count, head, createdAt }: ExportFacts): string =>
  lineOf({
    format: exportFormat,
    version: exportVersion,
    tenant,
    count,
    head,
    createdAt,
    leftOut,
  } satisfies ExportHeader);

const personLines = (people: PeopleSecrets): string =>
  [...people].map(([person, secret]) => lineOf({ person, secret } satisfies ExportPerson)).join('');

export const endLine = ({ count, head }: ExportFacts): string =>
  lineOf({ end: true, count, head } satisfies ExportEnd);

export const eventLines = (events: readonly StoredEvent[]): string => events.map(lineOf).join('');

/**
 * A file of events that come in pages, in order from position 1. Each page's text becomes a part of its own, which the browser may keep
 * on the disk: the log is never in memory as a whole. `people` is asked after the last page for the keys, which stand in front.
 */
export const exportPages = async (
  facts: ExportFacts,
  pages: AsyncIterable<readonly StoredEvent[]>,
  people: () => Promise<PeopleSecrets>,
): Promise<Blob> => {
  const parts: BlobPart[] = [];
  for await (const page of pages) parts.push(fileOf([eventLines(page)]));
  return fileOf([headerLine(facts), personLines(await people()), ...parts, endLine(facts)]);
};

const linesTogether = 2_000;

export type ExportParts = {
  readonly tenant: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** Left out: nothing is sealed. */
  readonly people?: PeopleSecrets;
};

/** The text of events that are in memory, as they are kept, from position 1. */
export const exportNdjson = (
  events: readonly StoredEvent[],
  { tenant, createdAt, people = new Map() }: ExportParts,
): Blob => {
  const head = events.at(-1)?.hash ?? emptyHead.hash;
  const facts = { tenant, createdAt, count: events.length, head };
  const parts = [headerLine(facts), personLines(people)];
  for (let from = 0; from < events.length; from += linesTogether)
    parts.push(eventLines(events.slice(from, from + linesTogether)));
  parts.push(endLine(facts));
  return fileOf(parts);
};
