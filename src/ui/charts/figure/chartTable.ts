/** Builds the table of a chart for the page and for a CSV file. */
import type { Table } from '#domain/csv.ts';
import type { ChartColumn, ChartContent } from '../chartModel.ts';
import { exactFigure, fileFigure, fileUnit } from '../chartUnit.ts';

export type TableRow = { readonly key: string; readonly name: string; readonly cells: readonly string[] };

const cellText = ({ unit, values }: ChartColumn, place: number): string => {
  const value = values[place] ?? null;
  if (typeof value === 'string') return value;
  return unit === null ? '' : exactFigure(value, unit);
};

export type Direction = 'ascending' | 'descending';

export const tableRows = ({ axis, columns }: ChartContent, direction: Direction): readonly TableRow[] => {
  const rows = axis.places.map(({ key, id = key, long }, place) => ({
    key: id,
    name: long,
    cells: columns.map((column) => cellText(column, place)),
  }));
  return direction === 'ascending' ? rows : rows.toReversed();
};

const fileCell = ({ unit, values }: ChartColumn, place: number): string | number => {
  const value = values[place] ?? null;
  return typeof value === 'string' || unit === null ? String(value ?? '') : fileFigure(value, unit);
};

/** Plain numbers in the order of the axis, money in units of its currency. Content private to the agency is omitted. */
export const chartCsv = ({ axis, columns }: ChartContent): Table => {
  const shared = columns.filter(({ isPrivate }) => !isPrivate);
  return [
    [axis.title, ...shared.map(({ name, unit }) => name + (unit === null ? '' : fileUnit(unit)))],
    ...axis.places.map(({ key }, place) => [key, ...shared.map((column) => fileCell(column, place))]),
  ];
};

/** `events-by-day` for `Events by day`. */
export const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'chart';
