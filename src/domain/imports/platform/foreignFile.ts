/** Detects binary files by their first bytes. */

const beginnings: readonly (readonly [readonly number[], string])[] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'This is an Excel workbook or a ZIP archive. Unpack the archive and choose one of its files, or save the workbook as CSV.',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel workbook. Save it as CSV and choose that file.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF document. Export the report as CSV.'],
  [[0x1f, 0x8b], 'This is a compressed file. Unpack it and choose the file inside.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture. Export the report as CSV.'],
  [[0xff, 0xd8, 0xff], 'This is a picture. Export the report as CSV.'],
];

export const foreignFile = (bytes: Uint8Array): string | null =>
  beginnings.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1] ?? null;
