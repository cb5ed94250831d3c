/** Tests if a separator is decimal: settled by evidence in the file, or asked with both readings. */
import { describe, expect, test } from 'vitest';
import { readExport } from '#tests/support/readExport.ts';

const file = (costs: readonly string[], more: readonly string[] = []): string =>
  [
    ['Campaign', 'Day', 'Cost', ...more.slice(0, 1)].join(';'),
    ...costs.map((cost, at) =>
      [`C${at}`, `2026-10-0${at + 1}`, cost, ...more.slice(at + 1, at + 2)].join(';'),
    ),
  ].join('\n');

const channels = { '': 'email' } as const;

describe('a decimal mark that every cell leaves open', () => {
  test.each([[['1.234', '2.345']], [['1,234', '2,345']], [['1.234']], [['10.000', '999.999', '7']]])(
    '%j is asked with both readings, and nothing comes in before',
    (costs) => {
      const read = readExport(file(costs), { channels });
      const [first = ''] = costs;
      const [whole, part] = [Number(first.replace(/[.,]/, '')), Number(first.replace(',', '.'))];
      const isDot = first.includes('.');
      const samples = read.reading.questions.flatMap((question) =>
        question.kind === 'decimal' ? [question.samples[0]] : [],
      );
      expect(samples).toEqual([
        { cell: first, point: (isDot ? part : whole) * 1e6, comma: (isDot ? whole : part) * 1e6 },
      ]);
      expect([read.rows(), read.reading.preview]).toEqual([[], null]);
    },
  );

  test('is read as a person says', () => {
    const sum = (decimal: '.' | ',') =>
      readExport(file(['1.234', '2.345']), { channels, decimal }).reading.preview?.totals;
    expect([sum(','), sum('.')]).toEqual([{ spend_cents: 357_900 }, { spend_cents: 358 }]);
  });
});

describe('a decimal mark that something settles', () => {
  test.each([
    ['two decimals of the same column', file(['1.234', '2,50']), ',', 'Cost', '2,50'],
    ['another figure', file(['1.234', '2.345'], ['Clicks', '1.000', '5']), ',', 'Clicks', '1.000'],
    ['a column that is left out', file(['1.234', '2.345'], ['CTR', '0,7 %', '1 %']), ',', 'CTR', '0,7 %'],
    ['a zero in front', file(['1.234', '0.345']), '.', 'Cost', '0.345'],
    ['both marks in one cell', file(['1.234', '1,234.50']), '.', 'Cost', '1,234.50'],
  ])('%s is stated with the cell', (_, text, mark, column, cell) => {
    const { reading } = readExport(text, { channels });
    expect(reading.questions).toEqual([]);
    expect(reading.decimal).toEqual({ mark, column, cell });
  });

  test('needs no statement where no cell has one', () => {
    const { reading } = readExport(file(['1', '2']), { channels });
    expect([reading.questions, reading.decimal]).toEqual([[], null]);
  });

  test('by a version or a date of a column that is left out is not settled', () => {
    const text = file(['1.234', '2.345'], ['Version', '1.2', '1.3']);
    expect(readExport(text, { channels }).reading.questions.map(({ kind }) => kind)).toEqual(['decimal']);
  });
});

describe('digits of another script', () => {
  test.each([
    ['١٬٢٣٤٫٥٠', '١٬٠٠٠'],
    ['۱٬۲۳۴٫۵۰', '۱۰۰۰'],
    ['１，２３４．５０', '１０００'],
    ['१,२३४.५०', '१,०००'],
  ])('%s and %s are read, and leave no cell out', (cost, clicks) => {
    const lines = ['Campaign;Day;Cost;Clicks', `A;2026-10-01;${cost};${clicks}`, 'B;2026-10-02;1.00;1'];
    const { preview, questions } = readExport(lines.join('\n'), { channels }).reading;
    expect([questions, preview?.totals, preview?.unreadCells]).toEqual([
      [],
      { spend_cents: 123_550, clicks: 1_001 },
      [],
    ]);
  });
});

describe('invisible characters in a file', () => {
  test('are in no number, day, header or name', () => {
    const text = [
      '\u200BDay,\u2060Campaign,Impressions\u00AD,Clicks',
      '\u200E11\u200E/\u200E13\u200E/\u200E2026,A\u200B,\u202A1,000\u202C,1\u200B0',
    ].join('\n');
    const quoted = text.replace('\u202A1,000\u202C', '"\u202A1,000\u202C"');
    const { reading, rows } = readExport(quoted, { channels });
    expect([
      reading.preview?.unreadCells,
      rows().map(({ day, campaign, measures }) => [day, campaign, measures]),
    ]).toEqual([[], [['2026-11-13', 'A', { impressions: 1_000, clicks: 10 }]]]);
  });

  test('stay within a name that needs them', () => {
    const names = ['👨‍👩‍👧 Family', 'می‌خواهم', '❤️'];
    const text = ['Day,Campaign,Clicks', ...names.map((name) => `2026-11-01,${name},5`)].join('\n');
    expect(
      readExport(text, { channels })
        .rows()
        .map(({ campaign }) => campaign),
    ).toEqual(names);
  });
});
