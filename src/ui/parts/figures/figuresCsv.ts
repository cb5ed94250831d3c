/** Figures as tables for spreadsheets: heads from the dictionary, plain numbers, money in units of its currency. */
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { fileFigure, fileNumber, fileUnit } from '../../charts/chartUnit.ts';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import { chartUnitOf } from './figureWriting.ts';

export type Cell = string | number;

const headOf = (name: FigureName, currency: string): string =>
  figureSpecs[name].label + fileUnit(chartUnitOf(name, currency));

const cellOf = (name: FigureName, value: number | null | undefined, currency: string): Cell =>
  fileFigure(value ?? null, chartUnitOf(name, currency));

export type RowsInFile = {
  /** What a row is: `Channel`. */
  readonly of: string;
  readonly names: readonly FigureName[];
  readonly currency: string;
  /** Whether what each figure was before has a column of its own. */
  readonly isCompared: boolean;
};

/** All rows in the order given, without the totals: whoever adds them up counts nothing twice. */
export const figureRowsCsv = (
  rows: readonly Pick<MetricRow, 'label' | 'previous' | FigureName>[],
  { of, names, currency, isCompared }: RowsInFile,
): string =>
  csvText([
    [
      of,
      ...names.flatMap((name) => {
        const head = headOf(name, currency);
        return isCompared ? [head, `${head} before`] : [head];
      }),
    ],
    ...rows.map((row) => [
      row.label,
      ...names.flatMap((name) => {
        const now = cellOf(name, row[name], currency);
        return isCompared ? [now, cellOf(name, row.previous?.[name], currency)] : [now];
      }),
    ]),
  ]);

/** A line of the key figures: what it is, what it was, and by how much it changed; shares as plain ratios. */
export type FigureLine = readonly [name: string, value: Cell, before: Cell, change: Cell];

/** One line for each figure, then those that are told beside them. */
export const keyFiguresCsv = (
  { totals, previous, currency }: Pick<MetricReply, 'totals' | 'previous' | 'currency'>,
  names: readonly FigureName[],
  beside: readonly FigureLine[] = [],
): string =>
  csvText([
    ['Figure', 'Value', 'Before', 'Change (share)'],
    ...names.map((name) => [
      headOf(name, currency),
      cellOf(name, totals[name], currency),
      cellOf(name, previous?.[name], currency),
      fileNumber(previous && changeOf(totals[name], previous[name])),
    ]),
    ...beside,
  ]);
