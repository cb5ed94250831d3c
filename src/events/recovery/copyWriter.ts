/** Brings the second copy up to the log: in parts that are sealed for good, and a last one that grows until it is sealed. */
import type { Head } from '../log/eventLog.ts';
import { chainCheck, emptyHead, headOf } from '../log/hashChain.ts';
import type { CommandRow, LogStorage } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { readWhole, sealedAt, sizeOf, sortSegments } from './copyChain.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import { encodeSegment, type SegmentName, segmentName } from './copySegment.ts';
import { writeVault } from './copyVault.ts';
import { type VerifyOrder, verifyCopy } from './verifyCopy.ts';

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

/** The most events that are read and written in one go. */
const mostAtOnce = 1_000;

/** So many are hashed in some milliseconds. */
const slice = 200;

/** The copy and the log do not have the same event at a place: one of them is damaged, and nothing is written. */
export class CopyConflict extends Error {
  readonly position: number;
  constructor(position: number) {
    super(`the second copy has another event ${position} than the log`);
    this.name = 'CopyConflict';
    this.position = position;
  }
}

/** What a part holds; of the last one it is kept, so that the next reads only what came after it. */
type Part = { readonly events: readonly StoredEvent[]; readonly commands: readonly CommandRow[] };

/** In one transaction: while it lasts, an append waits. */
const readPart = (
  storage: CopyParts['storage'],
  after: number,
  end: number,
  most = mostAtOnce,
): Promise<Part> =>
  storage.read(async (reading) => {
    const events = await reading.eventsAfter(after, end, most);
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

/** After which event there is something to write: behind the last part, or behind the one before it when that still grows. */
const beginAfter = (tail: SegmentName | undefined, end: number): number => {
  if (tail === undefined) return 0;
  if (tail.last > end) throw new CopyConflict(end + 1);
  return tail.last < end && sizeOf(tail) < sealedAt ? tail.first - 1 : tail.last;
};

export type CopyOrder = {
  /** Awaited between parts, and within one that is long. */
  readonly pause: () => Promise<void>;
  /** Hears up to which position of how many events the copy goes. */
  readonly tell?: (done: number, total: number) => void;
};

/** Behind which event writing begins, and what the copy has behind it: that is written again. */
type Beginning = { readonly behind: Head; readonly old: readonly StoredEvent[] };

/** Holds events against the chain behind one that the copy has: their places, links, contents and revisions. */
const mustFollow = async (events: readonly StoredEvent[], behind: Head, { pause }: CopyOrder) => {
  const check = chainCheck(behind);
  for (const [index, event] of events.entries()) {
    const broken = check(event);
    if (broken !== null) throw new CopyConflict(broken.position);
    if (index % slice === slice - 1) await pause();
  }
};

/** An event that the copy has must be the one of the log still. */
const mustBeSame = (events: readonly StoredEvent[], old: readonly StoredEvent[]): void => {
  const hashes = new Map(events.map(({ position, hash }) => [position, hash]));
  const other = old.find(({ position, hash }) => hashes.get(position) !== hash);
  if (other) throw new CopyConflict(other.position);
};

export const createCopyWriter = ({ files, digest, storage, storeId }: CopyParts) => {
  const source = { files, digest };
  /** What the last part had that this page has written; its events never change. */
  let tail: Part | null = null;
  /** The end of the last sealed part that this page has read or written. */
  let known: Head = emptyHead;

  const writePart = async ({ events, commands }: Part): Promise<string> => {
    const [first, last] = [events[0], events.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a part of the second copy has events');
    const bytes = encodeSegment({ events, commands });
    const name = { storeId, first: first.position, last: last.position, digest: await digest(bytes) };
    await files.write(segmentName(name), bytes);
    return segmentName(name);
  };

  /** The event behind which writing begins. A part before it that is not as it was written is written again. */
  const findBehind = async (chain: readonly SegmentName[], end: number): Promise<Head> => {
    const after = beginAfter(chain.at(-1), end);
    if (after === 0) return emptyHead;
    if (after === end) return { ...emptyHead, position: end };
    if (after === known.position) return known;
    const index = chain.findIndex(({ last }) => last === after);
    const part = chain[index];
    const events = part ? await readWhole(source, part) : null;
    return events === null ? findBehind(chain.slice(0, index), end) : headOf(events.at(-1) ?? emptyHead);
  };

  /** What the part that is written again had, unless this page wrote it. */
  const oldTail = async (last: SegmentName | undefined, after: number): Promise<readonly StoredEvent[]> =>
    last === undefined || last.first !== after + 1 || tail?.events[0]?.position === after + 1
      ? []
      : ((await readWhole(source, last)) ?? []);

  /** Gives the end of what was copied. */
  const copyBehind = async ({ behind, old }: Beginning, end: number, order: CopyOrder): Promise<Head> => {
    const before = tail?.events[0]?.position === behind.position + 1 ? tail : null;
    const last = headOf(before?.events.at(-1) ?? behind);
    const read = await readPart(storage, last.position, end);
    await mustFollow(read.events, last, order);
    if (read.events.length === 0) throw new CopyConflict(last.position + 1);
    const part = before === null ? read : joined(before, read);
    mustBeSame(part.events, old);
    await writePart(part);
    const isSealed = part.events.length >= sealedAt;
    tail = isSealed ? null : part;
    const written = headOf(part.events.at(-1) ?? behind);
    known = isSealed ? written : behind;
    return written;
  };

  /** What an unsealed part has stands in its successor by then; one that is damaged stands beside the one that was written for it. */
  const clearAway = async (): Promise<void> => {
    const { rest } = sortSegments(await files.list(), storeId);
    for (const { name } of rest) await files.remove(name);
  };

  /**
   * Copies what is missing, in parts. Throws CopyConflict, and what the storage or the files throw; then what was there before is there
   * still.
   */
  const catchUp = async (order: CopyOrder): Promise<CopyState> => {
    const names = await files.list();
    const head = await storage.read((reading) => reading.head());
    const end = head?.position ?? 0;
    const { chain } = sortSegments(names, storeId);
    let behind = await findBehind(chain, end);
    let old = behind.position < end ? await oldTail(chain.at(-1), behind.position) : [];
    while (behind.position < end) {
      behind = await copyBehind({ behind, old }, end, order);
      old = [];
      order.tell?.(behind.position, end);
      await order.pause();
    }
    const secrets = await storage.read((reading) => reading.secrets());
    await writeVault({ files, digest, storeId, position: end }, secrets, names);
    await clearAway();
    return { position: end, recordedAt: head ? headOf(head).recordedAt : null };
  };

  /** Writes a part again, out of the log, whose events must be what they were. */
  const rewrite = async ({ first, last, name }: SegmentName, order: CopyOrder): Promise<void> => {
    const part = await readPart(storage, first - 1, last, last);
    const { recordedAt, previousHash } = part.events[0] ?? { ...emptyHead, previousHash: '' };
    await mustFollow(part.events, { position: first - 1, hash: previousHash, recordedAt }, order);
    if (part.events.length !== last - first + 1) throw new CopyConflict(first + part.events.length);
    if ((await writePart(part)) !== name) await files.remove(name);
  };

  /** Writes the secrets again. */
  const rewriteVault = async (name: string): Promise<void> => {
    const secrets = await storage.read((reading) => reading.secrets());
    const names = (await files.list()).filter((one) => one !== name);
    const position = (await storage.read((reading) => reading.head()))?.position ?? 0;
    if ((await writeVault({ files, digest, storeId, position }, secrets, names)) !== name)
      await files.remove(name);
  };

  return {
    catchUp,
    /** Reads parts again, and writes those again that are not as they were written. Throws as `catchUp` does. */
    verify: (order: VerifyOrder) => verifyCopy({ ...source, storeId, rewrite, rewriteVault }, order),
  };
};

export type CopyWriter = ReturnType<typeof createCopyWriter>;
