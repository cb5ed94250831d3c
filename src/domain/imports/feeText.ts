/** Reads the monthly fee of a cell with its currency. An amount of another currency is never taken for dollars. */
import { type Currency, currencies, feeProblem } from '../clients/contractRules.ts';
import { readMonthlyFee } from '../clients/monthlyFee.ts';

const signs: Readonly<Record<string, Currency>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

const known = /[$€£]|usd|eur|gbp|chf/gi;

/** The currencies that a column or its header names by sign or code, each once. */
const currenciesIn = (text: string): readonly Currency[] => {
  const named = (text.match(known) ?? []).flatMap(
    (word) => signs[word] ?? currencies.find((code) => code === word.toUpperCase()) ?? [],
  );
  return [...new Set(named)];
};

/** Where a fee may name its currency: in its own cell, in a column for it, in the header. */
export type FeeCells = { readonly fee: string; readonly currency: string; readonly header: string };

export type ReadFee = {
  /** 0 of an empty cell, and of one that cannot be read. */
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
    ? { currency: usual, problem: `Says ${ofCell}, its column says ${ofColumn}` }
    : { currency: found, problem: null };
};

/** A fee without any word of its currency is in US dollars, as the product writes money. */
export const readFee = (cells: FeeCells): ReadFee => {
  const isEmpty = cells.fee.trim() === '';
  const typed = readMonthlyFee(isEmpty ? '0' : cells.fee, currencies);
  const { currency, problem } = currencyOf(cells, isCurrency(typed.unit) ? typed.unit : null);
  const wrong = typed.problem ?? feeProblem(typed.value);
  return { cents: problem === null ? (typed.value ?? 0) : 0, currency, problem: wrong ?? problem };
};
