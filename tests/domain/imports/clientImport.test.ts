/** Tests client import from a table. */
import { describe, expect, test } from 'vitest';
import { guessColumns, isSound, previewClients } from '#domain/imports/clientImport.ts';
import type { TableRow } from '#domain/imports/readTable.ts';

const noMore = { zone: null, currency: null, until: null, owner: null, tags: null };
const columns = { name: 0, domain: 1, industry: 2, fee: 3, ...noMore };

const table = (...rows: readonly (readonly string[])[]): readonly TableRow[] =>
  rows.map((cells, index) => ({ line: index + 1, cells, problem: null }));
const rules = {
  taken: new Set(['taken.example']),
  industries: ['Retail'],
  staff: new Map([
    ['ada', 'Ada Moreau'],
    ['kim1', 'Kim Berg'],
    ['kim2', 'Kim Berg'],
  ]),
  today: '2026-03-02',
};
const header = ['Client', 'Website', 'Sector', 'Monthly fee'];

describe('an import of clients', () => {
  test('knows columns by the words of their headers', () => {
    expect([guessColumns(header), guessColumns(['URL', 'x', 'NAME'])]).toEqual([
      columns,
      { name: 2, domain: 0, industry: null, fee: null, ...noMore },
    ]);
  });

  test('makes a client of each row, in its one spelling', () => {
    const [row] = previewClients(
      table(header, [' Acme ', 'https://www.ACME.com/', 'Retail', '€900']),
      columns,
      rules,
    );
    expect(row).toEqual({
      line: 2,
      fields: { name: 'Acme', domain: 'acme.com', industry: 'Retail' },
      zone: '',
      feeCents: 90_000,
      currency: 'EUR',
      until: null,
      ownerId: null,
      tags: [],
      errors: {},
    });
  });

  test('refuses a row that the encoding cannot read', () => {
    const [row] = previewClients(table(header, ['M\uFFFDller', 'one.example', 'Retail', '']), columns, rules);
    expect(row?.errors).toEqual({ row: 'Has unreadable characters (\uFFFD). Choose another text encoding' });
  });

  test('reports each row what is wrong with it', () => {
    const rows = previewClients(
      table(
        header,
        ['', 'one.example', 'Retail', ''],
        ['Two', 'taken.example', 'Retail', ''],
        ['Three', 'three.example', 'Retial', 'much'],
        ['Four', 'four.example', 'retail', ''],
        ['Five', 'www.four.example', 'Retail', ''],
        ['Six', 'no domain', 'Retail'],
        ['Seven', 'seven.example', 'Retail', '5', 'a comma'],
      ),
      columns,
      rules,
    );
    expect(rows.map(({ line, errors }) => [line, errors])).toEqual([
      [2, { name: 'Name is required' }],
      [3, { domain: 'Another client has this domain' }],
      [4, { industry: 'Unknown industry “Retial”', fee: 'Must be a number' }],
      [5, {}],
      [6, { domain: 'Twice in this file' }],
      [7, { domain: 'Enter a domain such as acme.com, without a path' }],
      [8, { row: 'Has 5 cells where the first line has 4' }],
    ]);
    expect(rows.filter(isSound).map(({ line }) => line)).toEqual([5]);
  });

  test('takes a time zone that is one, and reports one that is none', () => {
    const zoned = { ...columns, zone: 3, fee: null };
    const heads = ['Name', 'Site', 'Industry', 'Time zone'];
    const rows = [
      ['Acme', 'acme.com', 'Retail', 'Asia/Tokyo'],
      ['Berg', 'berg.no', 'Retail', 'Mars/Base'],
    ];
    const [acme, berg] = previewClients(table(heads, ...rows), zoned, rules);

    expect([guessColumns(heads).zone, acme?.zone, acme?.errors]).toEqual([3, 'Asia/Tokyo', {}]);
    expect(berg?.errors).toEqual({ zone: 'Choose a time zone such as Europe/Berlin' });
  });

  test('takes any industry when it is asked to', () => {
    const [row] = previewClients(table(header, ['A', 'a.example', 'Retial', '']), columns, {
      ...rules,
      industries: null,
    });
    expect(row?.errors).toEqual({});
  });

  test('of columns that nobody named has nothing in them', () => {
    const none = { name: null, domain: null, industry: null, fee: null, ...noMore };
    const [row] = previewClients(table(header, ['A', 'a.example', 'Retail', '']), none, rules);
    expect(row?.errors).toMatchObject({ name: 'Name is required', domain: 'Domain is required' });
  });

  test('takes owner, tags and the end of the contract along, and reports each what is wrong', () => {
    const named = [...header, 'Contract end', 'Owner', 'Tags'];
    const row = (name: string, ...more: readonly string[]) => [name, `${name}.example`, 'Retail', ...more];
    const rows = previewClients(
      table(
        named,
        row('a', '900', '2026-12-31', 'ada moreau', 'Key, B2B;key'),
        row('b', '', '2026-12-31', 'Kim Berg', 'x'.repeat(31)),
        row('c', '900', '31.12.2026', 'Somebody', ''),
        row('d', '900', '2026-03-01', '', ''),
      ),
      guessColumns(named),
      rules,
    );

    expect(rows.map(({ until, ownerId, tags, errors }) => ({ until, ownerId, tags, errors }))).toEqual([
      { until: '2026-12-31', ownerId: 'ada', tags: ['Key', 'B2B'], errors: {} },
      {
        until: null,
        ownerId: null,
        tags: [],
        errors: {
          until: 'A contract end needs a fee',
          owner: 'Several team members are called “Kim Berg”',
          tags: 'A tag must be at most 30 characters long',
        },
      },
      {
        until: null,
        ownerId: null,
        tags: [],
        errors: {
          until: 'Enter a day such as 2026-12-31',
          owner: 'No team member is called “Somebody”',
        },
      },
      { until: null, ownerId: null, tags: [], errors: { until: 'Must not be before the first day' } },
    ]);
  });
});
