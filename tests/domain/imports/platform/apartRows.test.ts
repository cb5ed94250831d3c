/** Tests the detection of total rows: by words, by missing names, by being the sum of others; data rows stay. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExport } from '#tests/support/readExport.ts';

const range = { from: '2026-10-01', to: '2026-10-01' };
const channels = { '': 'email' } as const;

const read = (lines: readonly string[], keptLines: readonly number[] = []) =>
  readExport(lines.join('\n'), { channels, range, keptLines }).reading;

const apart = (lines: readonly string[]) =>
  read(lines).preview?.apart.map(({ line, reason, of }) => [line, reason, of]);

const sums = (lines: readonly string[], keptLines: readonly number[] = []) =>
  read(lines, keptLines).preview?.totals;

describe('a row that is called a total', () => {
  test.each([
    ['Total of 2 results,150.00,15000,150', 'Campaign name,Cost,Impressions,Clicks'],
    ['"Mar-26,Total: Campaigns",150.00,15000,150', 'Campaign name,Cost,Impressions,Clicks'],
    ['Summe: Konto,150.00,15000,150', 'Campaign name,Cost,Impressions,Clicks'],
    ...[
      'Gesamtsumme',
      'Suma',
      'Razem',
      'Totalt',
      'Σύνολο',
      '合計',
      '总计',
      '합계',
      'Итого',
      'Toplam',
      'Összesen',
      'Celkem',
      'Yhteensä',
      'المجموع',
      'Somme',
      'Totaux',
      'Eindtotaal',
      'Totale complessivo',
      'Total geral',
    ].map((word) => [`${word},150.00,15000,150`, 'Campaign name,Cost,Impressions,Clicks']),
    ['Durchschnitt,75.00,7500,75', 'Campaign name,Cost,Impressions,Clicks'],
    ['Account total,150.00,15000,150', 'Campaign name,Cost,Impressions,Clicks'],
  ])('%s is set apart, at the top and at the bottom', (total, head) => {
    const rows = ['Launch A,100.00,10000,100', 'Launch B,50.00,5000,50'];
    const expected = { impressions: 15_000, clicks: 150, spend_cents: 15_000 };
    expect([sums([head, ...rows, total]), sums([head, total, ...rows])]).toEqual([expected, expected]);
  });

  test('behind a month is set apart', () => {
    const lines = [
      'Month,Campaign,Impressions,Clicks',
      'Mar-26,Sun,1000,50',
      'Mar-26,Sea,900,40',
      'Mar-26,Total: Campaigns,1900,90',
    ];
    expect(sums(lines)).toEqual({ impressions: 1_900, clicks: 90 });
  });

  test('of parts and of all is set apart on each level, and the file is checked against that of all', () => {
    const lines = [
      'Campaign,Impressions,Clicks',
      'A,1000,50',
      'B,900,40',
      'Subtotal,1900,90',
      'C,10,1',
      'Totals and averages,1910,91',
    ];
    expect(apart(lines)).toEqual([
      [4, 'named', [2, 3]],
      [6, 'named', [2, 5]],
    ]);
    expect(read(lines).preview?.check).toEqual({
      label: 'Totals and averages',
      line: 6,
      compared: ['impressions', 'clicks'],
      differences: [],
    });
  });

  test('or a mean is set apart: by its word, or by a doubtful one where it is the mean', () => {
    const rows = ['Campaign,Impressions,Clicks', 'A,1000,50', 'B,901,40'];
    for (const mean of ['Average,950.5,45', 'Media,950,45', 'Durchschnitt,1,1'])
      expect(sums([...rows, mean])).toEqual({ impressions: 1_901, clicks: 90 });
    expect(sums([...rows, 'Media,700,45'])).toEqual({ impressions: 2_601, clicks: 135 });
  });

  test('or a maximum, minimum or median is set apart where its word and its figures agree', () => {
    const rows = ['Campaign,Impressions,Clicks', 'A,1000,50', 'B,900,40', 'C,200,9'];
    const all = { impressions: 2_100, clicks: 99 };
    for (const lines of [['Max,1000,50'], ['Minimum,200,9'], ['Median,900,40'], ['Höchstwert,1000,50']])
      expect(sums([...rows, ...lines])).toEqual(all);
    expect(sums([...rows, 'Min,200,9', 'Max,1000,50', 'Median,900,40', 'Average,700,33'])).toEqual(all);
    expect(sums(['Campaign,Clicks', 'A,50', 'B,40', 'C,9', 'Max,50', 'Min,9'])).toEqual({ clicks: 99 });
    expect(sums([...rows, 'Max,1000,40'])).toEqual({ impressions: 3_100, clicks: 139 });
    expect(sums(['Campaign,Clicks', 'A,50', 'Max,50'])).toEqual({ clicks: 100 });
  });

  test('is data again once a person says so', () => {
    const lines = ['Campaign,Impressions,Clicks', 'A,1000,50', 'B,900,40', 'Total,7,7'];
    expect([sums(lines), sums(lines, [4])]).toEqual([
      { impressions: 1_900, clicks: 90 },
      { impressions: 1_907, clicks: 97 },
    ]);
    expect(read(lines, [4]).preview?.apart).toEqual([
      { line: 4, cells: ['Total', '7', '7'], reason: 'named', of: null, isKept: true },
    ]);
  });
});

describe('a row that nothing calls a total', () => {
  const rows = ['A,1000,50,7.31', 'B,900,40,12.08', 'C,210,13,1.77'];
  const head = 'Campaign,Impressions,Clicks,Cost';
  const expected = { impressions: 2_110, clicks: 103, spend_cents: 2_116 };

  test.each([0, 1, 3])('but is the sum of all others at place %s is set apart', (at) => {
    expect(sums([head, ...rows.toSpliced(at, 0, 'Demo GmbH,2110,103,21.16')])).toEqual(expected);
  });

  test('is set apart for rounding of a cent, and not for one that is far off', () => {
    expect(sums([head, ...rows, 'Demo GmbH,2110,103,21.17'])).toEqual(expected);
    expect(sums([head, ...rows, 'Demo GmbH,2110,103,22.16'])?.impressions).toBe(4_220);
  });

  test('of groups and groups of groups are set apart', () => {
    const lines = [
      head,
      'North,1900,90,19.39',
      'A,1000,50,7.31',
      'B,900,40,12.08',
      'South,311,20,4.11',
      'C,210,13,1.77',
      'D,101,7,2.34',
      'Everywhere we sell,2211,110,23.50',
    ];
    expect(apart(lines)).toEqual([
      [2, 'sum', [3, 4]],
      [5, 'sum', [6, 7]],
      [8, 'sum', [3, 7]],
    ]);
  });

  test('of a group without a name is set apart, behind or before its parts', () => {
    const parts = ['Search,Sun,1000,50,7.31', 'Search,Sea,900,40,12.08', 'Display,Moon,500,5,2.34'];
    const more = ['Display,Star,407,4,1.77'];
    const [search, display] = ['Search,--,1900,90,19.39', 'Display,,907,9,4.11'];
    const all = [...parts, ...more];
    for (const lines of [
      [...all.slice(0, 2), search, ...all.slice(2), display],
      [search, ...all.slice(0, 2), display, ...all.slice(2)],
    ])
      expect(sums(['Group,Campaign,Impressions,Clicks,Cost', ...lines])).toEqual({
        impressions: 2_807,
        clicks: 99,
        spend_cents: 2_350,
      });
  });

  test('of one measure alone is set apart where its name is blank', () => {
    const flat = ['Sun,50', 'Sea,40', ',90', 'Moon,10', 'Star,7', ',17'];
    const [head, grouped] = [
      'Group,Campaign,Clicks',
      ['Search,Sun,50', 'Search,Sea,40', 'Search,--,90', 'Display,Moon,10', 'Display,,10'],
    ];
    const lines: readonly (readonly string[])[] = [
      ['Campaign,Clicks', ...flat],
      ['Campaign,Clicks', ...flat, ',107'],
      ['Campaign,Clicks', ',107', ',90', 'Sun,50', 'Sea,40', ',17', 'Moon,10', 'Star,7'],
      ['Campaign,Clicks', 'Sun,50', 'Sea,40', ',90', 'Moon,10', 'Star,7'],
      [head, 'Search,Sun,50', 'Search,Sea,40', 'Search,,90', 'Display,Moon,10', 'Display,Star,7'],
      [
        head,
        'Search,,90',
        'Search,Sun,50',
        'Search,Sea,40',
        'Display,,17',
        'Display,Moon,10',
        'Display,Star,7',
      ],
    ];
    expect(lines.map((file) => sums(file))).toEqual(lines.map(() => ({ clicks: 107 })));
    expect(apart(['Campaign,Clicks', ...flat])).toEqual([
      [4, 'sum', [2, 3]],
      [7, 'sum', [5, 6]],
    ]);
    expect(sums([head, ...grouped])).toEqual({ clicks: 100 });
  });

  test('of one measure alone is set apart under any name where it is the sum of all, and large', () => {
    const rows = ['Sun,5103', 'Sea,4307', 'Moon,1301', 'Star,799'];
    for (const at of [0, 4])
      expect(sums(['Campaign,Clicks', ...rows.toSpliced(at, 0, 'Demo GmbH,11510')])).toEqual({
        clicks: 11_510,
      });
    for (const few of [
      ['A,1000', 'B,2000', 'C,3000', 'D,6000'],
      ['A,10', 'B,20', 'C,31', 'D,61'],
      ['A,4120', 'B,3881', 'C,8001'],
      ['A,5103', 'B,5103'],
    ])
      expect(apart(['Campaign,Clicks', ...few])).toEqual([]);
  });

  test('of groups of one measure are set apart under any names where all rows are in groups, and large', () => {
    const rows = ['Sun,5103', 'Sea,4307', 'North,9410', 'Moon,1301', 'Star,799', 'Sky,55', 'South,2155'];
    const head = 'Campaign,Clicks';
    expect([
      apart([head, ...rows, 'Demo GmbH,11565']),
      apart([head, 'Demo GmbH,11565', ...rows.toReversed()]),
    ]).toEqual([
      [
        [4, 'sum', [2, 3]],
        [8, 'sum', [5, 7]],
        [9, 'sum', [2, 7]],
      ],
      [
        [2, 'sum', [4, 9]],
        [3, 'sum', [4, 6]],
        [7, 'sum', [8, 9]],
      ],
    ]);
    for (const few of [
      ['A,10', 'B,20', 'C,30', 'D,5', 'E,7', 'F,12', 'G,42'],
      ['A,1000', 'B,2000', 'C,3000', 'D,4000', 'E,5000', 'F,9000', 'G,12000'],
      rows,
      [...rows, 'Demo GmbH,11566'],
      [...rows.with(1, 'Sea,4308'), 'Demo GmbH,11565'],
    ])
      expect(apart([head, ...few])).toEqual([]);
  });

  test('of one measure stays where a blank name is data', () => {
    const days = ['2026-10-01,Sun,50', '2026-10-01,Sea,40', '2026-10-01,,90'];
    const more = ['2026-10-02,Sun,51', '2026-10-02,Sea,40', '2026-10-02,,33'];
    expect(sums(['Day,Campaign,Clicks', ...days, ...more])).toEqual({ clicks: 304 });
    expect(sums(['Campaign,Clicks', 'Sun,1', 'Sea,2', ',3', 'Moon,9'])).toEqual({ clicks: 15 });
  });

  test('without a name stays where its parts are of another group, or have no name either', () => {
    const head = 'Country,Campaign,Impressions,Clicks,Cost';
    const rows = ['US,Sun,1000,50,7.31', 'US,Sea,900,40,12.08', 'DE,Moon,5,5,5.00'];
    expect([
      apart([head, ...rows.toSpliced(2, 0, 'DE,,1900,90,19.39')]),
      apart([head, ...rows.with(1, 'US,,900,40,12.08').toSpliced(2, 0, 'US,,1900,90,19.39')]),
    ]).toEqual([[], []]);
  });

  test.each([
    ['of one row', ['A,1000,50,7.31', 'B,1000,50,7.31']],
    ['of equal rows', ['A,5,5,5.00', 'B,5,5,5.00', 'C,10,10,10.00']],
    ['of zeros', ['A,0,0,0', 'B,0,0,0', 'C,0,0,0']],
    ['in one column alone', ['A,1000,50,7.31', 'B,900,40,12.08', 'C,1900,17,1.00']],
    ['of a few', ['A,1,1,0.10', 'B,2,1,0.20', 'C,3,2,0.30']],
    ['of round numbers', ['A,5000,1000,10.00', 'B,5000,1000,10.00', 'C,10000,2000,20.00']],
    ['of other round numbers', ['A,20000,100,50.00', 'B,30000,200,70.00', 'C,50000,300,120.00']],
  ])('stays where it could be a sum by chance: %s', (_, all) => {
    expect(apart([head, ...all])).toEqual([]);
  });

  test('stays where it is a day among days, or a device among devices', () => {
    const day = [
      'Day,Impressions,Clicks,Cost',
      '2026-10-01,1000,50,7.31',
      '2026-10-02,900,40,12.08',
      '2026-10-03,1900,90,19.39',
    ];
    const device = [
      'Device,Impressions,Clicks,Cost',
      'Mobile,1000,50,7.31',
      'Tablet,900,40,12.08',
      'Desktop,1900,90,19.39',
    ];
    expect([apart(day), apart(device)]).toEqual([[], []]);
  });

  test.each(['Total', 'Summe', 'All campaigns', 'Campaign total', 'Samtals', 'Demo GmbH'])(
    'that has one of the days and is called %s is set apart at any place',
    (name) => {
      const rows = [
        '2026-10-01,Sun,1000,50,7.31',
        '2026-10-02,Sun,900,40,12.08',
        '2026-10-01,Sea,412,9,3.77',
        '2026-10-02,Sea,377,8,1.02',
      ];
      for (const at of [0, 2, 4])
        expect(sums([`Day,${head}`, ...rows.toSpliced(at, 0, `2026-10-02,${name},2689,107,24.18`)])).toEqual({
          impressions: 2_689,
          clicks: 107,
          spend_cents: 2_418,
        });
    },
  );

  test('of a group that has the last of its days is set apart', () => {
    const lines = [
      `Day,${head}`,
      '2026-10-01,Sun,1000,50,7.31',
      '2026-10-02,Sun,900,40,12.08',
      '2026-10-02,Alls Sun,1900,90,19.39',
      '2026-10-01,Sea,412,9,3.77',
      '2026-10-02,Sea,377,8,1.02',
      '2026-10-02,Alls Sea,789,17,4.79',
    ];
    expect(sums(lines)).toEqual({ impressions: 2_689, clicks: 107, spend_cents: 2_418 });
  });

  test('stays where it has another day than its parts and one measure, or a name that they have', () => {
    const lines = ['2026-10-01,Sun,5103', '2026-10-02,Sun,4307', '2026-10-03,Sea,9410'];
    const more = ['2026-10-01,Sun,1000,50', '2026-10-02,Sun,901,40', '2026-10-03,Sun,1901,90'];
    expect([
      apart(['Day,Campaign,Clicks', ...lines]),
      apart(['Day,Campaign,Impressions,Clicks', ...more]),
    ]).toEqual([[], []]);
  });

  test('stays where a campaign only sounds like a total', () => {
    expect(
      apart([
        head,
        'Total Look,12,3,1.00',
        'Summer Sale,20,5,2.00',
        'All inclusive,9,1,0.50',
        'Gesamtpaket,4,2,1.00',
      ]),
    ).toEqual([]);
  });
});

describe('“All” beside its parts', () => {
  test('of a day and a campaign is set apart', () => {
    const lines = ['Day,Campaign,Device,Impressions,Clicks'];
    for (const day of ['2026-10-01', '2026-10-02'])
      lines.push(
        `${day},Sun,All,100,5`,
        `${day},Sun,Mobile,60,3`,
        `${day},Sun,Desktop,30,1`,
        `${day},Sun,Tablet,10,1`,
      );
    expect(sums(lines)).toEqual({ impressions: 200, clicks: 10 });
    expect(apart(lines)).toEqual([
      [2, 'all', null],
      [6, 'all', null],
    ]);
  });

  test('that is more than the parts that are listed is set apart and says so', () => {
    const lines = ['Country,Impressions,Clicks', 'All,1000,50', 'Germany,500,30', 'Canada,300,10'];
    expect([sums(lines), apart(lines)]).toEqual([
      { impressions: 800, clicks: 40 },
      [[2, 'allAndMore', null]],
    ]);
  });

  test('is a campaign where it is one that is larger than the others', () => {
    const lines = ['Campaign,Impressions,Clicks', 'Global,1000,50', 'Germany,500,30', 'Canada,300,10'];
    expect(apart(lines)).toEqual([]);
  });

  test('of two columns is set apart once each', () => {
    const lines = [
      'Device,Country,Impressions,Clicks',
      'All,All,100,10',
      'All,Germany,60,6',
      'All,Canada,40,4',
      'Mobile,Germany,50,5',
      'Mobile,Canada,30,3',
      'Desktop,Germany,10,1',
      'Desktop,Canada,10,1',
      'Mobile,All,80,8',
      'Desktop,All,20,2',
    ];
    expect(sums(lines)).toEqual({ impressions: 100, clicks: 10 });
  });

  test('under the name of an account, day by day, is set apart, and a campaign that is half of all is not', () => {
    const days = ['2026-10-01', '2026-10-02', '2026-10-03'];
    const own = (at: number, name: string, impressions: number, clicks: number) =>
      `${days[at]},${name},${impressions},${clicks}`;
    const head = 'Day,Campaign,Impressions,Clicks';
    const parts = days.flatMap((_, at) => [own(at, 'Sun', 600 + at, 31), own(at, 'Sea', 401, 12 + at)]);
    const account = days.map((_, at) => own(at, 'Demo GmbH', 1_001 + at, 43 + at));
    expect(sums([head, ...account, ...parts])).toEqual({ impressions: 3_006, clicks: 132 });
    const half = days.map((_, at) => own(2 - at, 'Moon', 1_001 + at, 43 + at));
    expect(sums([head, ...half, ...parts])).toEqual({ impressions: 6_012, clicks: 264 });
  });

  test('of a single part each is set apart by its word', () => {
    const lines = [
      'Day,Campaign,Impressions,Clicks',
      '2026-10-01,Sun,1000,50',
      '2026-10-01,Total,1000,50',
      '2026-10-02,Sun,900,40',
      '2026-10-02,Total,900,40',
    ];
    expect(apart(lines)).toEqual([
      [3, 'all', null],
      [5, 'all', null],
    ]);
  });

  test('without parts is data', () => {
    expect(sums(['Campaign,Device,Impressions,Clicks', 'Sun,All,100,5', 'Sea,All,60,3'])).toEqual({
      impressions: 160,
      clicks: 8,
    });
  });
});

const figures = fc.record({
  impressions: fc.integer({ min: 0, max: 90_000 }),
  clicks: fc.integer({ min: 0, max: 4_000 }),
  cents: fc.integer({ min: 0, max: 900_000 }),
});
type Figures = typeof figures extends fc.Arbitrary<infer Row> ? Row : never;

const line = (name: string, { impressions, clicks, cents }: Figures): string =>
  `${name},${impressions},${clicks},${(cents / 100).toFixed(2)}`;

const added = (rows: readonly Figures[]): Figures =>
  rows.reduce(
    (sum, row) => ({
      impressions: sum.impressions + row.impressions,
      clicks: sum.clicks + row.clicks,
      cents: sum.cents + row.cents,
    }),
    { impressions: 0, clicks: 0, cents: 0 },
  );

const inAll = (rows: readonly Figures[]) => {
  const { impressions, clicks, cents } = added(rows);
  return { impressions, clicks, spend_cents: cents };
};

const header = 'Campaign,Impressions,Clicks,Cost';
const words = [
  'Total',
  'Summe: Konto',
  'Total général',
  'Totale',
  'Razem',
  'Summa',
  'Σύνολο',
  '合計',
  'Subtotal',
  'Total: Campaigns',
  'Итого',
  '소계',
];

describe('random tables', () => {
  test('without totals lose no row', () => {
    fc.assert(
      fc.property(fc.array(figures, { minLength: 1, maxLength: 30 }), (rows) => {
        expect(sums([header, ...rows.map((row, at) => line(`C${at}`, row))])).toEqual(inAll(rows));
      }),
      { numRuns: 300 },
    );
  });

  test('by day lose none, though a day may be the sum of others', () => {
    const small = fc.record({
      impressions: fc.integer({ min: 0, max: 3 }),
      clicks: fc.integer({ min: 0, max: 2 }),
      cents: fc.integer({ min: 0, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 20 }), (rows) => {
        const lines = rows.map((row, at) => line(`2026-09-${String(at + 1).padStart(2, '0')}`, row));
        expect(sums(['Day,Impressions,Clicks,Cost', ...lines])).toEqual(inAll(rows));
      }),
      { numRuns: 300 },
    );
  });

  test('by day and campaign lose none, though a campaign may be the sum of others', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(figures, fc.nat({ max: 27 })), { minLength: 1, maxLength: 30 }),
        (rows) => {
          const lines = rows.map(
            ([row, day], at) => `2026-09-${String(day + 1).padStart(2, '0')},${line(`C${at}`, row)}`,
          );
          expect(sums([`Day,${header}`, ...lines])).toEqual(inAll(rows.map(([row]) => row)));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('with totals of groups and of all, in any language and at any place, have the sums without them', () => {
    const group = fc.record({
      rows: fc.array(figures, { minLength: 1, maxLength: 6 }),
      word: fc.constantFrom(...words),
      isFirst: fc.boolean(),
      has: fc.boolean(),
    });
    const table = fc.record({
      groups: fc.array(group, { minLength: 1, maxLength: 5 }),
      grand: fc.constantFrom(...words),
      place: fc.constantFrom('top', 'bottom', 'none'),
    });
    fc.assert(
      fc.property(table, ({ groups, grand, place }) => {
        const all = groups.flatMap(({ rows }) => rows);
        const total = place === 'none' ? [] : [line(grand, added(all))];
        const body = groups.flatMap(({ rows, word, isFirst, has }, at) => {
          const own = rows.map((row, index) => line(`C${at} ${index}`, row));
          const sum = has ? [line(word, added(rows))] : [];
          return isFirst ? [...sum, ...own] : [...own, ...sum];
        });
        const lines = place === 'top' ? [header, ...total, ...body] : [header, ...body, ...total];
        expect(sums(lines)).toEqual(inAll(all));
      }),
      { numRuns: 300 },
    );
  });

  test('with a total under a name that no list has, have the sums without it', () => {
    const busy = fc.record({
      impressions: fc.integer({ min: 500, max: 90_000 }),
      clicks: fc.integer({ min: 20, max: 4_000 }),
      cents: fc.integer({ min: 500, max: 900_000 }),
    });
    fc.assert(
      fc.property(fc.array(busy, { minLength: 2, maxLength: 20 }), fc.nat(), (rows, place) => {
        const lines = rows.map((row, at) => line(`C${at}`, row));
        const at = place % (lines.length + 1);
        expect(sums([header, ...lines.toSpliced(at, 0, line('Demo GmbH', added(rows)))])).toEqual(
          inAll(rows),
        );
      }),
      { numRuns: 300 },
    );
  });
});
