/** The colours of a chart's series: eight for each theme, that people with any kind of colour vision can tell apart. */
import { parseHex, type Rgb } from '#domain/branding/contrast.ts';
import type { ThemeName } from './accentPalette.ts';

/** In the order in which series take them. Found by a search: 3:1 on every ground, and far apart for normal and for colour-blind eyes. */
export const chartPalette: Readonly<Record<ThemeName, readonly string[]>> = {
  light: ['#0f766e', '#d57700', '#3a2aa1', '#9851c5', '#72130b', '#8b8fb4', '#ab3d09', '#3e1954'],
  dark: ['#2fb8a8', '#deb218', '#705ac1', '#ae7df9', '#9f536c', '#44e1f9', '#df5822', '#d5e999'],
};

/** Of two colours in sRGB that are hard to tell apart. */
const nearest = 60;

const distance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const isNear = (one: string, other: string): boolean => {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first !== null && second !== null && distance(first, second) < nearest;
};

/** With a workspace's accent in the first place; what is too much like it goes last. */
export const seriesColours = (accent: string, theme: ThemeName): readonly string[] => {
  const own = chartPalette[theme];
  if (parseHex(accent) === null) return own;
  const others = own.slice(1);
  return [
    accent,
    ...others.filter((colour) => !isNear(colour, accent)),
    ...others.filter((colour) => isNear(colour, accent)),
  ];
};
