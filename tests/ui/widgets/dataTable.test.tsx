/** @vitest-environment happy-dom */
/** Tests the table of every list: order, skeleton, pages, and the roles of a long one. */
import { ConfigProvider } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataTable } from '#ui/widgets/DataTable.tsx';
import type { DataColumn } from '#ui/widgets/dataColumns.tsx';
import { sortOfText, type TableSort, textOfSort } from '#ui/widgets/tableSort.ts';

type Client = { readonly id: string; readonly name: string; readonly spend: number };

const clients: readonly Client[] = [
  { id: 'b', name: 'Berg', spend: 20 },
  { id: 'a', name: 'Acorn', spend: 10 },
  { id: 'c', name: 'Cedar', spend: 30 },
];

const columns: readonly DataColumn<Client>[] = [
  {
    key: 'name',
    title: 'Client',
    isName: true,
    compare: (one, other) => one.name.localeCompare(other.name),
    cell: ({ name }) => name,
  },
  {
    key: 'spend',
    title: 'Spend',
    isGreatestFirst: true,
    compare: (one, other) => one.spend - other.spend,
    cell: ({ spend }) => `$${spend}`,
  },
  { key: 'actions', title: 'Actions', hidesTitle: true, cell: () => 'Edit' },
];

let root: Root;

const render = (props: Partial<Parameters<typeof DataTable<Client>>[0]>): void =>
  flushSync(() =>
    root.render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <DataTable label="Clients" rows={clients} keyOf={({ id }) => id} columns={columns} {...props} />
      </ConfigProvider>,
    ),
  );

const header = (title: string): HTMLElement => {
  const found = [...document.querySelectorAll('th')].find(({ textContent }) => textContent === title);
  if (!found) throw new Error(`there is no header ${title}`);
  return found;
};

const names = (): readonly (string | null)[] =>
  [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
});

afterEach(() => root.unmount());

