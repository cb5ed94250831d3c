/** Tests exports of further platforms and shops, and headers in further languages. */
import { describe, expect, test } from 'vitest';
import { readExport } from '#tests/support/readExport.ts';

const roles = (text: string, choices = {}) => {
  const { reading, rows } = readExport(text, choices);
  return {
    source: reading.source,
    language: reading.language,
    asks: reading.questions.map(({ kind }) => kind),
    rows: rows().map(({ day, channel, measures }) => [day, channel, measures]),
  };
};

const all = { impressions: 1_000, clicks: 12, spend_cents: 12_055 };

describe('an export of', () => {
  test.each([
    [
      'linkedinAds',
      'Start Date (in UTC),Account Name,Currency,Campaign Group Name,Campaign Name,Total Spent,Impressions,Clicks,Average CTR',
      '11/13/2026,Demo,USD,Group,ABM,120.55,"1,000",12,1.2%',
    ],
    [
      'tiktokAds',
      'Campaign name,By Day,Cost,CPC (destination),Impressions,Clicks (destination),Currency',
      'Launch,2026-11-13,120.55,10.05,1000,12,USD',
    ],
    ['microsoftAds', 'Campaign,Day,Impr.,Clicks,Spend,Avg. CPC', 'Brand,11/13/2026,"1,000",12,120.55,10.05'],
    [
      'microsoftAds',
      'TimePeriod,CampaignName,Impressions,Clicks,Spend,AverageCpc,CurrencyCode',
      '2026-11-13,Brand,1000,12,120.55,10.05,USD',
    ],
    [
      'pinterestAds',
      'Date,Campaign name,Spend in account currency,Impressions,Pin clicks,Saves',
      '2026-11-13,Autumn,120.55,1000,12,3',
    ],
    [
      'snapchatAds',
      'Start Time,End Time,Campaign Name,Amount Spent,Paid Impressions,Swipes,eCPM',
      '2026-11-13,2026-11-13,Lens,120.55,1000,12,1.00',
    ],
    [
      'googleAds',
      'campaign.name,segments.date,metrics.impressions,metrics.clicks,metrics.cost_micros,metrics.average_cpc',
      'Brand,2026-11-13,1000,12,120550000,10045833',
    ],
    [
      'googleAds',
      'campaign.name,segments.date,metrics.impressions,metrics.clicks,metrics.costMicros',
      'Brand,2026-11-13,1000,12,120550000',
    ],
  ])('%s is known by its headers', (source, head, row) => {
    const channel = ['googleAds', 'microsoftAds'].includes(source) ? 'paid_search' : 'paid_social';
    expect(roles(`${head}\n${row}\n`)).toEqual({
      source,
      language: 'en',
      asks: [],
      rows: [['2026-11-13', channel, all]],
    });
  });

  test('Microsoft with its preamble and its last line is read without them', () => {
    const text = [
      'Report Name: Campaigns,,,',
      'Report Time: 2026-11-13 - 2026-11-14,,,',
      'Report Aggregation: Daily,,,',
      'Rows: 2,,,',
      '',
      'Gregorian date,Campaign name,Impressions,Clicks,Spend',
      '2026-11-13,Brand,1000,12,120.55',
      '2026-11-14,Brand,500,6,60.00',
      '',
      '"©2026 Microsoft Corporation. All rights reserved. "',
    ].join('\n');
    expect(roles(text).rows).toEqual([
      ['2026-11-13', 'paid_search', all],
      ['2026-11-14', 'paid_search', { impressions: 500, clicks: 6, spend_cents: 6_000 }],
    ]);
  });

  test('Shopify has its orders once each, whatever is in them', () => {
    const text = [
      'Name,Email,Financial Status,Currency,Subtotal,Total,Created at,Lineitem quantity,Lineitem name',
      '#1001,a@shop.example,paid,USD,30.00,35.00,2026-11-01 10:15:00 +0100,1,Mug',
      '#1001,a@shop.example,,,,,2026-11-01 10:15:00 +0100,2,Plate',
      '#1002,b@shop.example,paid,USD,10.00,12.50,2026-11-01 23:59:00 +0100,1,Cup',
    ].join('\n');
    expect(roles(text, { channels: { '': 'direct' } })).toEqual({
      source: 'shopify',
      language: 'en',
      asks: [],
      rows: [['2026-11-01', 'direct', { revenue_cents: 4_750, orders: 2 }]],
    });
  });

  test('WooCommerce has the sum of an order once, though each of its lines repeats it', () => {
    const text = [
      'Order Number,Order Status,Order Date,Order Total Amount,Item Name,Item Cost',
      '71,completed,2026-11-01 08:00,40.00,Mug,15.00',
      '71,completed,2026-11-01 08:00,40.00,Plate,25.00',
      '72,completed,2026-11-02 08:00,9.50,Cup,9.50',
    ].join('\n');
    expect(roles(text, { channels: { '': 'direct' } }).rows).toEqual([
      ['2026-11-01', 'direct', { revenue_cents: 4_000, orders: 1 }],
      ['2026-11-02', 'direct', { revenue_cents: 950, orders: 1 }],
    ]);
    const byDay = 'Date,Orders,Gross sales,Net sales,Total sales\n2026-11-01,3,50.00,45.00,48.20\n';
    expect(roles(byDay, { channels: { '': 'direct' } }).rows).toEqual([
      ['2026-11-01', 'direct', { revenue_cents: 4_820, orders: 3 }],
    ]);
  });
});

