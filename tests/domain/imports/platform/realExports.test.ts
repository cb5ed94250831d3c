/** Tests real exports, which are not part of the project: rows, sums and totals match those that the platforms state. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ImportMeasure } from '#domain/imports/importedRow.ts';
import type { ImportChoices } from '#domain/imports/platform/importReading.ts';
import { fileRows } from '#domain/imports/text/fileRows.ts';
import { totalsOf } from '#tests/support/importBody.ts';
import { readExport } from '#tests/support/readExport.ts';

const folder = '../shared/data/exports/';
const hasData = existsSync(`${folder}expected.json`);
if (!hasData) process.stdout.write('Real exports are not beside the project: their tests are skipped.\n');

type Expected = Readonly<Record<string, number | Readonly<Record<string, unknown>>>>;

const expected: Readonly<Record<string, Expected>> = hasData
  ? JSON.parse(readFileSync(`${folder}expected.json`, 'utf8'))
  : {};

const file = (name: string, choices: Partial<ImportChoices> = {}, currency = 'USD') =>
  readExport(readFileSync(folder + name), choices, { today: '2026-11-28', currency });

const names: Readonly<Partial<Record<ImportMeasure, string>>> = {
  clicks: 'Clicks',
  impressions: 'Impr.',
  spend_cents: 'Cost',
  conversions: 'Conversions',
  revenue_cents: 'Conv. value',
};

const millionths = (value: unknown): number => Math.round(Number(value) * 1_000_000);

const month = { from: '2025-07-01', to: '2025-07-31' };

describe.runIf(hasData)('a real export', () => {
  test.each([
    ['gads_A_utf16le_tab.csv', 'GBP', {}],
    ['gads_B_utf8_comma_gbp.csv', 'GBP', {}],
    ['gads_F_usd_alltime_totals.csv', 'USD', { range: month }],
  ])('%s of Google Ads has the rows, the sums and the totals of the platform', (name, currency, choices) => {
    const told = expected[name] ?? {};
    const { reading, rows } = file(name, choices, currency);
    const { preview } = reading;
    expect([reading.source, reading.fault, preview?.unread]).toEqual(['googleAds', null, []]);
    expect([preview?.fileRows, reading.columns.length, preview?.currency]).toEqual([
      told.data_rows,
      told.columns,
      currency,
    ]);
    const measures = preview?.sums.map(({ measure }) => measure) ?? [];
    expect(preview?.sums.map(({ inFile }) => inFile)).toEqual(
      measures.map((measure) => millionths(told[`sum ${names[measure]}`])),
    );
    const theirs = (measure: ImportMeasure) => {
      const totals = told[`platform ${names[measure]}`];
      return typeof totals === 'object' ? millionths(totals['Total: Campaigns']) : Number.NaN;
    };
    expect(preview?.check).toEqual({
      label: 'Total: Campaigns',
      line: expect.any(Number),
      compared: measures,
      differences: (preview?.sums ?? [])
        .filter(({ measure, inFile }) => inFile !== theirs(measure))
        .map(({ measure, inFile }) => ({ measure, ours: inFile, theirs: theirs(measure) })),
    });
    expect(totalsOf(rows())).toEqual(preview?.totals);
  });

  test('whose totals differ from the sum of its rows by a cent says so', () => {
    expect(file('gads_B_utf8_comma_gbp.csv', {}, 'GBP').reading.preview?.check?.differences).toEqual([
      { measure: 'spend_cents', ours: 1_164_100_000, theirs: 1_164_090_000 },
    ]);
  });

  test('in another currency than the figures brings in what is no money', () => {
    expect(file('gads_A_utf16le_tab.csv').reading.questions).toEqual([
      { kind: 'rate', from: 'GBP', to: 'USD' },
    ]);
    const roles = { cost: 'ignored', 'conv value': 'ignored' } as const;
    expect(file('gads_A_utf16le_tab.csv', { roles }).reading).toMatchObject({
      fault: null,
      preview: { currency: null },
    });
  });

  test('of ads by campaign has the sums of each campaign', () => {
    const told = expected['KAG_conversion_data.csv'] ?? {};
    const { reading, rows } = file('KAG_conversion_data.csv', { channels: { '': 'paid_social' } });
    expect(reading.preview?.fileRows).toBe(told.rows);
    expect(reading.preview?.totals).toEqual({
      impressions: told.Impressions,
      clicks: told.Clicks,
      spend_cents: Math.round(Number(told.Spent) * 100),
      conversions: told.Total_Conversion,
    });
    const campaigns = Object.entries(told.by_campaign ?? {});
    expect(
      campaigns.map(([name]) => [
        name,
        totalsOf(rows().filter(({ campaign }) => campaign === name)).impressions,
      ]),
    ).toEqual(campaigns.map(([name, sums]) => [name, Object(sums).Impressions]));
  });

  test('of Search Console has the same clicks by day and by page, and no days asks for them', () => {
    const days = file('gsc_A_Dates.csv').reading;
    const pages = file('gsc_A_Pages.csv').reading;
    expect([days.source, days.preview?.rows, days.preview?.range]).toEqual([
      'searchConsole',
      365,
      { from: '2024-07-12', to: '2025-07-11' },
    ]);
    expect(pages.questions).toEqual([{ kind: 'range' }]);
    expect(file('gsc_A_Pages.csv', { range: month }).reading.preview?.totals).toEqual(days.preview?.totals);
    expect(file('gsc_A_Devices.csv', { range: month }).rows().length).toBe(3 * 31);
    expect(file('gsc_A_Filters.csv').reading.questions).toContainEqual({ kind: 'columns' });
  });

  test('of Google Analytics 4 is spread over its days, or asks which of its tables is meant', () => {
    const sources = file('ga4_A_first_user_source_medium.csv', { channels: { '*': 'referral' } });
    expect(sources.reading.preview).toMatchObject({
      fileRows: 4_362,
      days: 'spread',
      unreadCount: 0,
      leftOutRows: 0,
    });
    expect(totalsOf(sources.rows())).toEqual({
      sessions: 8_756_861,
      users: 4_774_252,
      conversions: 281_589,
      revenue_cents: 0,
    });
    const overview = file('ga4_F_engagement_overview.csv').reading;
    expect([overview.tables.length, overview.questions]).toEqual([7, [{ kind: 'table' }]]);
    const views = file('ga4_F_engagement_overview.csv', { table: 3, channels: { '': 'direct' } });
    expect([views.rows().length, views.rows()[0]?.day]).toEqual([28, '2023-12-08']);
  });

  test('of Meta Ads has its days, and an empty one says that it is empty', () => {
    const read = file('meta_api_insights_by_age_gender.csv').reading;
    expect([read.source, read.preview?.fileRows, read.preview?.range, read.preview?.totals]).toEqual([
      'metaAds',
      123,
      { from: '2024-08-06', to: '2024-08-06' },
      { impressions: 27_615, clicks: 972, spend_cents: 105_321, conversions: 11, revenue_cents: 643_500 },
    ]);
    expect(file('meta_ads_manager_empty.csv').reading.fault).toMatch(/^The report is empty/);
  });

  test('by weeks is spread over seven days each', () => {
    const read = file('robyn_dt_simulated_weekly.csv', { channels: { '': 'direct' } });
    expect(read.reading.preview).toMatchObject({ fileRows: 208, rows: 1_456, days: 'spread' });
    expect(totalsOf(read.rows())).toEqual(read.reading.preview?.totals);
  });
});

const edges = '../shared/data/csv_edge/';
const spectrum = `${edges}csv-spectrum/`;

/** Without `location_coordinates`, whose JSON has another phone number than its CSV. */
describe.runIf(existsSync(spectrum))('the cases of csv-spectrum', () => {
  test.each([
    'comma_in_quotes',
    'empty',
    'empty_crlf',
    'escaped_quotes',
    'json',
    'newlines',
    'newlines_crlf',
    'quotes_and_newlines',
    'simple',
    'simple_crlf',
    'utf8',
  ])('%s is read cell by cell', (name) => {
    const { rows } = fileRows(readFileSync(`${spectrum}csvs/${name}.csv`, 'utf8'));
    const [header, ...below] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    const records = below.map(({ cells }) =>
      Object.fromEntries((header?.cells ?? []).map((key, at) => [key, cells[at] ?? ''])),
    );
    const told: readonly Record<string, string>[] = JSON.parse(
      readFileSync(`${spectrum}json/${name}.json`, 'utf8'),
    );
    const plain = (text: string) => text.replaceAll('\r\n', '\n');
    expect(JSON.parse(plain(JSON.stringify(records)).replaceAll('\\r\\n', '\\n'))).toEqual(
      JSON.parse(JSON.stringify(told).replaceAll('\\r\\n', '\\n')),
    );
  });
});

