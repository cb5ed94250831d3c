/** Builds CSV tables of metrics with plain numbers and money in units of its currency. */
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import type { Cell, Table } from '#domain/csv.ts';
import { figureChange } from '#domain/kpi/figureChange.ts';
import { fileFigure, fileNumber, fileUnit } from '../../charts/chartUnit.ts';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import { chartUnitOf } from './figureWriting.ts';

const headOf = (name: FigureName, currency: string): string =>
  figureSpecs[name].label + fileUnit(chartUnitOf(name, currency));

const cellOf = (name: FigureName, value: number | null | undefined, currency: string): Cell =>
  fileFigure(value ?? null, chartUnitOf(name, currency));

export type RowsInFile = {
  readonly of: string;
  readonly names: readonly FigureName[];
  readonly currency: string;
  readonly isCompared: boolean;
};

/** All rows in the given order without totals, so that a sum in a spreadsheet counts nothing twice. */
export const figureRowsCsv = (
  rows: readonly Pick<MetricRow, 'label' | 'previous' | FigureName>[],
  { of, names, currency, isCompared }: RowsInFile,
): Table => [
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
];

/** One key metric: name, value, former value, and the change as a share or in points. */
export type FigureLine = readonly [name: string, value: Cell, before: Cell, share: Cell, points: Cell];

/** Percentages change by points, all else by a share. */
const changeCells = (name: FigureName, now: number | null, before: number | null): readonly [Cell, Cell] => {
  const { kind, value } = figureChange(name, now, before);
  const cell = fileNumber(value);
  return kind === 'points' ? ['', cell] : [cell, ''];
};

export const keyFiguresCsv = (
  { totals, previous, currency }: Pick<MetricReply, 'totals' | 'previous' | 'currency'>,
  names: readonly FigureName[],
  lines: readonly FigureLine[] = [],
): Table => [
  ['Figure', 'Value', 'Before', 'Change (share)', 'Change (percentage points)'],
  ...names.map((name) => [
    headOf(name, currency),
    cellOf(name, totals[name], currency),
    cellOf(name, previous?.[name], currency),
    ...changeCells(name, totals[name], previous?.[name] ?? null),
  ]),
  ...lines,
];
