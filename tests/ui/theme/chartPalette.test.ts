/** Tests that chart colours are distinguishable with every kind of colour vision. */
import { describe, expect, test } from 'vitest';
import { contrastRatio, parseHex, type Rgb } from '#domain/branding/contrast.ts';
import { chartPalette, seriesColours } from '#ui/theme/chartPalette.ts';
import { darkTokens, lightTokens } from '#ui/theme/themeTokens.ts';

type Matrix = readonly (readonly [number, number, number])[];

/** Machado, Oliveira and Fernandes 2009, at full severity, over linear sRGB. */
const eyes: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
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

const rgb = (hex: string): Rgb => {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(`${hex} is no colour`);
  return parsed;
};

const linear = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** In OKLab, where distances are perceptual. */
const seen = (hex: string, eye: Matrix): Rgb => {
  const light = rgb(hex).map(linear);
  const [r = 0, g = 0, b = 0] = eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, factor, index) => sum + factor * (light[index] ?? 0), 0),
      ),
    ),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const pairs = (colours: readonly string[]): readonly (readonly [string, string])[] =>
  colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other] as const));

/** Twice the difference that is plainly visible. */
const plain = 0.1;

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  const { seed } = theme === 'light' ? lightTokens : darkTokens;

  test.each(Object.keys(eyes))('has eight colours that %s eyes can tell apart', (name) => {
    const eye = eyes[name] ?? [];
    const near = pairs(chartPalette[theme]).filter(([one, other]) => {
      const [a, b] = [seen(one, eye), seen(other, eye)];
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < plain;
    });
    expect(near).toEqual([]);
    expect(chartPalette[theme]).toHaveLength(8);
  });

  test('stands out from every ground by 3 to 1', () => {
    const grounds = [seed.colorBgLayout, seed.colorBgContainer].map((colour) => rgb(String(colour)));
    const weak = chartPalette[theme].filter((colour) =>
      grounds.some((ground) => contrastRatio(rgb(colour), ground) < 3),
    );
    expect(weak).toEqual([]);
  });
});

test('a workspace’s accent comes first, and what is like it last', () => {
  expect(seriesColours('#d97b06', 'light')).toEqual(['#d97b06', ...chartPalette.light.slice(2), '#d57700']);
  expect(seriesColours('no colour', 'dark')).toEqual(chartPalette.dark);
});
