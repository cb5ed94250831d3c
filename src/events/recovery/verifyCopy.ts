/** Rereads the parts of the second copy, because a file may be damaged long after its write, and rewrites damaged ones. */
import { charactersAtOnce, charactersIn } from '../log/charactersIn.ts';
import type { Head } from '../log/eventLog.ts';
import { chainCheck } from '../log/hashChain.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { sortSegments } from './copyChain.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import type { SegmentName } from './copySegment.ts';
import { vaultFiles } from './copyVault.ts';

const slice = 200;

/** Copy and log have different events at a position: one of them is damaged, and nothing is written. */
export class CopyConflict extends Error {
  readonly position: number;
  constructor(position: number) {
    super(`the second copy has another event ${position} than the log`);
    this.name = 'CopyConflict';
    this.position = position;
  }
}

/** Checks that events follow one in the copy: places, links, contents and revisions. */
export const mustFollow = async (
  events: readonly StoredEvent[],
  behind: Head,
  pause: () => Promise<void>,
) => {
  const check = chainCheck(behind);
  let [count, characters] = [0, 0];
  for (const event of events) {
    const broken = check(event);
    if (broken !== null) throw new CopyConflict(broken.position);
    count += 1;
    characters += charactersIn(event);
    if (count < slice && characters < charactersAtOnce) continue;
    [count, characters] = [0, 0];
    await pause();
  }
};

export const mustBeSame = (events: readonly StoredEvent[], old: readonly StoredEvent[]): void => {
  const hashes = new Map(events.map(({ position, hash }) => [position, hash]));
  const other = old.find(({ position, hash }) => hashes.get(position) !== hash);
  if (other) throw new CopyConflict(other.position);
};

export type VerifyOrder = {
  readonly after: number;
  readonly most?: number;
  readonly signal?: AbortSignal | undefined;
  readonly pause: () => Promise<void>;
  readonly tell?: (done: number, total: number) => void;
};

export type CopyCheck = {
  readonly parts: number;
  readonly mended: number;
  readonly after: number;
};

type Verified = {
  readonly files: CopyFiles;
  readonly digest: Digest;
  readonly storeId: string;
  readonly rewrite: (segment: SegmentName, order: VerifyOrder) => Promise<void>;
  readonly rewriteVault: (name: string) => Promise<void>;
};

const isWhole = async ({ files, digest }: Verified, name: string, sum: string): Promise<boolean> => {
  try {
    return (await digest(new Uint8Array(await files.read(name)))) === sum;
  } catch {
    return false;
  }
};

const inTurn = (chain: readonly SegmentName[], { after, most = chain.length }: VerifyOrder) => {
  const next = Math.max(
    0,
    chain.findIndex(({ first }) => first > after),
  );
  return [...chain.slice(next), ...chain.slice(0, next)].slice(0, most);
};

/** Checks only bytes, because contents were verified against the chain when written. Rejects with the signal's reason. */
export const verifyCopy = async (verified: Verified, order: VerifyOrder): Promise<CopyCheck> => {
  const names = await verified.files.list();
  const parts = inTurn(sortSegments(names, verified.storeId).chain, order);
  const [vault] = vaultFiles(names).filter(({ storeId }) => storeId === verified.storeId);
  const total = parts.length + (vault ? 1 : 0);
  let mended = 0;
  let done = 0;
  const step = async (): Promise<void> => {
    done += 1;
    order.tell?.(done, total);
    await order.pause();
    order.signal?.throwIfAborted();
  };
  for (const part of parts) {
    if (!(await isWhole(verified, part.name, part.digest))) {
      await verified.rewrite(part, order);
      mended += 1;
    }
    await step();
  }
  if (vault) {
    if (!(await isWhole(verified, vault.name, vault.digest))) {
      await verified.rewriteVault(vault.name);
      mended += 1;
    }
    await step();
  }
  return { parts: total, mended, after: parts.at(-1)?.last ?? 0 };
};
