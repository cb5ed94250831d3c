/** Derives readable tones of a workspace's accent for each theme, with the variants that the stylesheets need. */
import {
  contrastRatio,
  formatHex,
  mix,
  parseHex,
  type Rgb,
  readableTone,
} from '#domain/branding/contrast.ts';
import { darkTokens, lightTokens, type ThemeTokens } from './themeTokens.ts';

export type ThemeName = 'light' | 'dark';

export type AccentPalette = {
  /** Contrast of at least 4.5:1 on every background of the theme. */
  readonly accent: string;
  readonly hover: string;
  readonly active: string;
  readonly tint: string;
  readonly tintHover: string;
  readonly strong: string;
  readonly border: string;
  readonly borderHover: string;
  readonly outline: string;
  /** Worst contrast of the chosen colour and of the displayed tone over all backgrounds. */
  readonly chosenContrast: number;
  readonly contrast: number;
};

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

type Grounds = { readonly all: readonly Rgb[]; readonly container: Rgb; readonly away: Rgb };

const groundsOf = ({ seed }: ThemeTokens, away: Rgb): Grounds => {
  const container = parseHex(String(seed.colorBgContainer)) ?? white;
  const others = [seed.colorBgLayout, seed.colorBgElevated, seed.colorFillQuaternary];
  return { container, away, all: [container, ...others.map((text) => parseHex(String(text)) ?? container)] };
};

const grounds: Readonly<Record<ThemeName, Grounds>> = {
  light: groundsOf(lightTokens, black),
  dark: groundsOf(darkTokens, white),
};

const worst = (colour: Rgb, all: readonly Rgb[]): number =>
  Math.min(...all.map((ground) => contrastRatio(colour, ground)));

export const surroundingsOf = (theme: ThemeName) => {
  const { seed, components } = theme === 'light' ? lightTokens : darkTokens;
  return {
    ground: String(seed.colorBgLayout),
    container: String(seed.colorBgContainer),
    text: String(seed.colorText),
    quiet: String(seed.colorTextSecondary),
    line: String(seed.colorSplit),
    onAccent: String(components.Button?.primaryColor ?? formatHex(white)),
    productAccent: String(seed.colorPrimary),
  };
};

/** `chosen` is `#rrggbb`; anything else gives null. */
export const accentPalette = (chosen: string, theme: ThemeName): AccentPalette | null => {
  const rgb = parseHex(chosen);
  if (!rgb) return null;
  const { all, container, away } = grounds[theme];
  const tint = mix(rgb, container, theme === 'light' ? 0.88 : 0.8);
  const accent = readableTone(rgb, all, away);
  const hex = (colour: Rgb) => formatHex(colour);
  return {
    accent: hex(accent),
    hover: hex(mix(accent, away, 0.12)),
    active: hex(mix(accent, away, 0.24)),
    tint: hex(tint),
    tintHover: hex(mix(accent, container, 0.75)),
    strong: hex(readableTone(mix(accent, away, 0.2), [...all, tint], away)),
    border: hex(mix(accent, container, 0.5)),
    borderHover: hex(mix(accent, container, 0.3)),
    outline: `rgb(${accent.join(' ')} / 0.2)`,
    chosenContrast: worst(rgb, all),
    contrast: worst(accent, all),
  };
};
