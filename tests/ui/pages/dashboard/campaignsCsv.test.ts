/** The campaigns of a client as a file for a spreadsheet. */
import { expect, test } from 'vitest';
import { readTable } from '#domain/imports/readTable.ts';
import { askStage } from '#tests/support/metricStage.ts';
import { campaignsCsv } from '#ui/pages/dashboard/client/campaignRows.ts';

const reply = askStage({
  client: 'fjordandfoam',
  from: '2025-11-01',
  to: '2025-11-30',
  compare: 'none',
  interval: 'day',
  group_by: 'campaign',
});

test('guards names that a spreadsheet would run, and leaves numbers numbers, also below zero', () => {
  const [row] = reply.rows;
  if (!row) throw new Error('There is no campaign');
  const names = ['=HYPERLINK("https://evil.example")', '+1', '-brand', '@sum', '\tTab', 'Ünï, "code" 🌊'];
  const rows = names.map((label) => ({ ...row, label, revenue_cents: -12_345, campaign: null }));
  const { rows: read } = readTable(campaignsCsv(rows, 'USD'));
  const [header, ...lines] = read.map(({ cells }) => cells);
  const revenue = header?.findIndex((text) => text.startsWith('Revenue')) ?? -1;

  expect(lines.map(([name]) => name)).toEqual([
    '\'=HYPERLINK("https://evil.example")',
    "'+1",
    "'-brand",
    "'@sum",
    "'\tTab",
    'Ünï, "code" 🌊',
  ]);
  expect(new Set(lines.map((cells) => cells[revenue]))).toEqual(new Set(['-123.45']));
});
