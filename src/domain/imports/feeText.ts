/** Parses a monthly fee with its currency; never takes another currency for dollars. */

import { type Currency, currencies, feeProblem } from '../clients/contractRules.ts';
import { readMonthlyFee } from '../clients/monthlyFee.ts';
import { ownValue } from '../ownValue.ts';

const signs: Readonly<Record<string, Currency>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

const known = /[$€£]|usd|eur|gbp|chf/gi;

const currenciesIn = (text: string): readonly Currency[] => {
  const named = (text.match(known) ?? []).flatMap(
    (word) => ownValue(signs, word) ?? currencies.find((code) => code === word.toUpperCase()) ?? [],
  );
  return [...new Set(named)];
};

export type FeeCells = { readonly fee: string; readonly currency: string; readonly header: string };

export type ReadFee = {
  /** 0 for an empty or unreadable cell. */
  readonly cents: number;
  readonly currency: Currency;
  readonly problem: string | null;
};

const usual: Currency = 'USD';

const isCurrency = (text: string | null): text is Currency => currencies.some((one) => one === text);

const currencyOf = (
  { currency, header }: FeeCells,
  ofCell: Currency | null,
): { readonly currency: Currency; readonly problem: string | null } => {
  const column = currency.trim();
  const [ofColumn] = currenciesIn(column);
  const found = ofCell ?? ofColumn ?? currenciesIn(header)[0] ?? usual;
  if (column !== '' && !ofColumn) return { currency: usual, problem: `Unknown currency “${column}”` };
  const differ = ofCell !== null && ofColumn !== undefined && ofCell !== ofColumn;
  return differ
    ? { currency: usual, problem: `Says ${ofCell}, but its column says ${ofColumn}` }
    : { currency: found, problem: null };
};

/** A fee without a currency is in US dollars, as the product formats money. */
export const readFee = (cells: FeeCells): ReadFee => {
  const isEmpty = cells.fee.trim() === '';
  const typed = readMonthlyFee(isEmpty ? '0' : cells.fee, currencies);
  const { currency, problem } = currencyOf(cells, isCurrency(typed.unit) ? typed.unit : null);
  const wrong = typed.problem ?? feeProblem(typed.value);
  return { cents: problem === null ? (typed.value ?? 0) : 0, currency, problem: wrong ?? problem };
};
