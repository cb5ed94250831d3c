/** Validates pictures: small PNG or JPEG files, reduced to bytes that cannot execute. */

/** The limit of a chosen file. It may exceed the limit of a kept picture, because the page shrinks it first. */
export const mostFileBytes = 1_000_000;
/** Limited by the size of an event. */
export const mostPictureBytes = 44_000;
/** In pixels. */
export const longestSide = 640;

export type PictureSize = { readonly width: number; readonly height: number };

const kinds = ['png', 'jpeg'] as const;
type Kind = (typeof kinds)[number];

const dataUrl = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;

const bytesOf = (base64: string): Uint8Array | null => {
  if (base64.length % 4 !== 0) return null;
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
};

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const word = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const pngSize = (bytes: Uint8Array): PictureSize | null => {
  if (!startsWith(bytes, pngStart) || bytes.length < 33) return null;
  const long = (at: number): number => word(bytes, at) * 65_536 + word(bytes, at + 2);
  return { width: long(16), height: long(20) };
};

/** JPEG frame markers, except tables and the unused arithmetic coding. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpegSize = (bytes: Uint8Array): PictureSize | null => {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + word(bytes, at + 2))
    if (isFrame(bytes[at + 1] ?? 0)) return { width: word(bytes, at + 7), height: word(bytes, at + 5) };
  return null;
};

const sizes: Readonly<Record<Kind, (bytes: Uint8Array) => PictureSize | null>> = {
  png: pngSize,
  jpeg: jpegSize,
};

export type ReadPicture =
  | { readonly ok: true; readonly size: PictureSize }
  | { readonly ok: false; readonly problem: string };

const refused = (problem: string): ReadPicture => ({ ok: false, problem });

/** Checks the bytes of a data URL: its declared type is not trusted. */
export const readPicture = (url: string): ReadPicture => {
  const [, kind, base64 = ''] = dataUrl.exec(url) ?? [];
  const known = kinds.find((one) => one === kind);
  const bytes = known && bytesOf(base64);
  if (!known || !bytes) return refused('Choose a PNG, JPEG or SVG file');
  if (bytes.length > mostPictureBytes) return refused(`A picture has at most ${mostPictureBytes} bytes`);
  const size = sizes[known](bytes);
  if (size === null || size.width === 0 || size.height === 0) return refused('The file is not a picture');
  if (size.width > longestSide || size.height > longestSide)
    return refused(`A picture is at most ${longestSide} pixels wide and high`);
  return { ok: true, size };
};
