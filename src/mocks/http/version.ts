/** Versions on the wire: a strong ETag from a stream's revision, `If-Match` held against it, and `If-None-Match`. */
import { RefusalError } from './refusal.ts';

/** `"r<revision>"`. */
export const versionTag = (revision: number): string => `"r${revision}"`;

/** The revision in an ETag; one that nothing has where it is none. */
export const revisionIn = (etag: string): number => Number(/^"r(\d+)"$/.exec(etag)?.[1] ?? -1);

const tagsIn = (header: string): readonly string[] => header.split(',').map((tag) => tag.trim());

/** Refuses with 404 what is not there, with 428 a request that must name a version and names none, with 412 one that names others than this. */
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

/** Whether the caller has this very reply: `If-None-Match` names its ETag, by weak comparison (RFC 9110), or anything. */
export const isKnown = (request: Request, etag: string | null): boolean => {
  const known = request.headers.get('if-none-match');
  if (known === null || etag === null) return false;
  const tags = tagsIn(known);
  return tags.includes('*') || tags.map(opaque).includes(opaque(etag));
};