describe('a table', () => {
  test('never gets narrower than its columns of fixed pixels and room for the others', () => {
    const wide = columns.map((column, at) => (at === 0 ? column : { ...column, width: 200 }));
    render({ columns: wide });
    expect(document.querySelector<HTMLElement>('[style*="--columns-width"]')?.style.cssText).toContain(
      '--columns-width: 560px',
    );
  });

  test('draws only the rows that changed, though its columns are made anew with other totals', () => {
    const drawn: string[] = [];
    const counted = columns.map((column) => ({
      ...column,
      cell: (row: Client) => {
        drawn.push(`${column.key} of ${row.id}`);
        return column.cell(row);
      },
    }));
    const withTotal = (total: string) => counted.map((column) => ({ ...column, total }));
    render({ columns: withTotal('before') });
    expect(drawn.length).toBe(9);

    drawn.length = 0;
    const renewed = clients.map((client) => (client.id === 'a' ? { ...client, spend: 11 } : client));
    render({ rows: renewed, columns: withTotal('after') });
    expect(drawn).toEqual(['name of a', 'spend of a', 'actions of a']);
    expect(
      [...document.querySelectorAll('tbody td, tfoot td')].map(({ textContent }) => textContent),
    ).toEqual([...['$20', 'Edit', '$11', 'Edit', '$30', 'Edit'], ...['after', 'after', 'after']]);
  });

  test('names its rows by their header cell, and each cell by its column on a narrow screen', () => {
    render({});

    const [row] = document.querySelectorAll('tbody tr');
    const cells = [...(row?.children ?? [])].map((cell) => [
      cell.tagName,
      cell.getAttribute('scope'),
      cell.getAttribute('data-label'),
    ]);
    expect(cells).toEqual([
      ['TH', 'row', null],
      ['TD', null, 'Spend'],
      ['TD', null, null],
    ]);
  });

  test('is in the order that it is reported, and says so', () => {
    render({ sort: { column: 'spend', order: 'descending' } });

    expect(names()).toEqual(['Cedar', 'Berg', 'Acorn']);
    expect(header('Spend').getAttribute('aria-sort')).toBe('descending');
    expect(header('Client').getAttribute('aria-sort')).toBeNull();
  });

  test('asks for the next order by a press and by Enter, figures from the greatest down', () => {
    const asked: (TableSort | null)[] = [];
    const onSort = (sort: TableSort | null) => asked.push(sort);
    render({ onSort });
    header('Client').click();
    const enter = { key: 'Enter', keyCode: 13, bubbles: true };
    header('Spend').dispatchEvent(new KeyboardEvent('keydown', enter));
    render({ onSort, sort: { column: 'spend', order: 'ascending' } });
    header('Spend').click();

    expect(asked).toEqual([
      { column: 'name', order: 'ascending' },
      { column: 'spend', order: 'descending' },
      null,
    ]);
  });

  test('shows a recorder which order the next press brings', () => {
    const nexts = (sort: TableSort | null): readonly (string | undefined)[] => {
      render({ sort });
      return [header('Client').dataset.nextOrder, header('Spend').dataset.nextOrder];
    };

    expect([
      nexts(null),
      nexts({ column: 'spend', order: 'descending' }),
      nexts({ column: 'spend', order: 'ascending' }),
    ]).toEqual([
      ['ascending', 'descending'],
      ['ascending', 'ascending'],
      ['ascending', 'none'],
    ]);
  });

  test('has rows of its real shape while they are waited for, which readers do not hear', () => {
    render({ rows: null, expectedRows: 4 });

    const rows = [...document.querySelectorAll('tbody tr')];
    expect(rows.map((row) => [row.getAttribute('aria-hidden'), row.children.length])).toEqual([
      ['true', 3],
      ['true', 3],
      ['true', 3],
      ['true', 3],
    ]);
    expect(header('Client').tabIndex).toBe(0);
  });

  test('has pages with counts when it is longer than one', () => {
    render({ pageSize: 2 });

    expect(names()).toEqual(['Berg', 'Acorn']);
    expect(document.querySelector('[data-shown-rows]')?.textContent).toBe('1–2 of 3');
  });

  test('has a named button for each page, one stop of the Tab key each, and keeps the focus at the last page', () => {
    render({ pageSize: 2 });
    const pages = document.querySelector('nav[aria-label="Pages: Clients"]');
    const named = (name: string) => pages?.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    const told = () =>
      [...(pages?.querySelectorAll('[tabindex], a, button') ?? [])].map((stop) => [
        stop.localName,
        stop.getAttribute('aria-label'),
        stop.getAttribute('aria-current') ?? stop.getAttribute('aria-disabled'),
      ]);
    const before = told();
    named('Next page')?.focus();
    flushSync(() => named('Next page')?.click());

    expect([before, told()]).toEqual([
      [
        ['button', 'Previous page', 'true'],
        ['button', 'Page 1', 'page'],
        ['button', 'Page 2', null],
        ['button', 'Next page', 'false'],
      ],
      [
        ['button', 'Previous page', 'false'],
        ['button', 'Page 1', null],
        ['button', 'Page 2', 'page'],
        ['button', 'Next page', 'true'],
      ],
    ]);
    expect(names()).toEqual(['Cedar']);
    expect(document.querySelector('[data-shown-rows]')?.textContent).toBe('3–3 of 3');
    expect(document.activeElement).toBe(named('Next page'));
  });

  test('keeps the focus at the number of a page that is pressed', () => {
    render({ pageSize: 1 });
    const number = document.querySelector<HTMLElement>('nav [aria-label="Page 2"]');
    number?.focus();
    flushSync(() => number?.click());

    expect([names(), document.activeElement?.getAttribute('aria-label')]).toEqual([['Acorn'], 'Page 2']);
  });

  test('begins anew with another order, and shows the last page that is left when rows go', () => {
    render({ pageSize: 1 });
    const press = (name: string) =>
      flushSync(() => document.querySelector<HTMLElement>(`nav [aria-label="${name}"]`)?.click());
    press('Page 3');
    const shown = [names()];
    render({ pageSize: 1, rows: clients.slice(0, 2) });
    shown.push(names());
    flushSync(() => header('Client').click());
    shown.push(names());

    expect(shown).toEqual([['Cedar'], ['Acorn'], ['Berg']]);
  });

  test('has a box for each row that is named by it', () => {
    const chosen: (readonly string[])[] = [];
    render({
      selection: { chosen: ['a'], onChoose: (keys) => chosen.push(keys), nameOf: ({ name }) => name },
    });
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    boxes[1]?.click();

    expect(boxes.map((box) => [box.getAttribute('aria-label'), box.checked])).toEqual([
      ['Choose all', false],
      ['Choose Berg', false],
      ['Choose Acorn', true],
      ['Choose Cedar', false],
    ]);
    expect(chosen).toEqual([['a', 'b']]);
  });
});

