/** Sorts the second copy's files into a chain of parts, and verifies parts. */
import type { StoredEvent } from '../log/storedEvent.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import { decodeSegment, readSegmentName, type SegmentName } from './copySegment.ts';

/** Number of events at which a part is final. A smaller one is rewritten together with later events. */
export const sealedAt = 256;

export const sizeOf = ({ first, last }: SegmentName): number => last - first + 1;

/** The consecutive parts of one database from the first event, the larger of two with the same start, and the rest. */
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

/** The events of a part; null when it is damaged or unreadable. */
export const readWhole = async (
  { files, digest }: { readonly files: CopyFiles; readonly digest: Digest },
  segment: SegmentName,
): Promise<readonly StoredEvent[] | null> => {
  try {
    const bytes = new Uint8Array(await files.read(segment.name));
    return (await digest(bytes)) === segment.digest ? decodeSegment(bytes).events : null;
  } catch {
    return null;
  }
};
