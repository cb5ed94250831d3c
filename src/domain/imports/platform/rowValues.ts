/** Collects the currencies that rows name, in their own column or next to an amount. */
import type { Measured } from './amounts.ts';
import { memo } from './memo.ts';
import { currencyOfText } from './placeText.ts';

export const currencyReader = (currencyAt: number | undefined, measured: readonly Measured[]) => {
  const named = memo(currencyOfText);
  const beside = memo((cell: string) => currencyOfText(cell.replaceAll(/[\d.,\s]/g, '')));
  const nextTo = (cell: string) => (/[^\d\s.,'-]/.test(cell) ? beside(cell) : null);
  const money = measured.flatMap(({ measure, at }, place) =>
    measure.endsWith('_cents') ? [{ at, place }] : [],
  );
  /** `hasAmount`: an unreadable cell such as `#DIV/0!` names no currency. */
  return (cells: readonly string[], hasAmount: (place: number) => boolean, found: Set<string>): void => {
    const currency = currencyAt === undefined ? null : named(cells[currencyAt] ?? '');
    if (currency !== null) found.add(currency);
    for (const { at, place } of money) {
      const near = hasAmount(place) ? nextTo(cells[at] ?? '') : null;
      if (near !== null) found.add(near);
    }
  };
};
