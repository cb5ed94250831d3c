/** Tests exports of each platform, in the languages of their headers. */
import { describe, expect, test } from 'vitest';
import type { ReadImport } from '#domain/imports/platform/readOneTable.ts';
import { readExport } from '#tests/support/readExport.ts';

const seen = ({ reading }: ReadImport) => [
  reading.source,
  reading.language,
  reading.columns.filter(({ role }) => role !== 'ignored').map(({ role }) => role),
];

const ads = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

describe('an export of Google Ads', () => {
  const roles = ['campaign', 'day', 'clicks', 'impressions', 'spend_cents', 'conversions', 'revenue_cents'];

  test.each([
    ['en', 'Campaign report', 'Campaign,Day,Clicks,Impr.,CTR,Avg. CPC,Cost,Conversions,Conv. value'],
    ['de', 'Kampagnenbericht', 'Kampagne,Tag,Klicks,Impr.,CTR,Durchschn. CPC,Kosten,Conversions,Conv.-Wert'],
    [
      'fr',
      'Rapport sur les campagnes',
      'Campagne,Jour,Clics,Impr.,CTR,CPC moy.,Coût,Conversions,Valeur de conv.',
    ],
    ['es', 'Informe de campañas', 'Campaña,Día,Clics,Impr.,CTR,CPC medio,Coste,Conversiones,Valor de conv.'],
    [
      'it',
      'Rapporto sulle campagne',
      'Campagna,Giorno,Clic,Impr.,CTR,CPC medio,Costo,Conversioni,Valore conv.',
    ],
    [
      'pt',
      'Relatório de campanha',
      'Campanha,Dia,Cliques,Impr.,CTR,CPC méd.,Custo,Conversões,Valor da conv.',
    ],
    ['nl', 'Campagnerapport', 'Campagne,Dag,Klikken,Vert.,CTR,Gem. CPC,Kosten,Conversies,Conv.waarde'],
  ])('is recognised in %s', (language, title, headers) => {
    const read = readExport(
      ads([title, '"1 - 2 May 2026"', headers, 'Sun,2026-05-01,3,"1,200",0.25%,1.10,3.30,1.00,20.00']),
    );
    expect(seen(read)).toEqual(['googleAds', language, roles]);
    expect(read.rows()).toEqual([
      {
        day: '2026-05-01',
        channel: 'paid_search',
        campaign: 'Sun',
        device: null,
        country: null,
        measures: { impressions: 1_200, clicks: 3, spend_cents: 330, conversions: 1, revenue_cents: 2_000 },
      },
    ]);
  });

  test('is checked against its own totals, and says what they differ by', () => {
    const read = readExport(
      ads([
        'Campaign report',
        '1 May 2026 - 2 May 2026',
        'Campaign,Day,Campaign type,Clicks,Impr.,Cost,Avg. CPC',
        'Sun,2026-05-01,Search,3,100,1.10,0.37',
        'Sea,2026-05-02,Video, --,200,2.20, --',
        'Total: Campaigns,,,3,300,3.31,1.10',
        'Total: Account,,,9,900,9.99,1.11',
      ]),
    );
    expect(read.reading.preview?.check).toEqual({
      label: 'Total: Campaigns',
      line: 6,
      compared: ['impressions', 'clicks', 'spend_cents'],
      differences: [{ measure: 'spend_cents', ours: 3_300_000, theirs: 3_310_000 }],
    });
    expect(read.rows().map(({ channel, measures }) => [channel, measures])).toEqual([
      ['paid_search', { impressions: 100, clicks: 3, spend_cents: 110 }],
      ['display', { impressions: 200, spend_cents: 220 }],
    ]);
  });

  test('without days is spread over the days that it states, and its sums stay exact', () => {
    const read = readExport(
      ads([
        'Kampagnenbericht',
        '1. Mai 2026 – 3. Mai 2026',
        'Kampagne;Klicks;Impr.;Kosten;CTR',
        'Süd;7;1.000;10,01;0,7 %',
      ]),
    );
    expect(read.reading.preview?.days).toBe('spread');
    expect(read.reading.preview?.totals).toEqual({ impressions: 1_000, clicks: 7, spend_cents: 1_001 });
    expect(read.rows().map(({ day, measures }) => [day, measures])).toEqual([
      ['2026-05-01', { impressions: 333, clicks: 2, spend_cents: 333 }],
      ['2026-05-02', { impressions: 333, clicks: 2, spend_cents: 334 }],
      ['2026-05-03', { impressions: 334, clicks: 3, spend_cents: 334 }],
    ]);
  });

  test('of all time asks for its days', () => {
    const file = ads([
      'Campaign report',
      'All time',
      'Campaign,Clicks,Impr.,Cost,Avg. CPC',
      'Sun,3,100,1.10,0.37',
    ]);
    expect(readExport(file).reading.questions).toEqual([{ kind: 'range' }]);
    const range = { from: '2026-05-01', to: '2026-05-02' };
    expect(readExport(file, { range }).reading.preview?.range).toEqual(range);
  });
});

