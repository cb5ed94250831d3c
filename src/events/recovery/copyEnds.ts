/** Finds the end of each database's second copy from file names alone. */
import type { CopyFiles } from './copyFiles.ts';
import { readSegmentName } from './copySegment.ts';

export type CopyEnds = ReadonlyMap<string, number>;

export const copyEnds = async ({ list }: Pick<CopyFiles, 'list'>): Promise<CopyEnds> => {
  const ends = new Map<string, number>();
  for (const name of await list()) {
    const segment = readSegmentName(name);
    if (segment) ends.set(segment.storeId, Math.max(segment.last, ends.get(segment.storeId) ?? 0));
  }
  return ends;
};
