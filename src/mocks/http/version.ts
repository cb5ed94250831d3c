/** Handles versions in HTTP: a strong ETag from a stream's revision, `If-Match` and `If-None-Match`. */
import { RefusalError } from './refusal.ts';

export const versionTag = (revision: number): string => `"r${revision}"`;

/** The revision in an ETag; for an invalid ETag one that never matches. */
export const revisionIn = (etag: string): number => Number(/^"r(\d+)"$/.exec(etag)?.[1] ?? -1);

const tagsIn = (header: string): readonly string[] => header.split(',').map((tag) => tag.trim());

/** Refuses with 404 when it does not exist, with 428 when a required version is missing, with 412 when it differs. */
export const holdVersion = (
  request: Request,
  version: number | null,
  ifMatch?: 'required' | 'none',
): void => {
  if (version === null) throw new RefusalError('notFound');
  if (ifMatch === 'none') return;
  const wanted = request.headers.get('if-match');
  if (wanted === null && ifMatch === 'required') throw new RefusalError('versionRequired');
  if (wanted === null) return;
  const tags = tagsIn(wanted);
  if (!tags.includes('*') && !tags.includes(versionTag(version))) throw new RefusalError('staleVersion');
};

const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** True when `If-None-Match` contains the ETag by weak comparison (RFC 9110), or `*`. */
export const isKnown = (request: Request, etag: string | null): boolean => {
  const known = request.headers.get('if-none-match');
  if (known === null || etag === null) return false;
  const tags = tagsIn(known);
  return tags.includes('*') || tags.map(opaque).includes(opaque(etag));
};
