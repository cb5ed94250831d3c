/** Brings the second copy up to the log: in parts that are sealed for good, and a last one that grows until it is sealed. */
import { headOf } from '../log/hashChain.ts';
import type { CommandRow, LogStorage } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import { encodeSegment, readSegmentName, type SegmentName, segmentName } from './copySegment.ts';
import { writeVault } from './copyVault.ts';

export type CopyParts = {
  readonly files: CopyFiles;
  readonly digest: Digest;
  readonly storage: Pick<LogStorage, 'read'>;
  readonly storeId: string;
};

export type CopyState = {
  /** Up to which event the copy goes; 0: it has none. */
  readonly position: number;
  readonly recordedAt: string | null;
};

/** A part with so many events is sealed. A smaller one is written again with what came after it. */
export const sealedAt = 256;

/** The most events that are read and written in one go. */
const mostAtOnce = 1_000;

/** The copy and the log do not have the same event at a place: one of them is damaged, and nothing is written. */
export class CopyConflict extends Error {
  readonly position: number;
  constructor(position: number) {
    super(`the second copy has another event ${position} than the log`);
    this.name = 'CopyConflict';
    this.position = position;
  }
}

const sizeOf = ({ first, last }: SegmentName): number => last - first + 1;

/** The parts of one database that follow each other from the first event, the larger of two that begin alike, and the rest. */
export const sortSegments = (names: readonly string[], storeId: string) => {
  const own = names.flatMap((name) => {
    const segment = readSegmentName(name);
    return segment?.storeId === storeId ? [segment] : [];
  });
  const chain: SegmentName[] = [];
  for (;;) {
    const next = (chain.at(-1)?.last ?? 0) + 1;
    const [largest] = own
      .filter(({ first }) => first === next)
      .toSorted((one, other) => sizeOf(other) - sizeOf(one));
    if (largest === undefined) break;
    chain.push(largest);
  }
  return { chain, rest: own.filter((segment) => !chain.includes(segment)) };
};

/** What a part holds; of the last one it is kept, so that the next reads only what came after it. */
type Part = { readonly events: readonly StoredEvent[]; readonly commands: readonly CommandRow[] };

/** In one transaction: while it lasts, an append waits. */
const readPart = (storage: CopyParts['storage'], after: number, end: number): Promise<Part> =>
  storage.read(async (reading) => {
    const events = await reading.eventsAfter(after, end, mostAtOnce);
    const ids = [...new Set(events.map(({ commandId }) => commandId))];
    const rows = await Promise.all(ids.map((id) => reading.command(id)));
    return { events, commands: rows.filter((row): row is CommandRow => row !== null) };
  });

const joined = (one: Part, other: Part): Part => ({
  events: [...one.events, ...other.events],
  commands: [
    ...new Map([...one.commands, ...other.commands].map((row) => [row.commandId, row] as const)).values(),
  ],
});

/** Whether the events follow each other and the place that they are to stand behind. */
const firstFault = (events: readonly StoredEvent[], after: number): number | null => {
  let last: StoredEvent | null = null;
  for (const [index, event] of events.entries()) {
    const isNext = event.position === after + index + 1;
    if (!isNext || (last !== null && event.previousHash !== last.hash)) return after + index + 1;
    last = event;
  }
  return null;
};

/** After which event there is something to write: behind the last part, or behind the one before it when that still grows. */
const beginAfter = (tail: SegmentName | undefined, end: number): number => {
  if (tail === undefined) return 0;
  if (tail.last > end) throw new CopyConflict(end + 1);
  return tail.last < end && sizeOf(tail) < sealedAt ? tail.first - 1 : tail.last;
};

export const createCopyWriter = ({ files, digest, storage, storeId }: CopyParts) => {
  /** What the last part had that this page has written; its events never change. */
  let tail: Part | null = null;

  const writePart = async ({ events, commands }: Part): Promise<void> => {
    const [first] = events;
    const last = events.at(-1);
    if (first === undefined || last === undefined) return;
    const bytes = encodeSegment({ events, commands });
    const name = { storeId, first: first.position, last: last.position, digest: await digest(bytes) };
    await files.write(segmentName(name), bytes);
  };

  /** Gives the last position that was copied. */
  const copyAfter = async (after: number, end: number): Promise<number> => {
    const known = tail?.events[0]?.position === after + 1 ? tail : null;
    const last = known?.events.at(-1)?.position ?? after;
    const read = await readPart(storage, last, end);
    const part = known === null ? read : joined(known, read);
    const { events } = part;
    const fault = firstFault(events, after) ?? (read.events.length === 0 ? after + 1 : null);
    if (fault !== null) throw new CopyConflict(fault);
    await writePart(part);
    tail = events.length < sealedAt ? part : null;
    return after + events.length;
  };

  /** What an unsealed part has stands in its successor by then. */
  const clearAway = async (): Promise<void> => {
    const { rest } = sortSegments(await files.list(), storeId);
    for (const { name } of rest) await files.remove(name);
  };

  /**
   * Copies what is missing, in parts between which `pause` is awaited. Throws CopyConflict, and what the storage or the files throw; then
   * what was there before is there still.
   */
  const catchUp = async (pause: () => Promise<void>): Promise<CopyState> => {
    const names = await files.list();
    const head = await storage.read((reading) => reading.head());
    const end = head?.position ?? 0;
    let position = beginAfter(sortSegments(names, storeId).chain.at(-1), end);
    while (position < end) {
      position = await copyAfter(position, end);
      await pause();
    }
    const secrets = await storage.read((reading) => reading.secrets());
    await writeVault({ files, digest, storeId, position: end }, secrets, names);
    await clearAway();
    return { position: end, recordedAt: head ? headOf(head).recordedAt : null };
  };

  return { catchUp };
};

export type CopyWriter = ReturnType<typeof createCopyWriter>;
