/** Encodes a part of the second copy as lines of JSON: consecutive events and their commands; its name describes the content. */
import type { CommandRow } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';

/** `first` and `last` are positions; `digest` is the SHA-256 of the file's bytes, in hex digits. */
export type SegmentName = {
  readonly name: string;
  readonly storeId: string;
  readonly first: number;
  readonly last: number;
  readonly digest: string;
};

export type Segment = {
  readonly events: readonly StoredEvent[];
  /** Commands of the events, except one that began before them. */
  readonly commands: readonly CommandRow[];
};

type NameParts = Omit<SegmentName, 'name'>;

const form = /^seg-(?<storeId>[0-9a-z-]{1,64})-(?<first>\d+)-(?<last>\d+)-(?<digest>[0-9a-f]{64})\.ndjson$/;

export const segmentName = ({ storeId, first, last, digest }: NameParts): string =>
  `seg-${storeId}-${first}-${last}-${digest}.ndjson`;

export const readSegmentName = (name: string): SegmentName | null => {
  const groups = form.exec(name)?.groups;
  if (!groups) return null;
  const { storeId = '', first, last, digest = '' } = groups;
  return { name, storeId, first: Number(first), last: Number(last), digest };
};

export const encodeSegment = ({ events, commands }: Segment): Uint8Array<ArrayBuffer> => {
  const lines = [
    ...events.map((event) => JSON.stringify({ event })),
    ...commands.map((command) => JSON.stringify({ command })),
  ];
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
};

const parseLine = (line: string): { event?: StoredEvent; command?: CommandRow } => {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
};

/** Skips invalid JSON lines. In a damaged file hashes verify events; commands cannot be verified and are dropped. */
export const decodeSegment = (bytes: Uint8Array): Segment => {
  const lines = new TextDecoder().decode(bytes).split('\n').map(parseLine);
  return {
    events: lines.flatMap(({ event }) => (event ? [event] : [])),
    commands: lines.flatMap(({ command }) => (command ? [command] : [])),
  };
};
