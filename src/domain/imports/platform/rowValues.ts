/** Collects the currencies that rows name, in their own column or next to an amount. */
import type { Measured } from './amounts.ts';
import { memo } from './memo.ts';
import { currencyOfText } from './placeText.ts';

export const currencyReader = (currencyAt: number | undefined, measured: readonly Measured[]) => {
  const named = memo(currencyOfText);
  const beside = memo((cell: string) => currencyOfText(cell.replaceAll(/[\d.,\s]/g, '')));
  const money = measured.filter(({ measure }) => measure.endsWith('_cents'));
  return (cells: readonly string[], found: Set<string>): void => {
    const currency = currencyAt === undefined ? null : named(cells[currencyAt] ?? '');
    if (currency !== null) found.add(currency);
    for (const { at } of money) {
      const cell = cells[at] ?? '';
      const near = /[^\d\s.,'-]/.test(cell) ? beside(cell) : null;
      if (near !== null) found.add(near);
    }
  };
};
