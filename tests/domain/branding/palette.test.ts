/** Tests palettes of chart colours: reading, contrast, and what colour-blind people see. */
import { describe, expect, test } from 'vitest';
import type { Rgb } from '#domain/branding/contrast.ts';
import { paletteFaults, parsePalette, seenDistance, strongerPalette } from '#domain/branding/palette.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

const greys = ['#000000', '#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'];

describe('palette', () => {
  test('is eight colours, separated by spaces or commas', () => {
    expect([
      parsePalette(greys.join(' ')),
      parsePalette(greys.join(', ').toUpperCase()),
      parsePalette(greys.slice(1).join(' ')),
      parsePalette([...greys, '#888888'].join(' ')),
      parsePalette(greys.with(3, 'red').join(' ')),
      parsePalette(''),
    ]).toEqual([greys, greys, null, null, null, null]);
  });

  test('names each colour below 3:1 on a ground, and each pair that some vision confuses, once', () => {
    const palette = ['#0f766e', '#d57700', '#3a2aa1', '#9851c5', '#8b8fb4', '#ffff99', '#b30000', '#4d4d00'];
    const { faint, alike } = paletteFaults(palette, [white]);
    expect(faint.map(({ place, contrast }) => [place, contrast.toFixed(2)])).toEqual([[5, '1.05']]);
    expect(alike).toEqual([{ one: 6, other: 7, vision: 'protanopia' }]);
    expect(paletteFaults(['#ff0000', '#fe0101'], [white]).alike).toEqual([
      { one: 0, other: 1, vision: 'normal' },
    ]);
  });

  test('sees black and white as far apart with any vision, and red and green nearer without green cones', () => {
    const [red, green]: readonly Rgb[] = [
      [200, 60, 40],
      [110, 120, 40],
    ];
    if (red === undefined || green === undefined) throw new Error('no colours');
    expect(
      (['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const).map((vision) =>
        seenDistance(black, white, vision).toFixed(2),
      ),
    ).toEqual(['1.00', '1.00', '1.00', '1.00']);
    expect(seenDistance(red, green, 'deuteranopia')).toBeLessThan(seenDistance(red, green, 'normal') / 2);
  });

  test('is made stronger only where it is faint', () => {
    expect(strongerPalette(['#000000', '#ffff99', '#0f766e'], white, black)).toEqual([
      '#000000',
      '#949459',
      '#0f766e',
    ]);
  });
});
