/** How exports call a row of totals, and how they say that there are no data. */
import { plainText } from '../plainText.ts';

const exact: ReadonlySet<string> = new Set(
  [
    ...['total', 'totals', 'grand total', 'account total', 'sum', 'overall total'],
    ...['gesamt', 'summe', 'gesamtsumme', 'gesamtergebnis', 'insgesamt'],
    ...['total general', 'totales', 'total géneral', 'total global', 'totaux', 'somme'],
    ...['totale', 'totale complessivo', 'totali', 'totale generale'],
    ...['total geral', 'totais', 'eindtotaal', 'totaal', 'totalen'],
  ].map(plainText),
);

/** `Total: Campaigns`, `Gesamt – Konto`, `Totale: Account`; not a campaign called `Total Look`. */
const opening = /^\s*(?:total|gesamt|totale|totaal|totaux|insgesamt)\s*[:–—-]\s*\S/i;

/** Meta Ads: `Results from 12 campaigns`. */
const results = /^\s*results from \d+/i;

/** GA4 writes it behind the last column. */
const grand: ReadonlySet<string> = new Set(
  [
    'grand total',
    'gesamtsumme',
    'total general',
    'total général',
    'totale complessivo',
    'total geral',
    'eindtotaal',
  ].map(plainText),
);

/** What every word of them has: most cells need no second look. */
const any = /tot|ges|sum|som|result/i;

/** Of the last cell of a row, where other words can be values. */
export const isGrandTotal = (cell: string): boolean => any.test(cell) && grand.has(plainText(cell));

export const isTotalsCell = (cell: string): boolean =>
  any.test(cell) && (opening.test(cell) || results.test(cell) || exact.has(plainText(cell)));

const nothing = [
  'no data',
  'no results',
  'keine daten',
  'keine ergebnisse',
  'aucune donnee',
  'aucun resultat',
  'no hay datos',
  'sin datos',
  'ningun dato',
  'nessun dato',
  'nessun risultato',
  'nenhum dado',
  'sem dados',
  'nao ha dados',
  'geen gegevens',
  'there is no data',
  'there are no',
];

/** Whether a plain text says that there are no data. */
export const saysNothing = (plain: string): boolean => nothing.some((words) => plain.startsWith(words));