describe('what is around a table', () => {
  const rows = ['Campaign,Clicks,Impr.,Cost,Avg. CPC', 'Sun,3,100,US$1.10,0.37'];

  test.each([
    ['two cells in a line', ['Account,Acme,,,', 'Period,2026-05-01 - 2026-05-02,,,']],
    ['days in lines of their own', ['Start date,2026-05-01', 'End date,2026-05-02']],
    [
      'a line for spreadsheets and an empty one',
      ['sep=,', 'Campaign report', '"May 1, 2026 - May 2, 2026"', ''],
    ],
  ])('%s is recognized by its header', (_, above) => {
    const { reading } = readExport(ads([...above, ...rows]));
    expect([reading.source, reading.preview?.range, reading.preview?.currency]).toEqual([
      'googleAds',
      { from: '2026-05-01', to: '2026-05-02' },
      'USD',
    ]);
  });

  test('a campaign that is called as nothing is one', () => {
    const read = readExport('Date,Campaign,Clicks\n2026-05-01,null,1\n2026-05-01,--,2\n', {
      channels: { '': 'email' },
    });
    expect(read.rows().map(({ campaign, measures }) => [campaign, measures.clicks])).toEqual([
      ['null', 1],
      [null, 2],
    ]);
  });

  test('a campaign or a column that begins as a comment is none', () => {
    const read = readExport('#,Campaign,Day,Clicks\n1,Sun,2026-05-01,1\n#2,#winter,2026-05-02,2\n', {
      channels: { '': 'email' },
    });
    expect(read.rows().map(({ campaign, measures }) => [campaign, measures.clicks])).toEqual([
      ['Sun', 1],
      ['#winter', 2],
    ]);
  });

  test('an empty line between rows ends nothing, and a value that is called as a total is none', () => {
    const read = readExport(
      'Date,Campaign,Age,Clicks\n2026-05-01,Sun,Total,1\n\n2026-05-02,Total Look,All,2\n\nTotal,,,3\n',
      {
        channels: { '': 'email' },
      },
    );
    expect(read.rows().map(({ campaign, measures }) => [campaign, measures.clicks])).toEqual([
      ['Sun', 1],
      ['Total Look', 2],
    ]);
    expect(read.reading.preview?.check?.differences).toEqual([]);
  });
});

describe('an export of another platform', () => {
  test('that looks like one of Google Ads is not taken for it', () => {
    const microsoft = readExport('Campaign,Day,Clicks,Impr.,Spend,Avg. CPC\nSun,2026-05-01,1,2,3.00,3.00\n');
    expect([microsoft.reading.source, microsoft.reading.questions]).toEqual(['microsoftAds', []]);
  });

  test('of Meta Ads by day alone is known by what it calls its spend', () => {
    const read = readExport('Day,Amount spent (USD),Impressions\n2026-05-01,1.50,20\n');
    expect([read.reading.source, read.rows().length]).toEqual(['metaAds', 1]);
  });
});