describe('a table of very many rows', () => {
  const many = Array.from(
    { length: 500 },
    (_, index): Client => ({ id: `${index}`, name: `Client ${index}`, spend: index }),
  );

  test('draws a part of them and has the roles and counts of all', () => {
    render({ rows: many });

    const grid = document.querySelector('[role="grid"]');
    const rows = [...document.querySelectorAll('[role="grid"] [role="row"]')];
    expect([grid?.getAttribute('aria-label'), grid?.getAttribute('aria-rowcount')]).toEqual([
      'Clients',
      '501',
    ]);
    expect(rows.length).toBeLessThan(100);
    expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
    const cells = [...(rows[1]?.children ?? [])].map((cell) => cell.getAttribute('role'));
    expect(cells).toEqual(['rowheader', 'gridcell', 'gridcell']);
  });

  test('begins at 500', () => {
    render({ rows: many.slice(1) });

    expect(document.querySelector('[role="grid"]')).toBe(null);
  });
});

describe('an order in an address', () => {
  test('is read and written, and an unknown column is none', () => {
    expect(['spend', '-spend', 'else', null].map((text) => sortOfText(text, ['name', 'spend']))).toEqual([
      { column: 'spend', order: 'ascending' },
      { column: 'spend', order: 'descending' },
      null,
      null,
    ]);
    expect(textOfSort({ column: 'name', order: 'descending' })).toBe('-name');
  });
});

describe('a table on a narrow screen, where rows are cards', () => {
  const many = Array.from({ length: 22 }, (_, index) => ({
    id: `${index}`,
    name: `Client ${index}`,
    spend: index,
  }));
  const press = (name: string): void => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name,
    );
    if (!button) throw new Error(`there is no button ${name}`);
    flushSync(() => button.click());
  };
  const rows = (): number => document.querySelectorAll('tbody th').length;

  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === 'screen and (max-width: 759px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('shows the first six, and all of them at a press that can be taken back', () => {
    render({ rows: many });
    const counts = [rows()];
    press('Show all 22: Clients');
    counts.push(rows());
    press('Show the first 6: Clients');
    counts.push(rows());

    expect(counts).toEqual([6, 22, 6]);
  });

  test('that grows in its own way shows all that it has', () => {
    render({ rows: many, isWhole: true });

    expect([rows(), document.querySelectorAll('button').length]).toEqual([22, 0]);
  });

  test('shows eight at once, waits in its whole shape, and has pages of ten where it has any', () => {
    render({ rows: many.slice(0, 8) });
    const counts = [rows(), document.querySelectorAll('button').length];
    render({ rows: null, expectedRows: 12 });
    counts.push(rows());
    render({ rows: many, pageSize: 20 });
    counts.push(rows());

    expect(counts).toEqual([8, 0, 12, 10]);
    expect(document.querySelector('[data-shown-rows]')?.textContent).toBe('1–10 of 22');
  });
});
