/** Tests CSV serialization. */
import { assert, constantFrom, double, integer, oneof, property, string } from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import {
  type CsvFormat,
  csvFormatOf,
  csvSeparators,
  csvText,
  decimalMarks,
  plainCsv,
  unguarded,
} from '#domain/csv.ts';
import { roiCsv } from '#domain/roi/roiCsv.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';

describe('csv', () => {
  test('begins with a byte order mark and ends each line with CRLF', () => {
    expect(
      csvText([
        ['a', 1],
        ['b', -2.5],
      ]),
    ).toBe('\uFEFFa,1\r\nb,-2.5\r\n');
  });

  test('quotes what has commas, quotes or line ends, and doubles quotes (RFC 4180)', () => {
    expect(csvText([['a, b', 'say "hi"', 'one\ntwo', 'plain']])).toBe(
      '\uFEFF"a, b","say ""hi""","one\ntwo",plain\r\n',
    );
  });

  test('keeps texts from being taken for formulas, and leaves numbers alone', () => {
    expect(csvText([['=1+1', '+1', '-1', '@now', '\tx', 'a=b', -1]])).toBe(
      "\uFEFF'=1+1,'+1,'-1,'@now,'\tx,a=b,-1\r\n",
    );
    expect(csvText([['=HYPERLINK("x")']])).toBe(`\uFEFF"'=HYPERLINK(""x"")"\r\n`);
  });

  test('of calculations has a row each: name, inputs, results [S9.6]', () => {
    const idle = { ...roiDefaults, clientCount: 0 };

    expect(
      csvText(
        roiCsv([
          { name: 'Today', inputs: roiDefaults },
          { name: '=idle', inputs: idle },
        ]),
      ).split('\r\n'),
    ).toEqual([
      '\uFEFFScenario,Monthly revenue,Clients,Hours per report,Reports per client and month,Hourly rate,Reporting hours a month,Reporting cost a month (USD),Reporting cost a year (USD),Hours saved a month,Money saved a month (USD),Money saved a year (USD),Platform cost a year (USD),Annual ROI (%),Payback (months),Net annual benefit (USD)',
      'Today,50000,10,8,4,75,320,24000,288000,256,19200,230400,2388,9548.24,0.124,228012',
      "'=idle,50000,0,8,4,75,0,0,0,0,0,0,2388,-100,never pays back at these inputs,-2388",
      '',
    ]);
  });
});

const formats: readonly CsvFormat[] = csvSeparators.flatMap((separator) =>
  decimalMarks.map((decimal) => ({ separator, decimal })),
);

/** Parses the text as a spreadsheet whose locale separates by `delimiter`. */
const cellsBy = (text: string, delimiter: string): readonly string[] =>
  Papa.parse<string[]>(text.replace('\uFEFF', ''), { delimiter }).data.flat();

/** Splits without regard to quotes, as a naive parser does. */
const rawCells = (text: string): readonly string[] => text.replace('\uFEFF', '').split(/[,;|，；｜\t\r\n]/);

const runs = (cell: string): boolean =>
  /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/u.test(
    cell,
  );

const dangerous = oneof(
  constantFrom('=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '\uFE66', '\u2212'),
  constantFrom(
    ' ',
    '\t',
    '\r',
    '\n',
    ',',
    ';',
    '|',
    '；',
    '，',
    '"',
    "'",
    '\u200B',
    '\u00A0',
    '\u3164',
    '\u2800',
    '\uFEFF',
    '\u00AD',
  ),
  constantFrom('1', 'a', 'cmd|x', 'HYPERLINK("x")'),
  string({ unit: 'grapheme', maxLength: 3 }),
);
const texts = oneof(string({ unit: dangerous, maxLength: 8 }), string({ unit: 'binary', maxLength: 20 }));

describe('the format of a file', () => {
  test.each([
    [';', ',', 'a;b,c;1234,5;-0,25\r\n'],
    [';', '.', 'a;b,c;1234.5;-0.25\r\n'],
    [',', ',', 'a,"b,c","1234,5","-0,25"\r\n'],
    ['\t', ',', 'a\tb,c\t1234,5\t-0,25\r\n'],
  ] as const)('writes cells between %j and decimals behind %j', (separator, decimal, line) => {
    expect(csvText([['a', 'b,c', 1234.5, -0.25]], { separator, decimal })).toBe(`\uFEFF${line}`);
  });

  test('quotes its own separator alone', () => {
    const cells = ['a;b', 'a,b', 'a\tb'];
    expect(csvSeparators.map((separator) => csvText([cells], { ...plainCsv, separator }))).toEqual([
      '\uFEFFa;b,"a,b",a\tb\r\n',
      '\uFEFF"a;b";a,b;a\tb\r\n',
      '\uFEFFa;b\ta,b\t"a\tb"\r\n',
    ]);
  });

  test('gives a third decimal behind a comma a fourth', () => {
    expect(csvText([[1.234, 0.125, 1.2345]], { separator: ';', decimal: ',' })).toBe(
      '\uFEFF1,2340;0,1250;1,2345\r\n',
    );
  });

  test('is the plain one where nothing, or nothing that it knows, was kept', () => {
    expect([null, '', ';', ';;', ',,,', ';,', '\t.'].map(csvFormatOf)).toEqual([
      ...Array(5).fill(plainCsv),
      { separator: ';', decimal: ',' },
      { separator: '\t', decimal: '.' },
    ]);
  });

  test('keeps the value of every number', () => {
    assert(
      property(
        oneof(integer(), double({ noNaN: true, noDefaultInfinity: true })),
        constantFrom(...formats),
        (value, format) => {
          const [cell = ''] = cellsBy(csvText([[value]], format), format.separator);
          expect(Number(cell.replace(format.decimal, '.'))).toBe(value + 0);
        },
      ),
    );
  });
});

describe('a formula', () => {
  test.each([
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['\uFF0B1', "'\uFF0B1"],
    ['\uFF0D1', "'\uFF0D1"],
    ['\uFF20x', "'\uFF20x"],
    [' =1', "' =1"],
    ['\u200B=1', "'\u200B=1"],
    ['\u3164@x', "'\u3164@x"],
    ['a;=1', "a;'=1"],
    ['a; \uFF1D1', "a;' \uFF1D1"],
    ['a b = c - d (+1)', 'a b = c - d (+1)'],
  ])('%j is written as %j', (text, written) => {
    expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
  });

  test('begins no cell in whatever locale splits the file, with quotes or without', () => {
    assert(
      property(texts, texts, constantFrom(...formats), (one, other, format) => {
        const text = csvText([[one, other]], format);
        const cells = [...csvSeparators.flatMap((delimiter) => cellsBy(text, delimiter)), ...rawCells(text)];
        expect(cells.filter(runs)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is read back as it was written', () => {
    assert(
      property(texts, constantFrom(...formats), (text, format) => {
        const [, cell] =
          Papa.parse<string[]>(csvText([['start', text]], format).slice(1), {
            delimiter: format.separator,
            newline: '\r\n',
          }).data[0] ?? [];
        expect(unguarded(cell ?? '')).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});
