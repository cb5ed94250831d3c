/** Formats client cohorts for cells, a sentence, and a file. */
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { Table } from '#domain/csv.ts';
import type { CohortCell, CohortMeasure, CohortRow, CohortTable } from './cohortRows.ts';

/** `86%`; a partial share is never rounded to 0 % or 100 %. */
export const keptShare = ({ kept, won }: CohortCell): string => {
  const percent = Math.round((kept / won) * 100);
  if (kept < won && percent === 100) return '99%';
  return kept > 0 && percent === 0 ? '1%' : `${percent}%`;
};

export const keptAmount = ({ kept, won }: CohortCell, measure: CohortMeasure, currency: string): string =>
  measure === 'clients' ? `${kept} of ${won}` : feeAmount(kept, currency);

const mostTold = 4;

const whenOf = (quarters: number): string => {
  if (quarters === 0) return 'At the end of the quarter in which they were won';
  if (quarters === mostTold) return 'A year after they were won';
  return `${quarters === 1 ? '1 quarter' : `${quarters} quarters`} after they were won`;
};

export const cohortSummary = ({ all }: CohortTable, measure: CohortMeasure, currency: string): string => {
  const told = all.cells.slice(0, mostTold + 1);
  const quarters = told.findLastIndex((cell) => cell !== null);
  const cell = told[quarters];
  if (!cell) return 'The first quarter is not over yet: once it ends, this shows who stays.';
  const share = keptShare(cell);
  if (measure === 'mrr')
    return `${whenOf(quarters)}, clients paid ${feeAmount(cell.kept, currency)} a month, ${share} of their first fees.`;
  return `${whenOf(quarters)}, ${cell.kept} of ${cell.won === 1 ? '1 client was' : `${cell.won} clients were`} still under contract, ${share}.`;
};

/** Shares from 0 to 1; empty for missing cells. */
export const cohortCsv = ({ rows, all }: CohortTable): Table => {
  const line = ({ name, clients, cells }: CohortRow) => [
    name,
    clients,
    ...cells.map((cell) => (cell === null ? '' : Math.round((cell.kept / cell.won) * 10_000) / 10_000)),
  ];
  const columns = all.cells.map((_, quarters) => `After ${quarters} quarters (share)`);
  return [['Won in', 'Clients', ...columns], ...rows.map(line), line(all)];
};
