/** Writes the log as NDJSON: header, optional wrapped secrets, events, end line; names need the secrets, and tokens are never included. */
import type { MissingRange } from '#domain/recovery/loss.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { WrappedPart, WrappedSecrets } from './wrappedSecrets.ts';

export const exportFormat = 'agencylens-log';
/** Version 2 has wrapped secrets. A build that knows only 1 refuses it by its header. */
export type ExportVersion = 1 | 2;

export type ExportHeader = {
  readonly format: typeof exportFormat;
  readonly version: ExportVersion;
  readonly tenant: string;
  readonly count: number;
  /** The hash of the last event; 64 zeros for an empty log. */
  readonly head: string;
  readonly createdAt: string;
  readonly leftOut?: readonly string[];
  /** Gaps between positions that could not be read in a damaged log. Such a file can only be read; no log can continue from it. */
  readonly missing?: readonly MissingRange[];
};

export type ExportEnd = { readonly end: true; readonly count: number; readonly head: string };

/** The key for a person's encrypted data. Only files from before wrapped secrets have such lines; they are not written any more. */
export type ExportPerson = { readonly person: string; readonly secret: string };

export type ExportSecrets = { readonly wrapped: WrappedPart };

const tokens = ['session and invitation tokens', 'stored replies of commands'];

/** Vault entries and commands are omitted: the file must not allow signing in or reading a name. */
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
 * Each page becomes its own Blob part, so that the log is never completely in memory. `secrets` is called
 * after the last page but placed first.
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