describe('an export of Google Analytics 4', () => {
  const head = [
    '# ----------------------------------------',
    '# Report',
    '# Property: Shop',
    '# ----------------------------------------',
    '#',
  ];

  test.each([
    [
      'en',
      'Date,Session default channel group,Sessions,Engaged sessions,Total users,Key events,Total revenue',
    ],
    [
      'de',
      'Datum,Sitzung – Standard-Channelgruppe,Sitzungen,Sitzungen mit Interaktionen,Nutzer insgesamt,Schlüsselereignisse,Gesamtumsatz',
    ],
    [
      'fr',
      "Date,Groupe de canaux par défaut de la session,Sessions,Sessions avec engagement,Nombre total d'utilisateurs,Événements clés,Revenu total",
    ],
    [
      'es',
      'Fecha,Grupo de canales predeterminado de la sesión,Sesiones,Sesiones con interacción,Usuarios totales,Eventos clave,Ingresos totales',
    ],
    [
      'it',
      'Data,Gruppo di canali predefinito della sessione,Sessioni,Sessioni con coinvolgimento,Utenti totali,Eventi chiave,Entrate totali',
    ],
    [
      'pt',
      'Data,Grupo de canais padrão da sessão,Sessões,Sessões engajadas,Total de usuários,Eventos principais,Receita total',
    ],
    [
      'nl',
      'Datum,Standaardkanaalgroep van sessie,Sessies,Betrokken sessies,Totaal aantal gebruikers,Belangrijke gebeurtenissen,Totale opbrengst',
    ],
  ])('is recognised in %s', (language, headers) => {
    const read = readExport(
      ads([
        ...head,
        '# Start date: 20260501',
        '# End date: 20260502',
        headers,
        '20260501,Organic Search,10,6,8,2,12.5',
        ',,10,6,8,2,12.5,Grand total',
      ]),
    );
    expect(seen(read)).toEqual([
      'ga4',
      language,
      ['day', 'channel', 'sessions', 'engaged_sessions', 'users', 'conversions', 'revenue_cents'],
    ]);
    expect(read.reading.preview?.check?.differences).toEqual([]);
    expect(read.rows()).toEqual([
      {
        day: '2026-05-01',
        channel: 'organic_search',
        campaign: null,
        device: null,
        country: null,
        measures: { sessions: 10, engaged_sessions: 6, users: 8, conversions: 2, revenue_cents: 1_250 },
      },
    ]);
  });

  test('of an exploration has both days in one comment', () => {
    const read = readExport(
      ads([...head, '# Free form 1', '# 20260501-20260502', 'Session medium,Sessions', 'organic,4']),
    );
    expect(read.rows().map(({ day, channel, measures }) => [day, channel, measures.sessions])).toEqual([
      ['2026-05-01', 'organic_search', 2],
      ['2026-05-02', 'organic_search', 2],
    ]);
  });

  test('has several tables, of which the one with measures is read; counted days begin with the first', () => {
    const read = readExport(
      ads([
        ...head,
        '# Start date: 20260501',
        '# End date: 20260503',
        'Nth day,Average engagement time',
        '0000,12.5',
        '',
        '# Start date: 20260501',
        '# End date: 20260503',
        'Nth day,Sessions',
        '0000,5',
        '0002,7',
      ]),
      { channels: { '': 'direct' } },
    );
    expect(read.reading.tables.map(({ line }) => line)).toEqual([8, 13]);
    expect(read.rows().map(({ day, measures }) => [day, measures.sessions])).toEqual([
      ['2026-05-01', 5],
      ['2026-05-03', 7],
    ]);
  });

  test('reports the channel by source and medium, and asks about media that nobody agrees on', () => {
    const file = ads([
      ...head,
      '# Start date: 20260501',
      '# End date: 20260501',
      'Session source / medium,Sessions',
      'google / cpc,1',
      'facebook / paid_social,2',
      '(direct) / (none),4',
      'news / email,8',
      'spotify / audio,16',
      'a / audio,32',
      'b / sms,64',
    ]);
    const asked = readExport(file).reading;
    expect(asked.questions).toEqual([{ kind: 'channels' }]);
    expect(asked.askedChannels).toEqual([
      { value: '… / audio', rows: 2, channel: null },
      { value: '… / sms', rows: 1, channel: null },
    ]);
    const read = readExport(file, { channels: { '… / audio': 'display', '*': 'leftOut' } });
    expect(read.rows().map(({ channel, measures }) => [channel, measures.sessions])).toEqual([
      ['paid_search', 1],
      ['paid_social', 2],
      ['direct', 4],
      ['email', 8],
      ['display', 48],
    ]);
    expect(read.reading.preview?.leftOutRows).toBe(1);
  });
});

