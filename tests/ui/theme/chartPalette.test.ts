/** Tests that chart colours are distinguishable with every kind of colour vision. */
import { describe, expect, test } from 'vitest';
import { contrastRatio, parseHex, type Rgb } from '#domain/branding/contrast.ts';
import { seenDistance, type Vision } from '#domain/branding/palette.ts';
import { chartPalette, seriesColours } from '#ui/theme/chartPalette.ts';
import { darkTokens, lightTokens } from '#ui/theme/themeTokens.ts';

const visions: readonly Vision[] = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'];

const rgb = (hex: string): Rgb => {
  const parsed = parseHex(hex);
  if (!parsed) throw new Error(`${hex} is no colour`);
  return parsed;
};

const pairs = (colours: readonly string[]): readonly (readonly [string, string])[] =>
  colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other] as const));

/** Twice the difference that is plainly visible. */
const plain = 0.1;

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  const { seed } = theme === 'light' ? lightTokens : darkTokens;

  test.each(visions)('has eight colours that are distinguished with %s vision', (vision) => {
    const near = pairs(chartPalette[theme]).filter(
      ([one, other]) => seenDistance(rgb(one), rgb(other), vision) < plain,
    );
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

test('a workspace’s palette comes in its order, each colour with 3 to 1 on the ground of the theme', () => {
  const palette = '#000000 #ffffff #0f766e #f59e0b #3a2aa1 #9851c5 #72130b #8b8fb4';
  expect([seriesColours('#d97b06', 'light', palette), seriesColours('#d97b06', 'light', '#000000')]).toEqual([
    ['#000000', '#949494', '#0f766e', '#ce8509', '#3a2aa1', '#9851c5', '#72130b', '#8b8fb4'],
    ['#d97b06', ...chartPalette.light.slice(2), '#d57700'],
  ]);
  const { colorBgContainer } = darkTokens.seed;
  const contrasts = seriesColours('#d97b06', 'dark', palette).map((hex) =>
    contrastRatio(rgb(hex), rgb(String(colorBgContainer))),
  );
  expect(contrasts.filter((contrast) => contrast < 3)).toEqual([]);
});
