/** Computes WCAG 2 contrast and adjusts a colour until it is readable. */

/** sRGB, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text (WCAG 2, AA). */
export const readableContrast = 4.5;

/** Parses `#0f766e`; null for anything else. */
export const parseHex = (text: string): Rgb | null => {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  if (!match) return null;
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

/** `#0f766e`, lower case. */
export const formatHex = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Linear light, 0 to 1, of an sRGB value (IEC 61966-2-1). */
export const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** 0 for black to 1 for white. */
export const relativeLuminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** 1 for the same luminance to 21 for black on white. */
export const contrastRatio = (one: Rgb, other: Rgb): number => {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
};

/** From `one` (0) to `other` (1). */
export const mix = (one: Rgb, other: Rgb, share: number): Rgb => {
  const [red, green, blue] = one;
  const at = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [at(red, other[0]), at(green, other[1]), at(blue, other[2])];
};

const steps = 50;

/**
 * The tone nearest to `colour`, mixed towards `towards` (black or white), that has the contrast `least` on all
 * `grounds`; `towards` if no tone has.
 */
export const readableTone = (
  colour: Rgb,
  grounds: readonly Rgb[],
  towards: Rgb,
  least = readableContrast,
): Rgb => {
  const tones = Array.from({ length: steps + 1 }, (_, step) => mix(colour, towards, step / steps));
  const reads = (tone: Rgb) => grounds.every((ground) => contrastRatio(tone, ground) >= least);
  return tones.find(reads) ?? towards;
};
