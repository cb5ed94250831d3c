/** Reads the parts of the second copy again: a file may be damaged long after it was written. What is damaged is written again. */
import { sortSegments } from './copyChain.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import type { SegmentName } from './copySegment.ts';
import { vaultFiles } from './copyVault.ts';

export type VerifyOrder = {
  /** The check begins with the part behind this position, and after the last part with the first one. */
  readonly after: number;
  /** Parts that are read; left out: all of them. */
  readonly most?: number;
  readonly signal?: AbortSignal | undefined;
  readonly pause: () => Promise<void>;
  /** Hears how many of how many parts are read. */
  readonly tell?: (done: number, total: number) => void;
};

export type CopyCheck = {
  /** Files that were read. */
  readonly parts: number;
  /** Those of them that were damaged, and are written again. */
  readonly mended: number;
  /** Where the next check begins. */
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

/** The next parts in turn, the first ones behind the last. */
const inTurn = (chain: readonly SegmentName[], { after, most = chain.length }: VerifyOrder) => {
  const next = Math.max(
    0,
    chain.findIndex(({ first }) => first > after),
  );
  return [...chain.slice(next), ...chain.slice(0, next)].slice(0, most);
};

/** Contents were held against the chain when they were written: bytes that are the same are right. Rejects with the signal's reason. */
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