type PapaCase = {
  readonly input: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly expected: { readonly data: unknown; readonly errors: readonly unknown[] };
};

const papa = `${edges}papaparse/papaparse_cases.json`;

test.runIf(existsSync(papa))(
  'no case of Papa Parse makes the reading fail, and each tells a fault or a question where nothing comes in',
  () => {
    const found = JSON.stringify(JSON.parse(readFileSync(papa, 'utf8')));
    const inputs = [...found.matchAll(/"input":("(?:[^"\\]|\\.)*")/g)].map(([, text = '""']): string =>
      JSON.parse(text),
    );
    expect(inputs.length).toBeGreaterThan(100);
    const silent = inputs.filter((input) => {
      const { reading, rows } = readExport(input);
      return rows().length === 0 && reading.fault === null && reading.questions.length === 0;
    });
    expect(silent).toEqual([]);
  },
);

/** Cases that our parser supports: no other options of Papa Parse, no tables of one column. */
const isPlain = ({ input, config = {}, expected }: PapaCase): boolean =>
  Object.keys(config).length === 0 &&
  expected.errors.length === 0 &&
  Array.isArray(expected.data) &&
  expected.data.every((cells) => Array.isArray(cells) && cells.length > 1) &&
  typeof input === 'string';

test.runIf(existsSync(papa))('the plain cases of Papa Parse are read cell by cell', () => {
  const all: Readonly<Record<string, readonly PapaCase[]>> = JSON.parse(readFileSync(papa, 'utf8'));
  const cases = [...(all.CORE_PARSER_TESTS ?? []), ...(all.PARSE_TESTS ?? [])].filter(isPlain);
  expect(cases.length).toBeGreaterThan(20);
  expect(cases.map(({ input }) => fileRows(input).rows.map(({ cells }) => cells))).toEqual(
    cases.map(({ expected: { data } }) => data),
  );
});
