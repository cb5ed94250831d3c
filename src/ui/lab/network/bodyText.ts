/** Serializes bodies on demand, because the trace holds them by reference. */
import { hasPrivateBodies } from '#domain/contract/paths.ts';
import type { Frame } from '#world/trace.ts';
import { type Call, streamDetailOf } from './call.ts';

export const textOf = (body: unknown): string => JSON.stringify(body) ?? '';

const encoder = new TextEncoder();

/** Bytes of UTF-8. */
export const bytesOf = (text: string): number =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, where a character is a byte
  /^[\x00-\x7f]*$/.test(text) ? text.length : encoder.encode(text).length;

export const isPrivate = ({ asked }: Call): boolean => hasPrivateBodies(asked.path);

export const replyText = (call: Call): string | null => {
  const { result, isStream } = call;
  if (result === null || result.status === null || isStream || isPrivate(call)) return null;
  if (result.status === 204) return '';
  return result.reply === undefined ? null : textOf(result.reply);
};

const sizes = new WeakMap<Frame, number | null>();

const sizeOfReply = (call: Call): number | null => {
  const text = replyText(call);
  return text === null ? null : bytesOf(text);
};

/** Null if the trace does not have the reply. Memoized. */
export const receivedBytes = (call: Call): number | null => {
  const { response, isStream, messages } = call;
  if (isStream) return messages.reduce((sum, frame) => sum + streamDetailOf(frame).size, 0);
  if (response === null) return null;
  const known = sizes.get(response);
  if (known !== undefined) return known;
  const size = sizeOfReply(call);
  sizes.set(response, size);
  return size;
};
