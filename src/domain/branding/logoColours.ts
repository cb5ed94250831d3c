/** Finds the colours of a logo: its strongest for the accent, and eight for charts. */
import { formatHex, type Rgb } from './contrast.ts';
import { paletteSize } from './palette.ts';

export type LogoColours = { readonly accent: string; readonly palette: readonly string[] };

/** Colours nearer than this in sRGB count as one. */
const nearest = 60;
/** A smaller spread between the channels is grey, white or black. */
const leastSpread = 40;
const opaque = 200;

const distance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

type Tone = { readonly colour: Rgb; readonly count: number };

/** Means of pixels of like colour, the most frequent first. */
const tonesIn = (pixels: Uint8ClampedArray): readonly Tone[] => {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (alpha < opaque || spread < leastSpread) continue;
    const key = (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5);
    const [r, g, b, count] = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [r + red, g + green, b + blue, count + 1]);
  }
  return [...sums.values()]
    .map(([r, g, b, count]): Tone => ({ colour: [r / count, g / count, b / count], count }))
    .toSorted((one, other) => other.count - one.count);
};

const distinct = (colours: readonly Rgb[]): readonly Rgb[] =>
  colours.filter((colour, at) => colours.slice(0, at).every((one) => distance(one, colour) >= nearest));

/** `pixels`: RGBA. `usual` fills up what the logo lacks. Null for a logo without a colour. */
export const logoColours = (pixels: Uint8ClampedArray, usual: readonly Rgb[]): LogoColours | null => {
  const own = distinct(tonesIn(pixels).map(({ colour }) => colour)).slice(0, paletteSize);
  const [first] = own;
  if (first === undefined) return null;
  const palette = distinct([...own, ...usual]).slice(0, paletteSize);
  const rest = usual.filter((one) => !palette.includes(one));
  return {
    accent: formatHex(first),
    palette: [...palette, ...rest].slice(0, paletteSize).map(formatHex),
  };
};
