/** Defines eight series colours for each theme that stay distinct for colour-blind people. */
import { parseHex, type Rgb } from '#domain/branding/contrast.ts';
import { parsePalette, strongerPalette } from '#domain/branding/palette.ts';
import type { ThemeName } from './accentPalette.ts';
import { darkTokens, lightTokens } from './themeTokens.ts';

/** In order of use. Found by a search for 3:1 on every background and the greatest distance in normal and colour-blind vision. */
export const chartPalette: Readonly<Record<ThemeName, readonly string[]>> = {
  light: ['#0f766e', '#d57700', '#3a2aa1', '#9851c5', '#72130b', '#8b8fb4', '#ab3d09', '#3e1954'],
  dark: ['#2fb8a8', '#deb218', '#705ac1', '#ae7df9', '#9f536c', '#44e1f9', '#df5822', '#d5e999'],
};

/** Distance in sRGB below which two colours are hard to distinguish. */
const nearest = 60;

const distance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const isNear = (one: string, other: string): boolean => {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first !== null && second !== null && distance(first, second) < nearest;
};

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

const grounds: Readonly<Record<ThemeName, Rgb>> = {
  light: parseHex(String(lightTokens.seed.colorBgContainer)) ?? white,
  dark: parseHex(String(darkTokens.seed.colorBgContainer)) ?? black,
};

/** A workspace's palette, each colour in a tone with 3:1 on the theme's background. */
export const brandPalette = (palette: readonly string[], theme: ThemeName): readonly string[] =>
  strongerPalette(palette, grounds[theme], theme === 'light' ? black : white);

/**
 * A workspace's `palette` in its order; else the accent comes first, and palette colours too similar to it go last.
 */
export const seriesColours = (accent: string, theme: ThemeName, palette = ''): readonly string[] => {
  const chosen = parsePalette(palette);
  if (chosen !== null) return brandPalette(chosen, theme);
  const own = chartPalette[theme];
  if (parseHex(accent) === null) return own;
  const others = own.slice(1);
  return [
    accent,
    ...others.filter((colour) => !isNear(colour, accent)),
    ...others.filter((colour) => isNear(colour, accent)),
  ];
};
