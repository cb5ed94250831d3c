/** Versions of aggregates on the wire: a strong ETag from the stream's revision, and `If-Match` held against it. */

import { RefusalError } from './refusal.ts';

/** `"r<revision>"`. */
export const versionTag = (revision: number): string => `"r${revision}"`;

/** Refuses with 428 when the request names no version, with 412 when it names others than this one. */
export const demandVersion = (request: Request, revision: number): void => {
  if (!request.headers.has('if-match')) throw new RefusalError('versionRequired');
  if (!versionMatches(request, revision)) throw new RefusalError('staleVersion');
};

/** Whether the request may go on: it names no version, any version, or this one. */
export const versionMatches = (request: Request, revision: number): boolean => {
  const wanted = request.headers.get('if-match');
  if (wanted === null) return true;
  const tags = wanted.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.includes(versionTag(revision));
};
