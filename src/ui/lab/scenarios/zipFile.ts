/** Builds an uncompressed ZIP archive of texts, because a few kilobytes do not justify a library. */
import type { TextFile } from '#scenarios/export/galleryFiles.ts';

const polynomial = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1;
  return rest;
});

/** CRC-32, as ZIP requires. */
const checksum = (bytes: Uint8Array): number => {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] ?? 0);
  return (rest ^ 0xffffffff) >>> 0;
};

const packed = (...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
};

const version = 20;
/** Bit 11: names are UTF-8. */
const flags = 0x0800;
const stored = 0;
/** 1 January 1980, the format's first day, so that equal texts make equal archives. */
const day = 0x21;

type Part = { readonly name: Uint8Array; readonly content: Uint8Array; readonly at: number };

const factsOf = ({ name, content }: Part) =>
  [
    [2, version],
    [2, flags],
    [2, stored],
    [2, 0],
    [2, day],
    [4, checksum(content)],
    [4, content.length],
    [4, content.length],
    [2, name.length],
    [2, 0],
  ] as const;

const localHead = (part: Part): Uint8Array => packed([4, 0x04034b50], ...factsOf(part));

const directoryEntry = (part: Part): Uint8Array =>
  packed([4, 0x02014b50], [2, version], ...factsOf(part), [2, 0], [2, 0], [2, 0], [4, 0], [4, part.at]);

const sizeOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

export const zipFile = (folder: string, files: readonly TextFile[]): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  const parts: Part[] = [];
  for (const { path, text } of files) {
    const part = {
      name: encoder.encode(`${folder}/${path}`),
      content: encoder.encode(text),
      at: sizeOf(pieces),
    };
    parts.push(part);
    pieces.push(localHead(part), part.name, part.content);
  }
  const at = sizeOf(pieces);
  const directory = parts.flatMap((part) => [directoryEntry(part), part.name]);
  const size = sizeOf(directory);
  const count = parts.length;
  const end = packed([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
  const bytes = new Uint8Array(at + size + end.length);
  let filled = 0;
  for (const piece of [...pieces, ...directory, end]) {
    bytes.set(piece, filled);
    filled += piece.length;
  }
  return bytes;
};
