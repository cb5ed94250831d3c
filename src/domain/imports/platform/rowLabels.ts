/** Indexes the text columns of a table: frequency of each value, and total words. */

import type { FileRow } from '../text/fileRows.ts';
import { byGroupText } from './channelText.ts';
import { type ColumnRole, dayRoles, isMeasureRole } from './columnRoles.ts';
import { readDay } from './dateText.ts';
import { memo } from './memo.ts';
import { countryOfText, deviceOfText } from './placeText.ts';
import { type TotalWord, totalWord } from './words/totals.ts';

export type Label = { readonly index: number; readonly role: ColumnRole };

const sampled = 60;

const isNumber = (cell: string): boolean => /^[^\p{L}]*\d[^\p{L}]*%?$/u.test(cell.trim());

/** A campaign may be called `NA`, so it counts as a name here but not as a number. */
export const noName = /^(?:-{1,2}|–|—|\(not set\))?$/i;

export const labelsOf = (rows: readonly FileRow[], roles: readonly ColumnRole[]): readonly Label[] =>
  roles.flatMap((role, index): readonly Label[] => {
    if (isMeasureRole(role)) return [];
    if (role !== 'ignored') return [{ index, role }];
    const cells = rows.slice(0, sampled).map(({ cells: all }) => all[index] ?? '');
    const filled = cells.filter((cell) => !noName.test(cell.trim()));
    return filled.filter(isNumber).length * 2 >= filled.length ? [] : [{ index, role }];
  });

export const isDayLabel = ({ role }: Label): boolean => dayRoles.some((one) => one === role);

export type RowLabels = {
  readonly labels: readonly Label[];
  readonly cellOf: (row: FileRow, label: Label) => string;
  readonly countOf: (label: Label, cell: string) => number;
  readonly wordOf: (cell: string) => TotalWord | null;
  readonly isMember: (label: Label, cell: string) => boolean;
};

export const rowLabels = (rows: readonly FileRow[], roles: readonly ColumnRole[]): RowLabels => {
  const labels = labelsOf(rows, roles);
  const cellOf = ({ cells }: FileRow, { index }: Label): string => (cells[index] ?? '').trim();
  const counts = new Map(
    labels.map((label) => {
      const found = new Map<string, number>();
      for (const row of rows) {
        const cell = cellOf(row, label);
        found.set(cell, (found.get(cell) ?? 0) + 1);
      }
      return [label.index, found] as const;
    }),
  );
  const isDay = memo((cell: string) => readDay(cell) !== null || /^\d{1,8}$/.test(cell));
  return {
    labels,
    cellOf,
    countOf: (label, cell) => counts.get(label.index)?.get(cell) ?? 0,
    wordOf: memo(totalWord),
    isMember: (label, cell) => {
      if (isDayLabel(label)) return isDay(cell);
      if (label.role === 'device') return deviceOfText(cell) !== null;
      if (label.role === 'channel') return byGroupText(cell) !== null;
      return label.role === 'country' && !['other', null].includes(countryOfText(cell));
    },
  };
};
