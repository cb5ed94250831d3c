/** Checks a palette of eight chart colours: contrast to the background, and distance in normal and colour-blind vision. */
import { contrastRatio, formatHex, linear, parseHex, type Rgb, readableTone } from './contrast.ts';

export const paletteSize = 8;

/** Minimum contrast of graphics (WCAG 2, 1.4.11). */
export const graphicContrast = 3;

/** Hexes in lower case; null unless there are exactly eight colours. */
export const parsePalette = (text: string): readonly string[] | null => {
  const colours = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(parseHex);
  const known = colours.filter((colour) => colour !== null);
  return known.length === paletteSize && colours.length === paletteSize ? known.map(formatHex) : null;
};

export type Vision = 'normal' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/**
 * Severity 1 of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", 2009, on linear RGB.
 */
const machado: Readonly<Record<Exclude<Vision, 'normal'>, readonly Rgb[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const seenLinear = (colour: Rgb, vision: Vision): Rgb => {
  const [red, green, blue] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  if (vision === 'normal') return [red, green, blue];
  const [r, g, b] = machado[vision].map((row) =>
    Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue)),
  );
  return [r ?? 0, g ?? 0, b ?? 0];
};

/** OKLab of linear sRGB (Ottosson, 2020). */
const oklab = ([red, green, blue]: Rgb): Rgb => {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** Euclidean distance in OKLab; about 0.02 is just noticeable. */
export const seenDistance = (one: Rgb, other: Rgb, vision: Vision): number => {
  const [a, b] = [oklab(seenLinear(one, vision)), oklab(seenLinear(other, vision))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** Neighbouring series stay distinct in a chart from this distance on. */
const leastDistance = 0.06;

const visions: readonly Vision[] = ['normal', 'deuteranopia', 'protanopia', 'tritanopia'];

export type PaletteFaults = {
  /** Places from 0, with the worst contrast over the backgrounds. */
  readonly faint: readonly { readonly place: number; readonly contrast: number }[];
  readonly alike: readonly {
    readonly one: number;
    readonly other: number;
    readonly vision: Vision;
  }[];
};

const alikeIn = (colours: readonly Rgb[]): PaletteFaults['alike'] =>
  colours.flatMap((colour, one) =>
    colours.flatMap((another, other) => {
      if (other <= one) return [];
      const vision = visions.find((seen) => seenDistance(colour, another, seen) < leastDistance);
      return vision === undefined ? [] : [{ one, other, vision }];
    }),
  );

/** `palette` as `parsePalette` gives it; each pair is named once, with the first vision that confuses it. */
export const paletteFaults = (palette: readonly string[], grounds: readonly Rgb[]): PaletteFaults => {
  const colours = palette.map((hex) => parseHex(hex) ?? ([0, 0, 0] as const));
  const worst = colours.map((colour) => Math.min(...grounds.map((ground) => contrastRatio(colour, ground))));
  return {
    faint: worst.flatMap((contrast, place) => (contrast < graphicContrast ? [{ place, contrast }] : [])),
    alike: alikeIn(colours),
  };
};

/** Moves each faint colour towards the background's opposite until it reaches 3:1. */
export const strongerPalette = (palette: readonly string[], ground: Rgb, towards: Rgb): readonly string[] =>
  palette.map((hex) => formatHex(readableTone(parseHex(hex) ?? towards, [ground], towards, graphicContrast)));