describe('an export of Search Console', () => {
  test.each([
    ['en', 'Date,Clicks,Impressions,CTR,Position'],
    ['de', 'Datum,Klicks,Impressionen,CTR,Position'],
    ['fr', 'Date,Clics,Impressions,CTR,Position'],
    ['es', 'Fecha,Clics,Impresiones,CTR,Posición'],
    ['it', 'Data,Clic,Impressioni,CTR,Posizione'],
    ['pt', 'Data,Cliques,Impressões,CTR,Posição'],
    ['nl', 'Datum,Klikken,Vertoningen,CTR,Positie'],
  ])('is recognised in %s', (language, headers) => {
    const read = readExport(`${headers}\n2026-05-01,15,6394,"0,23 %",12.5\n`);
    expect(seen(read)).toEqual(['searchConsole', language, ['day', 'clicks', 'impressions']]);
    expect(read.rows()).toEqual([
      {
        day: '2026-05-01',
        channel: 'organic_search',
        campaign: null,
        device: null,
        country: null,
        measures: { clicks: 15, impressions: 6_394 },
      },
    ]);
  });

  test('by device and by country keeps both in the words of filters', () => {
    const devices = readExport(
      'Gerät,Klicks,Impressionen,CTR,Position\nMobil,1,10,10%,1\nComputer,2,20,10%,2\n',
      {
        range: { from: '2026-05-01', to: '2026-05-01' },
      },
    );
    const countries = readExport(
      'Country,Clicks,Impressions,CTR,Position\nGermany,1,10,10%,1\nPeru,2,20,10%,2\n',
      {
        range: { from: '2026-05-01', to: '2026-05-01' },
      },
    );
    expect(devices.rows().map(({ device, measures }) => [device, measures.clicks])).toEqual([
      ['mobile', 1],
      ['desktop', 2],
    ]);
    expect(countries.rows().map(({ country, measures }) => [country, measures.clicks])).toEqual([
      ['DE', 1],
      ['other', 2],
    ]);
  });
});

describe('an export of Meta Ads', () => {
  test.each([
    [
      'en',
      'Reporting starts,Reporting ends,Campaign name,Campaign delivery,Reach,Impressions,Clicks (all),Amount spent (USD),Purchases',
    ],
    [
      'de',
      'Berichtsstart,Berichtsende,Kampagnenname,Auslieferung der Kampagne,Reichweite,Impressionen,Klicks (alle),Ausgegebener Betrag (USD),Käufe',
    ],
    [
      'fr',
      'Début des rapports,Fin des rapports,Nom de la campagne,Diffusion de la campagne,Couverture,Impressions,Clics (tous),Montant dépensé (USD),Achats',
    ],
    [
      'es',
      'Inicio del informe,Fin del informe,Nombre de la campaña,Entrega de la campaña,Alcance,Impresiones,Clics (todos),Importe gastado (USD),Compras',
    ],
    [
      'it',
      'Inizio dei report,Fine dei report,Nome della campagna,Pubblicazione della campagna,Copertura,Impression,Clic (tutti),Importo speso (USD),Acquisti',
    ],
    [
      'pt',
      'Início dos relatórios,Término dos relatórios,Nome da campanha,Veiculação da campanha,Alcance,Impressões,Cliques (todos),Valor usado (USD),Compras',
    ],
    [
      'nl',
      'Rapportage begint,Rapportage eindigt,Campagnenaam,Weergave campagne,Bereik,Weergaven,Klikken (alle),Besteed bedrag (USD),Aankopen',
    ],
  ])('is recognised in %s, with its totals in the first row', (language, headers) => {
    const read = readExport(
      ads([
        headers,
        '2026-05-01,2026-05-02,,,90,301,4,5.50,1',
        '2026-05-01,2026-05-01,Sun,active,40,100,1,2.25,1',
        '2026-05-02,2026-05-02,Sun,active,60,201,3,3.25,',
      ]),
    );
    expect(seen(read)).toEqual([
      'metaAds',
      language,
      ['from', 'to', 'campaign', 'impressions', 'clicks', 'spend_cents', 'conversions'],
    ]);
    expect(read.reading.preview?.check).toEqual({
      label: 'the first row',
      line: 2,
      compared: ['impressions', 'clicks', 'spend_cents', 'conversions'],
      differences: [],
    });
    expect(read.rows().map(({ day, channel, measures }) => [day, channel, measures])).toEqual([
      ['2026-05-01', 'paid_social', { impressions: 100, clicks: 1, spend_cents: 225, conversions: 1 }],
      ['2026-05-02', 'paid_social', { impressions: 201, clicks: 3, spend_cents: 325 }],
    ]);
  });

  test('without rows says so', () => {
    expect(
      readExport('"Reporting starts","Campaign name",Impressions\n"No data available."\n').reading.fault,
    ).toMatch(/^The report is empty/);
  });
});
