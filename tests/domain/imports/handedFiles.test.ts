/** Tests sample files outside the project, each against the value given for it. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromHeader, guessColumns, previewClients } from '#domain/imports/clientImport.ts';
import { readTableFile } from '#domain/imports/readTable.ts';
import { readExport } from '#tests/support/readExport.ts';

const folder = '../shared/data/field/';
const hasData = existsSync(folder);
if (!hasData) process.stdout.write('Handed files are not beside the project: their tests are skipped.\n');

const range = { from: '2026-11-01', to: '2026-11-01' };
const read = (name: string, choices = {}) =>
  readExport(readFileSync(folder + name), choices, { today: '2026-11-29', currency: 'USD' });

const clients = (name: string) => {
  const { rows } = readTableFile(readFileSync(folder + name), null);
  const table = fromHeader(rows);
  return previewClients(table, guessColumns(table[0]?.cells ?? []), {
    taken: new Set(),
    industries: null,
    staff: new Map(),
    today: '2026-11-29',
  }).map(({ fields, feeCents, currency, errors }) => [fields.name, feeCents, currency, errors]);
};

describe.runIf(hasData)('a handed file', () => {
  test('of totals has its rows alone', () => {
    const sums = (name: string, channels = {}) => read(name, { range, channels }).reading.preview?.totals;
    expect(sums('total_tiktok.csv')).toEqual({ impressions: 15_000, clicks: 150, spend_cents: 15_000 });
    expect(sums('total_subtotals.csv', { '': 'email' })).toEqual({ impressions: 1_910, clicks: 91 });
  });

  test('of days a week apart has five days', () => {
    expect(
      read('gads_mondays_only.csv')
        .rows()
        .map(({ day }) => day),
    ).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']);
  });

  test('of LinkedIn, of hours and of a refund has its days and figures', () => {
    expect(
      read('linkedin_utf16.csv')
        .rows()
        .map(({ day }) => day),
    ).toEqual(['2026-11-01', '2026-11-02']);
    const hours = read('ga4_date_hour.csv');
    expect([
      hours.reading.preview?.fileRows,
      hours.rows().map(({ day, measures }) => [day, measures]),
    ]).toEqual([3, [['2026-11-01', { sessions: 22 }]]]);
    expect(read('ga4_refund_day.csv').rows()[1]?.measures).toEqual({
      sessions: 118,
      engaged_sessions: 77,
      conversions: 1,
      revenue_cents: -5_990,
    });
  });

  test('in another encoding has its names as they were written', () => {
    const japanese = read('japanese_sjis.csv', { channels: { '': 'email' } });
    expect([japanese.reading.encoding, japanese.rows().map(({ campaign }) => campaign)]).toEqual([
      'shift_jis',
      ['夏のセール', 'ブランド'],
    ]);
    const expected = [
      ['Müller & Söhne', 150_000, 'EUR', {}],
      ['Café Zürich', 150_000, 'CHF', {}],
      ['Grand Hôtel', 240_000, 'CHF', {}],
    ];
    expect([clients('clients_cp1252.csv'), clients('clients_sep.csv')]).toEqual([expected, expected]);
  });
});
