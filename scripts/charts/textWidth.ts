/** How wide a text of the product's typeface is, from the table that `measureFont.ts` wrote. */
import fontWidths from './fontWidths.json' with { type: 'json' };

export type TextWeight = keyof typeof fontWidths;

/** For letters that the table lacks: wider than most, so that nothing is cut. */
const unknown = 750;

/** Pixels at that size; kerning is not counted, a few hundredths of the whole. */
export const textWidth = (text: string, size: number, weight: TextWeight = '400'): number => {
  const widths: Readonly<Record<string, number>> = fontWidths[weight];
  const thousandths = [...text].reduce((sum, letter) => sum + (widths[letter] ?? unknown), 0);
  return (thousandths * size) / 1_000;
};
