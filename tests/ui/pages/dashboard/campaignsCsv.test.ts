/** Tests exporting a client's campaigns as a spreadsheet. */

import { expect, test } from 'vitest';
import { csvText } from '#domain/csv.ts';
import { readTable } from '#domain/imports/readTable.ts';
import { askMetrics } from '#tests/support/metricFixture.ts';
import {
  campaignFigures,
  campaignRows,
  campaignsCsv,
  listedTotals,
} from '#ui/pages/dashboard/client/campaignRows.ts';

const reply = await askMetrics({
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
  const { rows: read } = readTable(csvText(campaignsCsv(rows, { currency: 'USD', isCompared: false })));
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

const compared = await askMetrics({
  client: 'fjordandfoam',
  from: '2025-11-01',
  to: '2025-11-30',
  compare: 'previous',
  interval: 'day',
  group_by: 'campaign',
});

test('has what each figure was before beside what it is, where something is compared', () => {
  const rows = campaignRows(compared, [], false);
  const { rows: read } = readTable(csvText(campaignsCsv(rows, { currency: 'USD', isCompared: true })));
  const [header = [], line = []] = read.map(({ cells }) => cells);
  const at = header.indexOf('Clicks before');

  expect(header.slice(at - 1, at + 1)).toEqual(['Clicks', 'Clicks before']);
  expect([line[at - 1], line[at]]).toEqual([
    String(rows[0]?.clicks ?? ''),
    String(rows[0]?.previous?.clicks ?? ''),
  ]);
});

test('the rows of a search come to their own sums, all of them to those of the answer', () => {
  const rows = campaignRows(compared, [], false);
  const figuresOf = (set: Partial<Record<(typeof campaignFigures)[number], number | null>> | null) =>
    campaignFigures.map((name) => set?.[name]?.toFixed(6) ?? null);
  const all = listedTotals(rows, true);

  expect(figuresOf(all)).toEqual(figuresOf(compared.totals));
  expect(figuresOf(all.previous)).toEqual(figuresOf(compared.previous));
  expect(all.share).toBeCloseTo(1);

  const [first, second] = rows.filter(({ spend_cents: spend }) => (spend ?? 0) > 0);
  if (!first || !second) throw new Error('Two campaigns with spend are missing');
  const two = listedTotals([first, second], false);
  expect([two.key, two.isTotal, two.previous, two.clicks, two.cpc_cents]).toEqual([
    `${first.key},${second.key}`,
    true,
    null,
    (first.clicks ?? 0) + (second.clicks ?? 0),
    ((first.spend_cents ?? 0) + (second.spend_cents ?? 0)) / ((first.clicks ?? 0) + (second.clicks ?? 0)),
  ]);
  expect(figuresOf(listedTotals([], false))).toEqual(campaignFigures.map(() => null));
});
