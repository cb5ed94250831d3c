/** Tests that an unreadable cell loses only that cell, and that a refund is negative revenue. */
import { describe, expect, test } from 'vitest';
import { readExport } from '#tests/support/readExport.ts';

const traffic = (cells: readonly string[]): string =>
  [
    '# ----------------------------------------',
    '# Traffic acquisition',
    '# ----------------------------------------',
    'Date,Session default channel group,Sessions,Key events,Total revenue',
    `20261101,Organic Search,120,4,410.00`,
    `20261102,Organic Search,${cells.join(',')}`,
  ].join('\n');

describe('an unreadable cell', () => {
  test.each(['#DIV/0!', '#REF!', '< 10', '∞', '(other)', 'about ten', '-3'])(
    '%s of a count leaves out that figure alone, and names it',
    (cell) => {
      const { reading, rows } = readExport(traffic([cell, '1', '20.00']));
      const why = cell === '-3' ? 'is below 0' : 'is not a number';
      expect(reading.preview?.unreadCells).toEqual([
        { line: 6, column: 'Sessions', reason: cell === '-3' ? `-3 ${why}` : `“${cell}” ${why}` },
      ]);
      expect([reading.preview?.unreadCellCount, reading.preview?.unreadCount]).toEqual([1, 0]);
      expect(rows().map(({ measures }) => measures)).toEqual([
        { sessions: 120, conversions: 4, revenue_cents: 41_000 },
        { conversions: 1, revenue_cents: 2_000 },
      ]);
    },
  );

  test.each(['#DIV/0!', '#REF!', 'ABC'])('%s of an amount names no currency', (cell) => {
    const { reading, rows } = readExport(traffic(['118', '1', cell]));
    expect([reading.fault, reading.preview?.currency, reading.preview?.unreadCellCount]).toEqual([
      null,
      'USD',
      1,
    ]);
    expect(rows()[1]?.measures).toEqual({ sessions: 118, conversions: 1 });
  });

  test.each(['--', '—', 'n/a', 'N/A', ''])('%j says that there is none, and names nothing', (cell) => {
    const { reading, rows } = readExport(traffic(['118', cell, '20.00']));
    expect(reading.preview?.unreadCells).toEqual([]);
    expect(rows()[1]?.measures).toEqual({ sessions: 118, revenue_cents: 2_000 });
  });

  test('in every column leaves a row without a figure', () => {
    const { reading, rows } = readExport(traffic(['∞', '< 10', '#N/A']));
    expect([reading.preview?.emptyRows, reading.preview?.unreadCellCount, rows().length]).toEqual([1, 3, 1]);
  });
});

describe('a share in a column of amounts', () => {
  test.each(['12%', '12 %', '٪12', '１２％'])('%s is no amount, and is named', (cell) => {
    const { reading, rows } = readExport(traffic([cell, '1', '20.00']));
    expect(reading.preview?.unreadCells.map(({ column, reason }) => [column, reason])).toEqual([
      ['Sessions', `“${cell}” is a share, no amount`],
    ]);
    expect(rows()[1]?.measures).toEqual({ conversions: 1, revenue_cents: 2_000 });
  });
});

