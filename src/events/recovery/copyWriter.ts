/** Updates the second copy from the log: final parts, and a last one that grows until it is full. */

import type { Head } from '../log/eventLog.ts';
import { emptyHead, headOf } from '../log/hashChain.ts';
import type { LogStorage } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { readWhole, sealedAt, sizeOf, sortSegments } from './copyChain.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import { joined, mostAtOnce, type Part, readPart } from './copyPart.ts';
import { encodeSegment, type SegmentName, segmentName } from './copySegment.ts';
import { writeVault } from './copyVault.ts';
import { CopyConflict, mustBeSame, mustFollow, type VerifyOrder, verifyCopy } from './verifyCopy.ts';

type AheadParts = {
  /** Events after a position, verified as a chain among themselves. */
  readonly read: (after: number, upTo: number) => Promise<Part>;
  /** Returns the name of the file. */
  readonly write: (part: Part) => Promise<string>;
  readonly remove: (name: string) => Promise<void>;
  readonly writeSecrets: (position: number) => Promise<void>;
};

const everything = Number.MAX_SAFE_INTEGER;

/** `end`: where the running copy will end. `begin` writes the last events before it as a temporary part; later parts continue the copy. */
const createAhead = ({ read, write, remove, writeSecrets }: AheadParts, end: number) => {
  let after = end;
  let open: { readonly name: string; readonly last: number } | null = null;

  const writeNext = async (): Promise<boolean> => {
    const part = await read(after, everything);
    const last = part.events.at(-1)?.position ?? after;
    if (last <= (open?.last ?? after)) return false;
    const before = open;
    const name = await write(part);
    if (before !== null) await remove(before.name);
    await writeSecrets(last);
    const isSealed = part.events.length >= sealedAt;
    if (isSealed) after = last;
    open = isSealed ? null : { name, last };
    return true;
  };

  return {
    begin: async (): Promise<void> => {
      await write(await read(end - sealedAt, end));
      await writeSecrets(end);
    },
    goOn: async (): Promise<void> => {
      while (await writeNext());
    },
  };
};

export type CopyParts = {
  readonly files: CopyFiles;
  readonly digest: Digest;
  readonly storage: Pick<LogStorage, 'read'>;
  readonly storeId: string;
};

export type CopyState = {
  readonly position: number;
  readonly recordedAt: string | null;
};

const beginAfter = (tail: SegmentName | undefined, end: number): number => {
  if (tail === undefined) return 0;
  if (tail.last > end) throw new CopyConflict(end + 1);
  return tail.last < end && sizeOf(tail) < sealedAt ? tail.first - 1 : tail.last;
};

export type CopyOrder = {
  readonly pause: () => Promise<void>;
  readonly tell?: (done: number, total: number) => void;
  readonly isAsked?: () => boolean;
};

type Beginning = { readonly behind: Head; readonly old: readonly StoredEvent[] };

export const createCopyWriter = ({ files, digest, storage, storeId }: CopyParts) => {
  const source = { files, digest };
  let tail: Part | null = null;
  let known: Head = emptyHead;

  const writePart = async ({ events, commands }: Part): Promise<string> => {
    const [first, last] = [events[0], events.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a part of the second copy has events');
    const bytes = encodeSegment({ events, commands });
    const name = { storeId, first: first.position, last: last.position, digest: await digest(bytes) };
    await files.write(segmentName(name), bytes);
    return segmentName(name);
  };

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

  const oldTail = async (last: SegmentName | undefined, after: number): Promise<readonly StoredEvent[]> =>
    last === undefined || last.first !== after + 1 || tail?.events[0]?.position === after + 1
      ? []
      : ((await readWhole(source, last)) ?? []);

  const copyBehind = async ({ behind, old }: Beginning, end: number, order: CopyOrder): Promise<Head> => {
    const before = tail?.events[0]?.position === behind.position + 1 ? tail : null;
    const last = headOf(before?.events.at(-1) ?? behind);
    const read = await readPart(storage, last.position, end);
    await mustFollow(read.events, last, order.pause);
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

  /** By then a later file replaces an unfinished part, and a damaged part has a new file. */
  const clearAway = async (): Promise<void> => {
    const { rest } = sortSegments(await files.list(), storeId);
    for (const { name } of rest) await files.remove(name);
  };

  /** Reads a part of the log again without its predecessor, which the first event is trusted to follow. */
  const rereadPart = async (after: number, upTo: number, { pause }: CopyOrder): Promise<Part> => {
    const part = await readPart(storage, after, upTo, Math.min(upTo - after, mostAtOnce));
    const { recordedAt, previousHash } = part.events[0] ?? { ...emptyHead, previousHash: '' };
    await mustFollow(part.events, { position: after, hash: previousHash, recordedAt }, pause);
    return part;
  };

  const writeSecrets = async (position: number): Promise<void> => {
    const secrets = await storage.read((reading) => reading.secrets());
    await writeVault({ files, digest, storeId, position }, secrets, await files.list());
  };

  /** Copies the newest events first when so many are missing that they would wait long; null otherwise. */
  const aheadOf = (behind: Head, end: number, order: CopyOrder) =>
    end - behind.position > mostAtOnce
      ? createAhead(
          {
            read: (after, upTo) => rereadPart(after, upTo, order),
            write: writePart,
            remove: files.remove,
            writeSecrets,
          },
          end,
        )
      : null;

  /** Copies missing events in parts. Throws `CopyConflict` and errors of storage or files; the earlier copy then remains. */
  const catchUp = async (order: CopyOrder): Promise<CopyState> => {
    const names = await files.list();
    const head = await storage.read((reading) => reading.head());
    const end = head?.position ?? 0;
    const { chain } = sortSegments(names, storeId);
    let behind = await findBehind(chain, end);
    let old = behind.position < end ? await oldTail(chain.at(-1), behind.position) : [];
    const ahead = aheadOf(behind, end, order);
    await ahead?.begin();
    while (behind.position < end) {
      behind = await copyBehind({ behind, old }, end, order);
      old = [];
      order.tell?.(behind.position, end);
      await order.pause();
      if (ahead !== null && order.isAsked?.()) await ahead.goOn();
    }
    await writeSecrets(end);
    await clearAway();
    return { position: end, recordedAt: head ? headOf(head).recordedAt : null };
  };

  const rewrite = async ({ first, last, name }: SegmentName, order: CopyOrder): Promise<void> => {
    const part = await rereadPart(first - 1, last, order);
    if (part.events.length !== last - first + 1) throw new CopyConflict(first + part.events.length);
    if ((await writePart(part)) !== name) await files.remove(name);
  };

  const rewriteVault = async (name: string): Promise<void> => {
    const secrets = await storage.read((reading) => reading.secrets());
    const names = (await files.list()).filter((one) => one !== name);
    const position = (await storage.read((reading) => reading.head()))?.position ?? 0;
    if ((await writeVault({ files, digest, storeId, position }, secrets, names)) !== name)
      await files.remove(name);
  };

  return {
    catchUp,
    verify: (order: VerifyOrder) => verifyCopy({ ...source, storeId, rewrite, rewriteVault }, order),
  };
};

export type CopyWriter = ReturnType<typeof createCopyWriter>;
