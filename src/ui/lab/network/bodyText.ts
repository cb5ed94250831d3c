/** Bodies as they went over the wire: the trace keeps them by reference, so they are written out when someone looks. */
import { hasPrivateBodies } from '#domain/inspection/callDetail.ts';
import { type Call, streamDetailOf } from './call.ts';

const texts = new WeakMap<object, string>();

const write = (body: unknown): string => JSON.stringify(body) ?? '';

/** Empty for nothing. */
export const textOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null) return write(body);
  const text = texts.get(body) ?? write(body);
  texts.set(body, text);
  return text;
};

const encoder = new TextEncoder();

/** Bytes of UTF-8. */
export const bytesOf = (text: string): number =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, where a character is a byte
  /^[\x00-\x7f]*$/.test(text) ? text.length : encoder.encode(text).length;

export const isPrivate = ({ asked }: Call): boolean => hasPrivateBodies(asked.path);

/** Bytes of what came back; null when the trace cannot know it. */
export const receivedBytes = (call: Call): number | null => {
  const { answer, isStream, messages } = call;
  if (isStream) return messages.reduce((sum, frame) => sum + streamDetailOf(frame).size, 0);
  if (answer === null || answer.status === null || isPrivate(call)) return null;
  return answer.status === 204 ? 0 : answer.reply === undefined ? null : bytesOf(textOf(answer.reply));
};