describe('spaces and dashes of an amount', () => {
  test.each([
    ['1500.-', 150_000],
    ["1'500.–", 150_000],
    ['1 500.50', 150_050],
    ["12'34'567.50", 123_456_750],
    ['1\u202F234\u202F567.89', 123_456_789],
    ['–59.90', -5_990],
    ["'59.90", 5_990],
    ['1 50', null],
    ['1 2345', null],
    ["1.234'567", null],
  ])('%s is %j cents, or is named', (cell, cents) => {
    const { reading, rows } = readExport(traffic(['118', '1', cell]));
    expect([rows()[1]?.measures.revenue_cents ?? null, reading.preview?.unreadCellCount]).toEqual([
      cents,
      cents === null ? 1 : 0,
    ]);
  });

  test.each([
    ['5 kr', 'kr'],
    ['5,00 zł', 'PLN'],
    ['Fr. 5', 'CHF'],
    ['₺5', 'TRY'],
  ])('%s names %s, which needs a rate to dollars', (cell, currency) => {
    const { reading } = readExport(['Date;Clicks;Cost', `2026-11-01;1;${cell}`].join('\n'), {
      channels: { '': 'email' },
      decimal: ',',
    });
    expect(reading.questions).toEqual([{ kind: 'rate', from: currency, to: 'USD' }]);
  });

  const pounds = [
    'Campaign report',
    'Day,Campaign,Clicks,Cost,Conv. value,Currency',
    '2026-11-01,Brand,10,10.01,99.99,GBP',
    '2026-11-02,Brand,20,20.02,0.01,GBP',
    'Total: Campaigns,,30,30.03,100.00,',
  ].join('\n');

  test('in another currency are asked for the rate, and none comes in without it', () => {
    const { reading, rows } = readExport(pounds);
    expect([reading.fault, reading.questions, rows()]).toEqual([
      null,
      [{ kind: 'rate', from: 'GBP', to: 'USD' }],
      [],
    ]);
  });

  test('in another currency come in at the rate, whose sum is exact, and hold against their total', () => {
    const { reading, rows } = readExport(pounds, { rate: 1.27 });
    expect([reading.fault, reading.questions]).toEqual([null, []]);
    expect(rows().map(({ measures }) => measures)).toEqual([
      { clicks: 10, spend_cents: 1_271, revenue_cents: 12_699 },
      { clicks: 20, spend_cents: 2_543, revenue_cents: 1 },
    ]);
    expect(reading.preview).toMatchObject({
      currency: 'GBP',
      rate: 1.27,
      totals: { clicks: 30, spend_cents: 3_814, revenue_cents: 12_700 },
      check: { differences: [] },
    });
  });

  test('in the currency of the figures are converted by no rate', () => {
    const { reading } = readExport(pounds.replaceAll('GBP', 'USD'), { rate: 1.27 });
    expect([reading.preview?.rate, reading.preview?.totals.spend_cents]).toEqual([null, 3_003]);
  });
});

describe('revenue below zero', () => {
  test('counts as it is written, and the visits of its day stay', () => {
    const { reading, rows } = readExport(traffic(['118', '1', '-59.90']));
    expect(rows().map(({ measures }) => measures)).toEqual([
      { sessions: 120, conversions: 4, revenue_cents: 41_000 },
      { sessions: 118, conversions: 1, revenue_cents: -5_990 },
    ]);
    expect(reading.preview?.totals).toEqual({ sessions: 238, conversions: 5, revenue_cents: 35_010 });
  });

  test.each(['(59.90)', '−59.90', '-$59.90', '59.90-', '$-59.90'])('may be written as %s', (cell) => {
    const { rows } = readExport(traffic(['118', '1', cell]));
    expect(rows()[1]?.measures).toEqual({ sessions: 118, conversions: 1, revenue_cents: -5_990 });
  });

  test('of one millionth is no missing figure', () => {
    const { reading } = readExport(traffic(['118', '1', '-0.000001']));
    expect(reading.preview?.sums.find(({ measure }) => measure === 'revenue_cents')?.inFile).toBe(
      409_999_999,
    );
  });

  test('spread over days adds up to what the file says', () => {
    const { rows } = readExport(
      'Date,Channel,Revenue\n2026-10-01,Email,10.00\n'
        .replace('Date', 'Start date,End date')
        .replace('2026-10-01', '2026-10-01,2026-10-03')
        .replace('10.00', '-10.00'),
    );
    const cents = rows().map(({ measures }) => measures.revenue_cents ?? 0);
    expect([cents.length, cents.reduce((sum, one) => sum + one, 0)]).toEqual([3, -1_000]);
  });
});
