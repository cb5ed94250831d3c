/** Versions of aggregates on the wire: a strong ETag from the stream's revision, and `If-Match` held against it. */

/** `"r<revision>"`. */
export const versionTag = (revision: number): string => `"r${revision}"`;

/** Whether the request may go on: it names no version, any version, or this one. */
export const versionMatches = (request: Request, revision: number): boolean => {
  const wanted = request.headers.get('if-match');
  if (wanted === null) return true;
  const tags = wanted.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.includes(versionTag(revision));
};
