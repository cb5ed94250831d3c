/** Tests number and date formats, and when the user must be asked. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { orderOf } from '#domain/imports/platform/columnDays.ts';
import { readDay, readRange } from '#domain/imports/platform/dateText.ts';
import { markEvidence, millionthsOf } from '#domain/imports/platform/numberText.ts';
import { fileText } from '#domain/imports/text/fileText.ts';
import type { Channel } from '#domain/metrics/channels.ts';
import { readExport } from '#tests/support/readExport.ts';

describe('a number', () => {
  test.each([
    ['1,234.56', '.', 1_234.56],
    ['1.234,56', ',', 1_234.56],
    ['1 234,56', ',', 1_234.56],
    ['1\u202F234,56 €', ',', 1_234.56],
    ["1'234.5", '.', 1_234.5],
    ['CHF 1’234.50', '.', 1_234.5],
    ['12,34,567.8', '.', 1_234_567.8],
    ['$9', '.', 9],
    ['R$ 9,50', ',', 9.5],
    ['US$1,164.09', '.', 1_164.09],
    ['USD 1.429999948', '.', 1.429_999_948],
    ['-3', '.', -3],
    ['−3,5', ',', -3.5],
    ['1.2E3', '.', 1_200],
  ] as const)('%s with %s decimal is read', (cell, mark, value) => {
    expect(millionthsOf(cell, mark)).toBe(Math.round(value * 1_000_000));
  });

  test.each(['', ' ', '--', ' --', '-', '—', 'n/a', 'NaN'])('%j says that there is none', (cell) => {
    expect(millionthsOf(cell, '.')).toBeNull();
  });

  test.each([
    ['< 10%', '.'],
    ['twelve', '.'],
    ['1,2', '.'],
    ['1.234.5', ','],
    ['5 / 6', '.'],
  ] as const)('%s with %s decimal is none', (cell, mark) => {
    expect(millionthsOf(cell, mark)).toBeNaN();
  });

  test('reports by itself which mark is decimal, or that either could be', () => {
    const told = ['1,234.5', '1.234,5', '12,34', '0.123', '1.234.567', '9,380', '5'];
    expect(told.map((cell) => markEvidence(cell, false))).toEqual(['.', ',', ',', '.', ',', 'either', null]);
    expect(markEvidence('9,380', true)).toBe('.');
  });
});

describe('a date', () => {
  test.each([
    '2026-01-27',
    '20260127',
    '2026/01/27',
    '27 Jan 2026',
    'Jan 27, 2026',
    'January 27th, 2026',
    'Tue, 27 Jan 2026',
    '27. Januar 2026',
    '27 janvier 2026',
    '27 de enero de 2026',
    '27 gen 2026',
    '27 de jan. de 2026',
    '27 januari 2026',
    '27.01.2026',
    '27/01/26',
    '01/27/2026',
    '2026-01-27 13:45:00',
    '2026-01-27T00:00:00Z',
    '1/27/2026 12:00 AM',
    'mar. 27 janv. 2026',
    'mar, 27 ene 2026',
    'Di 27.01.2026',
  ])('%s is 27 January 2026', (cell) => {
    const day = readDay(cell);
    const read = [day?.dayFirst, day?.monthFirst].filter((one) => typeof one === 'number');
    expect([...new Set(read.map(calendarDayOf))]).toEqual(['2026-01-27']);
  });

  test.each(['', 'Sun', '31.02.2026', '2026-13-40', '27 Jan', '12345'])('%j is none', (cell) => {
    expect(readDay(cell)).toBeNull();
  });

  test.each([
    '27 January 2026 - 23 February 2026',
    'January 27, 2026 - February 23, 2026',
    'Jan 27 - Feb 23, 2026',
    '27. Januar 2026 – 23. Februar 2026',
    '27 janv. 2026 - 23 févr. 2026',
    '27 de enero de 2026 - 23 de febrero de 2026',
    '2026-01-27 to 2026-02-23',
    'Campaign performance (Jan 27, 2026-Feb 23, 2026)',
    '2026-01-27-2026-02-23',
    'Time series(2026.01.27-2026.02.23)',
  ])('%s is a range', (text) => {
    const { from = 0, to = 0 } = readRange(text) ?? {};
    expect([calendarDayOf(from), calendarDayOf(to)]).toEqual(['2026-01-27', '2026-02-23']);
  });

  test('that can be two days is settled by one cell that can be one alone, or by the days that the file states', () => {
    const within = readRange('2026-04-01 to 2026-04-30');
    expect([
      orderOf(['03/04/2026', '05/04/2026'], null).order,
      orderOf(['03/04/2026', '13/04/2026'], null).order,
      orderOf(['03/04/2026', '04/13/2026'], null).order,
      orderOf(['13/04/2026', '04/13/2026'], null).order,
      orderOf(['03/04/2026', '05/04/2026'], within).order,
      orderOf(['04/04/2026', '2026-05-06'], null).order,
    ]).toEqual([null, 'dayFirst', 'monthFirst', null, 'dayFirst', 'dayFirst']);
  });

  test('that can be two days in every row is asked, and never guessed', () => {
    const file = 'Date,Clicks,Impressions,CTR,Position\n03/04/2026,1,2,1%,1\n05/04/2026,3,4,1%,1\n';
    expect(readExport(file).reading.questions).toEqual([
      {
        kind: 'dateOrder',
        samples: [
          ['03/04/2026', '2026-04-03', '2026-03-04'],
          ['05/04/2026', '2026-04-05', '2026-05-04'],
        ],
      },
    ]);
    expect(readExport(file).rows()).toEqual([]);
    expect(
      readExport(file, { dateOrder: 'dayFirst' })
        .rows()
        .map(({ day }) => day),
    ).toEqual(['2026-04-03', '2026-04-05']);
  });
});

describe('the bytes of a file', () => {
  const text = 'Tag;Kosten\n1;2 €\n';
  const wide = (little: boolean): Uint8Array =>
    new Uint8Array(
      [...text].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );

  test.each([
    ['utf-8', new TextEncoder().encode(text)],
    ['utf-8', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)])],
    ['utf-16le', wide(true)],
    ['utf-16le', new Uint8Array([0xff, 0xfe, ...wide(true)])],
    ['utf-16be', wide(false)],
    ['utf-16be', new Uint8Array([0xfe, 0xff, ...wide(false)])],
    [
      'windows-1252',
      new Uint8Array([...text].map((letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)))),
    ],
  ])('in %s are read', (encoding, bytes) => {
    expect(fileText(bytes)).toEqual({ text, encoding });
  });
});

type Locale = {
  readonly separator: string;
  readonly mark: '.' | ',';
  readonly group: string;
  readonly day: (iso: string) => string;
};

const parts = (iso: string) => iso.split('-');
const dates: readonly Locale['day'][] = [
  (iso) => iso,
  (iso) => iso.replaceAll('-', ''),
  (iso) => parts(iso).toReversed().join('.'),
  (iso) => `${parts(iso)[1]}/${parts(iso)[2]}/${parts(iso)[0]}`,
  (iso) =>
    `${Number(parts(iso)[2])}. ${['Januar', 'Februar', 'März'][Number(parts(iso)[1]) - 1]} ${parts(iso)[0]}`,
];

const locale: fc.Arbitrary<Locale> = fc
  .record({
    separator: fc.constantFrom(',', ';', '\t'),
    mark: fc.constantFrom('.' as const, ',' as const),
    spaced: fc.boolean(),
    day: fc.constantFrom(...dates),
  })
  .map(({ separator, mark, spaced, day }) => ({
    separator,
    mark,
    day,
    group: spaced ? '\u00a0' : mark === '.' ? ',' : '.',
  }));

const row = fc.record({
  day: fc.integer({ min: 0, max: 89 }).map((day) => calendarDayOf(20_454 + day)),
  campaign: fc.stringMatching(/^[A-Za-zÄöß][\w ,;"ÄöÜ-]{0,12}[a-z]$/),
  clicks: fc.integer({ min: 0, max: 3_000_000 }),
  cents: fc.integer({ min: 0, max: 200_000_000 }),
});

const amount = (cents: number, { mark, group }: Locale): string => {
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, group);
  return `${whole}${mark}${String(cents % 100).padStart(2, '0')}`;
};

const count = (value: number, { group }: Locale): string =>
  String(value).replaceAll(/\B(?=(\d{3})+$)/g, group);

test('a file of any locale reads back to the rows that it was written of', () => {
  fc.assert(
    fc.property(
      locale,
      fc.uniqueArray(row, {
        minLength: 1,
        maxLength: 8,
        selector: ({ day, campaign }) => `${day} ${campaign}`,
      }),
      (written, rows) => {
        const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
        const last = { day: '2026-03-31', campaign: 'last', clicks: 1, cents: 1 };
        const all = [...rows.filter(({ day }) => day !== last.day), last];
        const text = [
          ['Campaign', 'Date', 'Clicks', 'Cost', 'CTR'],
          ...all.map((one) => [
            one.campaign,
            written.day(one.day),
            count(one.clicks, written),
            amount(one.cents, written),
            '',
          ]),
        ]
          .map((cells) => cells.map(quoted).join(written.separator))
          .join('\r\n');
        // Three days that happen to be weeks apart would be mistaken for weeks.
        const roles = { date: 'day' } as const;
        const read = readExport(text, { roles, channels: { '': 'email' satisfies Channel } });
        expect(read.reading.questions).toEqual([]);
        expect(read.rows().map(({ day, campaign, measures }) => [day, campaign, measures])).toEqual(
          all.map((one) => [one.day, one.campaign, { clicks: one.clicks, spend_cents: one.cents }]),
        );
      },
    ),
  );
});