describe('headers', () => {
  test.each([
    [
      'pl',
      'Raport kampanii',
      'Kampania;Dzień;Kliknięcia;Wyświetlenia;CTR;Śr. CPC;Koszt;Konwersje;Wartość konwersji',
    ],
    [
      'sv',
      'Kampanjrapport',
      'Kampanj;Dag;Klick;Exponeringar;CTR;Genomsn. CPC;Kostnad;Konverteringar;Konv.värde',
    ],
    [
      'el',
      'Αναφορά καμπάνιας',
      'Καμπάνια;Ημέρα;Κλικ;Εμφανίσεις;CTR;Μέσο CPC;Κόστος;Μετατροπές;Αξία μετατροπών',
    ],
    [
      'ja',
      'キャンペーン レポート',
      'キャンペーン;日;クリック数;表示回数;クリック率;平均クリック単価;費用;コンバージョン;コンバージョン値',
    ],
  ])('of Google Ads in %s are known', (language, title, head) => {
    const read = roles(`${title}\n${head}\nSun;2026-05-01;3;1200;0,25%;1,10;3,30;1,00;20,00\n`);
    expect(read).toEqual({
      source: 'googleAds',
      language,
      asks: [],
      rows: [
        [
          '2026-05-01',
          'paid_search',
          { impressions: 1_200, clicks: 3, spend_cents: 330, conversions: 1, revenue_cents: 2_000 },
        ],
      ],
    });
  });

  test.each([
    [
      'pl',
      'Początek raportowania,Koniec raportowania,Nazwa kampanii,Zasięg,Wyświetlenia,Kliknięcia (wszystkie),Wydana kwota (USD),Zakupy',
    ],
    [
      'sv',
      'Rapporteringen börjar,Rapporteringen slutar,Kampanjnamn,Räckvidd,Exponeringar,Klick (alla),Spenderat belopp (USD),Köp',
    ],
    [
      'el',
      'Έναρξη αναφοράς,Λήξη αναφοράς,Όνομα καμπάνιας,Απήχηση,Εμφανίσεις,Κλικ (όλα),Ποσό που δαπανήθηκε (USD),Αγορές',
    ],
    [
      'ja',
      'レポート開始日,レポート終了日,キャンペーン名,リーチ,インプレッション,クリック（すべて）,消化金額 (USD),購入',
    ],
  ])('of Meta Ads in %s are known', (language, head) => {
    expect(roles(`${head}\n2026-05-01,2026-05-01,Sun,40,100,1,2.25,1\n`)).toEqual({
      source: 'metaAds',
      language,
      asks: [],
      rows: [
        ['2026-05-01', 'paid_social', { impressions: 100, clicks: 1, spend_cents: 225, conversions: 1 }],
      ],
    });
  });

  test.each([
    [
      'pl',
      'Data,Domyślna grupa kanałów sesji,Sesje,Sesje z zaangażowaniem,Kluczowe zdarzenia,Łączne przychody',
    ],
    [
      'sv',
      'Datum,Sessionens standardkanalgrupp,Sessioner,Engagerade sessioner,Viktiga händelser,Totala intäkter',
    ],
    [
      'el',
      'Ημερομηνία,Προεπιλεγμένη ομάδα καναλιών περιόδου σύνδεσης,Περίοδοι σύνδεσης,Περίοδοι σύνδεσης με αφοσίωση,Βασικά συμβάντα,Συνολικά έσοδα',
    ],
    [
      'ja',
      '日付,セッションのデフォルト チャネル グループ,セッション,エンゲージのあったセッション数,キーイベント,合計収益',
    ],
  ])('of Google Analytics in %s are known', (language, head) => {
    expect(roles(`${head}\n20260501,Organic Search,10,6,2,12.5\n`)).toEqual({
      source: 'ga4',
      language,
      asks: [],
      rows: [
        [
          '2026-05-01',
          'organic_search',
          { conversions: 2, revenue_cents: 1_250, sessions: 10, engaged_sessions: 6 },
        ],
      ],
    });
  });

  test.each([
    ['pl', 'Data,Kliknięcia,Wyświetlenia,CTR,Pozycja'],
    ['sv', 'Datum,Klick,Visningar,CTR,Position'],
    ['el', 'Ημερομηνία,Κλικ,Εμφανίσεις,CTR,Θέση'],
    ['ja', '日付,クリック数,表示回数,CTR,掲載順位'],
  ])('of Search Console in %s are known', (language, head) => {
    expect(roles(`${head}\n2026-05-01,15,6394,"0,23 %",12.5\n`)).toEqual({
      source: 'searchConsole',
      language,
      asks: [],
      rows: [['2026-05-01', 'organic_search', { clicks: 15, impressions: 6_394 }]],
    });
  });
});
