/** Tests the colours that are taken from the pixels of a logo. */
import { expect, test } from 'vitest';
import { parseHex } from '#domain/branding/contrast.ts';
import { logoColours } from '#domain/branding/logoColours.ts';
import { chartPalette } from '#ui/theme/chartPalette.ts';

const usual = chartPalette.light.map(parseHex).filter((colour) => colour !== null);

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const pixelsOf = (...runs: readonly (readonly [pixel: Pixel, count: number])[]) =>
  new Uint8ClampedArray(runs.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()));

test('the most frequent colour is the accent, further ones lead the chart colours, and usual ones fill them up', () => {
  const found = logoColours(
    pixelsOf(
      [[255, 255, 255, 255], 500],
      [[200, 30, 40, 255], 80],
      [[202, 30, 40, 255], 20],
      [[20, 60, 210, 255], 40],
      [[0, 200, 0, 20], 900],
    ),
    usual,
  );
  expect(found?.accent).toBe('#c81e28');
  expect(found?.palette.slice(0, 3)).toEqual(['#c81e28', '#143cd2', chartPalette.light[0]]);
  expect(new Set(found?.palette).size).toBe(8);
});

test('a logo in black, white and grey has no colours', () => {
  expect(logoColours(pixelsOf([[0, 0, 0, 255], 9], [[128, 130, 129, 255], 9]), usual)).toBeNull();
});
