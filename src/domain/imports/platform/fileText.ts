/** What the bytes of a file say as text: UTF-8 and UTF-16 with or without a byte order mark, and Windows-1252 for what is neither. */

export type FileText = {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
};

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const decode = (bytes: Uint8Array, encoding: FileText['encoding']): FileText => ({
  // The byte order mark is left out by the decoder.
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
});

const sampleLength = 2_000;

/** Where Latin text has its zero bytes: behind its letters, before them, or nowhere. */
const zeroBytes = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const sample = bytes.subarray(0, sampleLength);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte === 0) index % 2 === 0 ? even++ : odd++;
  });
  const few = sample.length / 4;
  if (odd > few && odd > even) return 'utf-16le';
  return even > few ? 'utf-16be' : null;
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

export const fileText = (bytes: Uint8Array): FileText => {
  if (startsWith(bytes, [0xff, 0xfe])) return decode(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return decode(bytes, 'utf-16be');
  const wide = zeroBytes(bytes);
  if (wide !== null) return decode(bytes, wide);
  // Spreadsheets on Windows save "CSV" in the code page of the machine.
  return decode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252');
};
