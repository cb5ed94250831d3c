/** Tests real-world files from their bytes through the backend to a client's metrics. */
import { describe, expect, test } from 'vitest';
import type { ImportTotals } from '#domain/imports/importedRow.ts';
import { packRows } from '#domain/imports/packedRows.ts';
import type { ImportChoices } from '#domain/imports/platform/importReading.ts';
import { readExport } from '#tests/support/readExport.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const fjord = 'fjordandfoam';
const range = { from: '2025-12-01', to: '2025-12-01' };

type FieldFile = {
  readonly what: string;
  readonly file: string | Uint8Array;
  readonly choices?: Partial<ImportChoices>;
  readonly channel: string;
  readonly days: readonly [string, string];
  readonly figures: ImportTotals;
};

const lines = (...all: readonly string[]): string => all.join('\n');

const wide = (text: string): Uint8Array =>
  new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);

const files: readonly FieldFile[] = [
  {
    what: 'a total of so many results',
    file: lines(
      'Campaign name,Cost,Impressions,Clicks (destination)',
      'Total of 3 results,160.00,16000,170',
      'Launch,100.00,10000,100',
      'Again,50.00,5000,50',
      'More,10.00,1000,20',
    ),
    choices: { range },
    channel: 'paid_social',
    days: ['2025-12-01', '2025-12-01'],
    figures: { spend_cents: 16_000, impressions: 16_000, clicks: 170 },
  },
  {
    what: 'subtotals and a total of all',
    file: lines(
      'Campaign,Impressions,Clicks',
      'A,1000,50',
      'B,900,40',
      'Zwischensumme,1900,90',
      'C,10,1',
      'D,7,2',
      'Zwischensumme,17,3',
      'Gesamt,1917,93',
    ),
    choices: { range, channels: { '': 'email' } },
    channel: 'email',
    days: ['2025-12-01', '2025-12-01'],
    figures: { impressions: 1_917, clicks: 93 },
  },
  {
    what: 'days that are a week apart',
    file: lines(
      'Campaign report',
      'Campaign,Day,Currency code,Impr.,Clicks,Cost',
      ...['2025-11-03', '2025-11-10', '2025-11-17'].map((day) => `Deals,${day},USD,1000,70,35.00`),
    ),
    channel: 'paid_search',
    days: ['2025-11-17', '2025-11-17'],
    figures: { impressions: 1_000, clicks: 70, spend_cents: 3_500 },
  },
  {
    what: 'a report of LinkedIn in UTF-16',
    file: wide(
      lines(
        'Campaign Performance Report (in UTC)',
        'Report Start: December 1, 2025, 12:00 AM',
        'Report End: December 12, 2025, 11:59 PM',
        'Date Generated: December 20, 2025, 9:15 AM',
        '',
        'Start Date (in UTC)\tCurrency\tCampaign Name\tTotal Spent\tImpressions\tClicks',
        '12/1/2025\tUSD\tABM\t120.55\t1,000\t12',
        '12/2/2025\tUSD\tABM\t110.45\t900\t9',
      ),
    ),
    channel: 'paid_social',
    days: ['2025-12-01', '2025-12-02'],
    figures: { spend_cents: 23_100, impressions: 1_900, clicks: 21 },
  },
  {
    what: 'hours of a day',
    file: lines(
      'Date + hour (YYYYMMDDHH),Session primary channel group (Default Channel Group),Sessions',
      '2025120100,Direct,10',
      '2025120123,Direct,7',
    ),
    channel: 'direct',
    days: ['2025-12-01', '2025-12-01'],
    figures: { sessions: 17 },
  },
  {
    what: 'a day of refunds',
    file: lines(
      'Date,Session default channel group,Sessions,Total revenue',
      '20251201,Direct,118,-59.90',
      '20251202,Direct,10,5.00',
    ),
    channel: 'direct',
    days: ['2025-12-01', '2025-12-01'],
    figures: { sessions: 118, revenue_cents: -5_990 },
  },
];

describe('an import of', () => {
  test.each(files)(
    '$what has the figures that the file reports',
    async ({ file, choices, channel, days, figures }) => {
      const { reading, rows } = readExport(file, choices);
      expect([reading.questions, reading.fault]).toEqual([[], null]);
      const backend = openTestBackend();
      await backend.seed();
      const { token } = (await backend.demo('admin')).session;
      await backend.succeed('importRows', {
        token,
        params: { id: fjord },
        body: {
          file_name: 'field.csv',
          source: reading.source,
          currency: reading.preview?.currency ?? null,
          headers_key: reading.headersKey,
          mapping: {},
          overlap: 'replace',
          days: reading.preview?.days ?? 'daily',
          content_hash: reading.contentHash,
          totals: reading.preview?.totals ?? {},
          totals_differ: false,
          rows: await packRows(rows()),
        },
      });
      const names = Object.keys(figures);
      const query = `client=${fjord}&from=${days[0]}&to=${days[1]}&filters=channel:${channel}&measures=${names.join()}`;
      const { totals } = await backend.succeed('readMetrics', { token, query });
      expect(Object.fromEntries(names.map((name) => [name, Reflect.get(totals, name)]))).toEqual(figures);
    },
  );
});
