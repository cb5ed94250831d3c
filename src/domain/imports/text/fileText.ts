/** Decodes a file by its byte order mark, detected encoding or a person's choice. */
import type { FileEncoding } from './fileEncodings.ts';
import { guessEncoding } from './guessEncoding.ts';

export type FileText = { readonly text: string; readonly encoding: FileEncoding };

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** The decoder drops the byte order mark; zero bytes mean binary data. */
const decode = (bytes: Uint8Array, encoding: FileEncoding): FileText => {
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: text.includes('\0') ? text.replaceAll('\0', '') : text, encoding };
};

const sampleLength = 4_000;

/** Line ends and separators as two bytes, whose swapped bytes are not letters of any table. */
const pairedMarks = (sample: Uint8Array, zero: 0 | 1): number => {
  let count = 0;
  for (let at = 0; at + 1 < sample.length; at += 2)
    if (sample[at + zero] === 0 && [9, 10, 13, 44, 59].includes(sample[at + 1 - zero] ?? 0)) count += 1;
  return count;
};

/** Detects UTF-16 without a mark by the zero bytes of its separators and digits. */
const zeroBytes = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const sample = bytes.subarray(0, sampleLength);
  let [even, odd] = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) index % 2 === 0 ? even++ : odd++;
  });
  const few = Math.max(2, sample.length / 16);
  if (odd > few && odd > even * 8) return 'utf-16le';
  if (even > few && even > odd * 8) return 'utf-16be';
  const [little, big] = [pairedMarks(sample, 1), pairedMarks(sample, 0)];
  if (Math.max(little, big) < 3 || Math.min(little, big) > 0) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
};

/** A few damaged characters among many are still UTF-8: other encodings look like it only by chance. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
    return count(/[^\0-\x7f\uFFFD]/g) > count(/\uFFFD/g) * 3;
  }
};

const guessLength = 64_000;

/** Samples whole lines, so that no character is cut. */
const guessed = (bytes: Uint8Array): FileEncoding => {
  const sample = bytes.subarray(0, guessLength);
  const end = sample.length < bytes.length ? sample.lastIndexOf(10) : -1;
  return guessEncoding(end === -1 ? sample : sample.subarray(0, end));
};

/** Replaces a character that the encoding cannot read. */
export const unreadable = '\uFFFD';

export const fileText = (bytes: Uint8Array, chosen: FileEncoding | null = null): FileText => {
  if (chosen !== null) return decode(bytes, chosen);
  if (startsWith(bytes, [0xff, 0xfe])) return decode(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return decode(bytes, 'utf-16be');
  const wide = zeroBytes(bytes);
  if (wide !== null) return decode(bytes, wide);
  return decode(bytes, isUtf8(bytes) ? 'utf-8' : guessed(bytes));
};
