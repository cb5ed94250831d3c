/** Reads the body of a fetched file up to a limit. */
import type { FetchedFile } from '../http/context.ts';

/** Leaves the rest unread when there is more. */
export const readFileBody = async (
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<FetchedFile> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > most) return { ok: false, problem: 'The file is larger than 10 MB.' };
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { ok: true, bytes };
};
