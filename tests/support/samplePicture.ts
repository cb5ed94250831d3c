/** Provides small pictures for tests: real ones and fakes. */

export const redPixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const long = (value: number): readonly number[] => [
  Math.floor(value / 16_777_216) % 256,
  Math.floor(value / 65_536) % 256,
  Math.floor(value / 256) % 256,
  value % 256,
];

export const urlOf = (type: string, bytes: readonly number[]): string =>
  `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`;

export const pngOf = (width: number, height: number, length = 40): readonly number[] => [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...long(width),
  ...long(height),
  ...Array.from({ length: length - 24 }, () => 0),
];

export const jpegOf = (width: number, height: number): readonly number[] => [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
  ...[0xff, 0xc0, 0, 11, 8, ...long(height).slice(2), ...long(width).slice(2), 1, 0, 0, 0],
];
