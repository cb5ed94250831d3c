/** Tests the parsing of tables as spreadsheets write them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvText, unguarded } from '#domain/csv.ts';
import { mostTableRows } from '#domain/imports/mostTableRows.ts';
import { readTable } from '#domain/imports/readTable.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'Ü', ' ', '"', ',', ';', '\t', '\n', '\r', '1', '=') });

const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  );

const cellsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells);

describe('a table of text', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = readTable(`sep=,\r\n${csvText(rows).slice(1)}`);
        const isFilled = (cells: readonly string[]) => cells.some((one) => one.trim() !== '');
        const back = read.rows.map(({ cells, problem }) => ({ cells: cells.map(unguarded), problem }));
        expect(back.filter(({ cells }) => isFilled(cells))).toEqual(
          rows.filter(isFilled).map((cells) => ({ cells, problem: null })),
        );
      }),
    );
  });

  test('may have commas, semicolons or tabs, whichever its first line has most of', () => {
    expect([
      cellsOf('a,b\n1,2'),
      cellsOf('a;b,c;d\n1;2,3;4'),
      cellsOf('a\tb\r\n1\t2\r\n'),
      cellsOf('"a,b,c";d\n'),
      cellsOf('alone'),
      cellsOf('SEP=|\r\na|b\r\n1|2'),
    ]).toEqual([
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      [
        ['a', 'b,c', 'd'],
        ['1', '2,3', '4'],
      ],
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      [['a,b,c', 'd']],
      [['alone']],
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ]);
  });

  test('may begin with a byte order mark, end without a line break, and have empty lines', () => {
    expect(cellsOf('\uFEFFname,domain\r\n\r\nAcme,"acme.com"')).toEqual([
      ['name', 'domain'],
      ['Acme', 'acme.com'],
    ]);
    expect([cellsOf(''), cellsOf('\uFEFF')]).toEqual([[], []]);
  });

  test('reports the line of each row, empty lines and line breaks in cells counted', () => {
    const { rows } = readTable('name,domain\n\n"Two\nlines",two.example\nThree,three.example\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test('of a quote that nobody closes has the rest in one cell, and reports the row', () => {
    expect(readTable('a,b\n1,"2\nc,d').rows).toEqual([
      { line: 1, cells: ['a', 'b'], problem: null },
      { line: 2, cells: ['1', '2\nc,d'], problem: 'A quote is never closed' },
    ]);
  });

  test('is read up to 10,000 rows below the first line, and says that there are more', () => {
    const lines = (count: number) => `name\n${Array.from({ length: count }, (_, at) => `c${at}`).join('\n')}`;
    const [whole, more] = [readTable(lines(mostTableRows)), readTable(lines(mostTableRows + 1))];

    expect([whole.rows.length, whole.isCut, more.rows.length, more.isCut]).toEqual([
      mostTableRows + 1,
      false,
      mostTableRows + 1,
      true,
    ]);
  });
});
