/** Computes the width of a text in the product's typeface from the table of `measureFont.ts`. */
import fontWidths from './fontWidths.json' with { type: 'json' };

export type TextWeight = keyof typeof fontWidths;

/** The width of letters missing in the table: wider than most, so that nothing is cut. */
const unknown = 750;

/** Pixels. Kerning is ignored, a few hundredths of the width. */
export const textWidth = (text: string, size: number, weight: TextWeight = '400'): number => {
  const widths: Readonly<Record<string, number>> = fontWidths[weight];
  const thousandths = [...text].reduce((sum, letter) => sum + (widths[letter] ?? unknown), 0);
  return (thousandths * size) / 1_000;
};
