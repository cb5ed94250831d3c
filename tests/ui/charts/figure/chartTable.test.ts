/** Tests a chart as a table and as a file. */

import { expect, test } from 'vitest';
import { csvText } from '#domain/csv.ts';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartContent } from '#ui/charts/chartModel.ts';
import { chartCsv, fileName, tableRows } from '#ui/charts/figure/chartTable.ts';
import { notesColumn } from '#ui/charts/models/notes.ts';

const content: ChartContent = {
  axis: dayAxis(['2026-11-01', '2026-11-02']),
  columns: [
    { name: 'Revenue', unit: { kind: 'money', currency: 'USD' }, values: [123_456, null] },
    { name: 'Rate', unit: { kind: 'percent' }, values: [0.0235, 0.5] },
    { name: 'Note', unit: null, values: [null, '=1+1, "quoted"'] },
  ],
};

test('a table has every figure as people read it, either way round', () => {
  expect(tableRows(content, 'ascending')).toEqual([
    { key: '2026-11-01', name: '1 Nov 2026', cells: ['$1,235', '2.35%', ''] },
    { key: '2026-11-02', name: '2 Nov 2026', cells: ['—', '50.00%', '=1+1, "quoted"'] },
  ]);
  expect(tableRows(content, 'descending').map(({ key }) => key)).toEqual(['2026-11-02', '2026-11-01']);
});

test('a file has plain numbers in the order of time, and no text that would run as a formula', () => {
  expect(csvText(chartCsv(content))).toBe(
    '\uFEFFDay,Revenue (USD),Rate (share),Note\r\n2026-11-01,1234.56,0.0235,\r\n2026-11-02,,0.5,"\'=1+1, ""quoted"""\r\n',
  );
});

test('a note for the agency alone is in the table and in no file', () => {
  const axis = dayAxis(['2026-11-01', '2026-11-02']);
  const columns = notesColumn(axis, [
    { at: '2026-11-01', text: 'Launch' },
    { at: '2026-11-01', text: 'Margin is 12%', isPrivate: true },
  ]);
  expect([
    tableRows({ axis, columns }, 'ascending').map(({ cells }) => cells),
    chartCsv({ axis, columns }),
  ]).toEqual([
    [
      ['Launch', 'Margin is 12%'],
      ['', ''],
    ],
    [
      ['Day', 'Note'],
      ['2026-11-01', 'Launch'],
      ['2026-11-02', ''],
    ],
  ]);
});

test('a file is named after its chart', () => {
  expect([fileName('Events by day'), fileName('Größe: 3 % & more'), fileName('…')]).toEqual([
    'events-by-day',
    'größe-3-more',
    'chart',
  ]);
});
