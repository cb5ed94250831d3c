/** What a cell says of a monthly fee: the amount as people write it, and in which currency. Nothing is taken for dollars that says something else. */
import { type Currency, currencies, feeProblem } from '../clients/contractRules.ts';

const signs: Readonly<Record<string, Currency>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

const known = /[$€£]|usd|eur|gbp|chf/gi;

/** The currencies that a text names by sign or code, each once. */
export const currenciesIn = (text: string): readonly Currency[] => {
  const named = (text.match(known) ?? []).flatMap(
    (word) => signs[word] ?? currencies.find((code) => code === word.toUpperCase()) ?? [],
  );
  return [...new Set(named)];
};

/** Whole cents of `1,500`, `$1500.50`, `1 500 EUR`; of `1.500,50` too. 0 of nothing; null of what is no amount. */
export const centsOfFee = (text: string): number | null => {
  const bare = text.replaceAll(known, '').replaceAll(/[\s\u00A0\u202F]/g, '');
  if (bare === '') return 0;
  const hasDecimalComma = /,\d{1,2}$/.test(bare) && !/\.\d{1,2}$/.test(bare);
  const plain = hasDecimalComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  if (!/^\d+(?:\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
};

/** Where a fee may name its currency: in its own cell, in a column for it, in the header. */
export type FeeCells = { readonly fee: string; readonly currency: string; readonly header: string };

export type ReadFee = {
  /** 0 for none, and for one that cannot be read. */
  readonly cents: number;
  readonly currency: Currency;
  readonly problem: string | null;
};

const usual: Currency = 'USD';

const currencyOf = ({ fee, currency, header }: FeeCells): Currency | string => {
  const column = currency.trim();
  const [ofColumn] = currenciesIn(column);
  if (column !== '' && !ofColumn) return `Unknown currency “${column}”`;
  const [ofCell, second] = currenciesIn(fee);
  if (second) return 'Names two currencies';
  if (ofCell && ofColumn && ofCell !== ofColumn) return `Says ${ofCell}, its column says ${ofColumn}`;
  return ofCell ?? ofColumn ?? currenciesIn(header)[0] ?? usual;
};

const isCurrency = (text: string): text is Currency => currencies.some((one) => one === text);

/** A fee without any word of its currency is in US dollars, as the product writes money. */
export const readFee = (cells: FeeCells): ReadFee => {
  const cents = centsOfFee(cells.fee);
  const currency = currencyOf(cells);
  const wrong = cents === null ? 'Not an amount in USD, EUR, GBP or CHF' : feeProblem(cents);
  if (!isCurrency(currency)) return { cents: 0, currency: usual, problem: wrong ?? currency };
  return { cents: cents ?? 0, currency, problem: wrong };
};
