/** Tests exports in further languages, headers over two lines, hours without minutes, and what the preview names. */
import { describe, expect, test } from 'vitest';
import { readExport } from '#tests/support/readExport.ts';

const google = { impressions: 2_300, clicks: 64, spend_cents: 10_680, conversions: 3, revenue_cents: 29_800 };

const files: readonly (readonly [language: string, days: readonly string[], text: string])[] = [
  [
    'no',
    ['2026-11-01', '2026-11-02'],
    'Kampanjerapport\n1. november 2026 - 2. november 2026\nDag;Kampanje;Kampanjetype;Valutakode;Visninger;Klikk;Kostnad;Konverteringer;Konv.verdi\n2026-11-01;Merke;Søk;USD;1 200;34;56,70;2,00;199,00\n2026-11-02;Merke;Søk;USD;1 100;30;50,10;1,00;99,00\nTotalt: Kampanjer;;;USD;2 300;64;106,80;3,00;298,00\n',
  ],
  [
    'da',
    ['2026-11-01', '2026-11-20'],
    'Dag,Kampagne,Valutakode,Eksponeringer,Klik,Omkostninger,Konverteringer,"Konv.værdi"\n01.11.2026,Brand,USD,"1.200",34,"56,70","2,00","199,00"\n20.11.2026,Brand,USD,"1.100",30,"50,10","1,00","99,00"\nI alt: Kampagner,,,"2.300",64,"106,80","3,00","298,00"\n',
  ],
  [
    'cs',
    ['2026-11-01', '2026-11-20'],
    'Den;Kampaň;Měna;Zobr.;Prokliky;Cena;Konverze;Hodnota konv.\n1. 11. 2026;Značka;USD;1 200;34;56,70;2,00;199,00\n20. 11. 2026;Značka;USD;1 100;30;50,10;1,00;99,00\nCelkem: Kampaně;;;2 300;64;106,80;3,00;298,00\n',
  ],
  [
    'tr',
    ['2026-11-01', '2026-11-20'],
    'Gün;Kampanya;Para birimi kodu;Gösterim;Tıklamalar;Maliyet;Dönüşümler;Dönüşüm değeri\n1 Kasım 2026;Marka;USD;1.200;34;56,70;2,00;199,00\n20 Kasım 2026;Marka;USD;1.100;30;50,10;1,00;99,00\nToplam: Kampanyalar;;;2.300;64;106,80;3,00;298,00\n',
  ],
];

const read = (text: string) => readExport(text, { channels: { '': 'paid_search' } });

describe('an export of Google Ads', () => {
  test.each(files)('in %s has its days and sums, without its total', (language, days, text) => {
    const { reading, rows } = read(text);
    const { preview } = reading;
    expect([reading.language, rows().map(({ day }) => day)]).toEqual([language, days]);
    expect([preview?.totals, preview?.apartCount, preview?.unread, preview?.unreadCells]).toEqual([
      google,
      1,
      [],
      [],
    ]);
  });
});

describe('an export', () => {
  test('of Meta in Norwegian names the columns that it leaves out', () => {
    const { reading } = read(
      'Kampanjenavn,Dag,Levering,Rekkevidde,Visninger,Klikk på lenke,Beløp brukt (USD),Kjøp\nMerke,2026-11-01,active,900,1200,34,56.70,2\n',
    );
    expect([reading.source, reading.preview?.totals, reading.preview?.notes]).toEqual([
      'metaAds',
      { impressions: 1_200, clicks: 34, spend_cents: 5_670, conversions: 2 },
      ['2 columns are left out: “Levering”, “Rekkevidde”.'],
    ]);
  });

  test('with a header over two lines has the names of both', () => {
    const { rows } = read(
      'Date,Campaign,Delivery,Delivery,Money\n,,Impressions,Clicks,Cost\n2026-11-01,A,100,10,5.00\n2026-11-02,B,200,20,7.50\n',
    );
    expect(rows().map(({ day, campaign, measures }) => [day, campaign, measures])).toEqual([
      ['2026-11-01', 'A', { impressions: 100, clicks: 10, spend_cents: 500 }],
      ['2026-11-02', 'B', { impressions: 200, clicks: 20, spend_cents: 750 }],
    ]);
  });

  test('of hours without minutes has all of them, also the one that a clock change repeats', () => {
    const { reading, rows } = read(
      'Date + hour,Campaign,Clicks,Cost\n2026-11-01 00,A,1,1.00\n2026-11-01 01,A,2,1.00\n2026-11-01 01,A,4,1.50\n2026-11-01 02,A,8,1.00\n',
    );
    expect([reading.preview?.unread, rows().map(({ day, measures }) => [day, measures])]).toEqual([
      [],
      [['2026-11-01', { clicks: 15, spend_cents: 450 }]],
    ]);
  });

  test('with a row twice counts both and says so', () => {
    const { reading } = read('Day,Campaign,Clicks\n2026-11-01,A,10\n2026-11-01,A,10\n2026-11-02,B,7\n');
    expect([reading.preview?.totals, reading.preview?.notes]).toEqual([
      { clicks: 27 },
      ['Line 3 repeats line 2 in every cell. All of them count.'],
    ]);
  });
});
