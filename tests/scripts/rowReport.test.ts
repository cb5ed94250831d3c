import { describe, expect, test } from 'vitest';
import {
  areAllNamed,
  describeRows,
  reportRows,
  rowsInTitle,
  tableRows,
  titlesOf,
} from '../../scripts/rowReport.ts';

const table = `# Rows
Text that names S9.9.

## 2 Screens
| Row | Requirement |
|---|---|
| S2.1 | One, like S2.9 |
| S2.10 | Two |
## 4
| S4.6 | Three |
`;

const named = (source: string) => titlesOf({ path: 'tests/a.test.tsx', source });

describe('the rows of the requirements', () => {
  test('are the first cells of the tables', () => {
    expect(tableRows(table)).toEqual(['S2.1', 'S2.10', 'S4.6']);
  });

  test.each([
    ['pays [S4.6]', ['S4.6']],
    ['pays [S4.6, S9.4 S9.1]', ['S4.6', 'S9.4', 'S9.1']],
    ['pays [S4.6][S9.4] and [S2.1]', ['S4.6', 'S9.4', 'S2.1']],
    ['pays S4.6 without brackets', []],
    ['answers [200, 404] in a [SVG]', []],
    ['names a section only [S4]', ['S4']],
  ])('are read from the title "%s"', (title, rows) => {
    expect(rowsInTitle(title)).toEqual(rows);
  });
});

describe('the titles of a test file', () => {
  test('are those of tests and groups, in every form in which they are written', () => {
    const source = `
      describe('group', () => {
        test('plain', () => {});
        it("double", () => {});
        test(\`template \${x} end\`, () => {});
        test.only('only', () => {});
        test.each([['not me [S1.1]']])('each %s', () => {});
        test.each\`a | b\`('tagged', () => {});
        test.describe.parallel('deep', () => {});
        test.skipIf(false)('maybe', () => {});
        test.step('act', async () => {});
      });`;
    expect(named(source)).toEqual([
      'group',
      'plain',
      'double',
      'template … end',
      'only',
      'each %s',
      'tagged',
      'deep',
      'maybe',
      'act',
    ]);
  });

  test('leave out tests that are not run, comments, other calls and texts', () => {
    const source = `
      // test('in a comment [S2.1]', () => {});
      test.skip('skipped', () => {}); it.todo('later'); test.fixme('broken', () => {});
      expect('test("in a text [S2.1]")').toBe(''); other.test('not ours', () => {});
      const page = <p>test('in markup')</p>;`;
    expect(named(source)).toEqual([]);
  });

  test('of a file that cannot be read are refused', () => {
    expect(() => named('test(')).toThrow('tests/a.test.tsx');
  });
});

describe('the report of rows', () => {
  const files = [
    { path: 'tests/a.test.ts', source: "test('a [S4.6]', () => {}); test('b [S4.6, S7.7]', () => {});" },
    { path: 'tests/b.test.ts', source: "describe('c [S2.1]', () => {});" },
  ];

  test('lists what no title names and what the table does not have', () => {
    expect(reportRows(table, files)).toEqual({
      rows: ['S2.1', 'S2.10', 'S4.6'],
      unnamed: ['S2.10'],
      unknown: [{ row: 'S7.7', path: 'tests/a.test.ts' }],
    });
  });

  test('passes when each row is named, and neither with a row too many nor with a name too many', () => {
    const two = "test('[S2.1][S4.6]', () => {});";
    const judge = (source: string, rows = table) =>
      areAllNamed(reportRows(rows, [{ path: 'tests/a.test.ts', source }]));

    expect([
      judge(`${two} test('[S2.10]', () => {});`),
      judge(two),
      judge(`${two} test.skip('[S2.10]', () => {});`),
      judge(`${two} test('[S2.10][S7.7]', () => {});`),
      judge('', '# No rows'),
    ]).toEqual([true, false, false, false, false]);
  });

  test('is reported in a line for each kind', () => {
    expect(describeRows(reportRows(table, files))).toEqual([
      '2 of 3 rows of docs/requirements.md are named by a test.',
      'Not named: S2.10',
      'tests/a.test.ts names S7.7, which docs/requirements.md does not have.',
    ]);
    const whole = [...files.slice(1), { path: 'c.ts', source: "test('[S2.10][S4.6]', () => {});" }];
    expect(describeRows(reportRows(table, whole))).toEqual([
      '3 of 3 rows of docs/requirements.md are named by a test.',
    ]);
  });
});
