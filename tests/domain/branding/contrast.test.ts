/** Tests WCAG 2 contrast. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contrastRatio,
  formatHex,
  parseHex,
  type Rgb,
  readableContrast,
  readableTone,
  relativeLuminance,
} from '#domain/branding/contrast.ts';

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel);

describe('contrast', () => {
  test('runs from 1 to 21, and #767676 on white is the lightest grey that reads', () => {
    expect([contrastRatio(white, white), contrastRatio(black, white)]).toEqual([1, 21]);
    expect([relativeLuminance(black), relativeLuminance(white)]).toEqual([0, 1]);
    expect(contrastRatio(parseHex('#767676') ?? black, white)).toBeCloseTo(4.54, 2);
    expect(contrastRatio(parseHex('#777777') ?? black, white)).toBeCloseTo(4.48, 2);
  });

  test('of a readable tone is always enough, and a colour that reads stays as it is', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom([white, black] as const, [black, white] as const), (rgb, pair) => {
        const [ground, away] = pair;
        const tone = readableTone(rgb, [ground], away);
        expect(contrastRatio(tone, ground)).toBeGreaterThanOrEqual(readableContrast);
        if (contrastRatio(rgb, ground) >= readableContrast) expect(tone).toEqual(rgb);
      }),
    );
  });

  test('takes colours of six digits only, and writes them so', () => {
    fc.assert(
      fc.property(colour, (rgb) => {
        expect(parseHex(formatHex(rgb))).toEqual(rgb);
      }),
    );
    expect(['#fff', 'red', '#12345g', ''].map(parseHex)).toEqual([null, null, null, null]);
  });
});
