/**
 * The log as newline-delimited JSON: a header, secrets under a passphrase if wanted, one event per line, an end. Without secrets
 * nobody in it has a name; tokens are never in it.
 */
import type { MissingRange } from '#domain/recovery/loss.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { WrappedPart, WrappedSecrets } from './wrappedSecrets.ts';

export const exportFormat = 'agencylens-log';
/** 2 has wrapped secrets. A build that knows 1 alone refuses it by its header. */
export type ExportVersion = 1 | 2;

export type ExportHeader = {
  readonly format: typeof exportFormat;
  readonly version: ExportVersion;
  readonly tenant: string;
  readonly count: number;
  /** Hash of the last event; of none 64 zeros. */
  readonly head: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  /** What belongs to the log and is not in the file. */
  readonly leftOut?: readonly string[];
  /** Positions between the events that could not be read of a damaged log. Such a file is there to be read: no log can go on with it. */
  readonly missing?: readonly MissingRange[];
};

export type ExportEnd = { readonly end: true; readonly count: number; readonly head: string };

/** Opens what is sealed of a person. Files from before secrets were wrapped have such lines; none is written any more. */
export type ExportPerson = { readonly person: string; readonly secret: string };

export type ExportSecrets = { readonly wrapped: WrappedPart };

const tokens = ['session and invitation tokens', 'stored replies of commands'];

/** All that the vault and the commands keep: whoever has the file must not be able to sign in with it, or read a name. */
const leftOut = (wrapped: WrappedSecrets | null): readonly string[] =>
  wrapped === null ? ['keys of people', 'password verifiers', ...tokens] : tokens;

export type ExportFacts = Pick<ExportHeader, 'tenant' | 'createdAt' | 'count' | 'head' | 'missing'>;

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`;

const fileOf = (parts: BlobPart[]): Blob => new Blob(parts, { type: 'application/x-ndjson' });

const frontLines = (
  { tenant, count, head, createdAt, missing }: ExportFacts,
  wrapped: WrappedSecrets | null,
): string => {
  const version = wrapped === null ? 1 : 2;
  const header: ExportHeader = {
    format: exportFormat,
    version,
    tenant,
    count,
    head,
    createdAt,
    leftOut: leftOut(wrapped),
    ...(missing ? { missing } : {}),
  };
  const secrets = (wrapped ?? []).map((part) => lineOf({ wrapped: part } satisfies ExportSecrets));
  return lineOf(header) + secrets.join('');
};

const endLine = ({ count, head }: ExportFacts): string =>
  lineOf({ end: true, count, head } satisfies ExportEnd);

const eventLines = (events: readonly StoredEvent[]): string => events.map(lineOf).join('');

/**
 * A file of events that come in pages, in the order of their positions. Each page becomes a part of its own, so that the log is never
 * in memory as a whole. `secrets` is asked for after the last page, and stands in front.
 */
export const exportPages = async (
  facts: ExportFacts,
  pages: AsyncIterable<readonly StoredEvent[]>,
  secrets: () => Promise<WrappedSecrets | null>,
): Promise<Blob> => {
  const parts: BlobPart[] = [];
  for await (const page of pages) parts.push(fileOf([eventLines(page)]));
  return fileOf([frontLines(facts, await secrets()), ...parts, endLine(facts)]);
};
