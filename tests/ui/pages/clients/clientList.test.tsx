/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, dialog, field, heading, isAt, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const textsOf = (root: ParentNode, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

const table = '[aria-label="Active clients"]';

const amount = (text: string | undefined): number => Number(text?.replaceAll(/[^\d.]/g, ''));

const madeOf = (row: Element): readonly unknown[] =>
  [...row.children].slice(1, -1).flatMap((cell) =>
    [...cell.querySelectorAll('*')].map((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? '';
      return (element as unknown as Readonly<Record<string, unknown>>)[key];
    }),
  );

const madeRows = (document: Document): ReadonlyMap<string, readonly unknown[]> =>
  new Map(
    [...document.querySelectorAll(`${table} tbody tr`)].flatMap((row) => {
      const id = row.querySelector('[data-client]')?.getAttribute('data-client');
      return id ? [[id, madeOf(row)] as const] : [];
    }),
  );

const isDrawnAnew = (before: readonly unknown[] | undefined, after: readonly unknown[]): boolean =>
  before === undefined ||
  before.length !== after.length ||
  after.some((props, index) => props !== before[index]);

describe('the table of clients', () => {
  test('draws the one row anew that a change is about, and none when a row is chosen', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: '/clients' },
      sees(button('Health of Stackpilot', { part: true })),
      sees({ role: 'figure', name: 'Risk and monthly fee' }),
    ]);
    const before = madeRows(document);
    expect([before.size, before.get('stackpilot')?.length]).toEqual([22, expect.any(Number)]);

    await page.play([{ click: { role: 'checkbox', name: 'Choose Stackpilot' } }, says('1 chosen')]);
    const chosen = madeRows(document);
    expect([...chosen].filter(([id, made]) => isDrawnAnew(before.get(id), made))).toEqual([]);

    await page.play([
      { click: button('More for Stackpilot') },
      { click: { role: 'menuitem', name: 'Pause' } },
      sees(button('Undo')),
      says('Paused 1'),
    ]);
    const paused = madeRows(document);
    const drawn = [...paused].filter(([id, made]) => isDrawnAnew(before.get(id), made));
    expect(drawn.map(([id]) => id)).toEqual(['stackpilot']);
  });

  test('reports how each is, with totals; the score opens its inputs; groups and columns are the address', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: '/clients' },
      sees(heading('Clients')),
      sees(button('Health of Stackpilot', { part: true })),
    ]);
    expect(textsOf(document, `${table} thead th`).filter((text) => text !== '')).toEqual([
      'Client',
      'Health',
      'MRR',
      'Contract end',
      'Goal',
      'Pacing',
      'Sources',
      'Last report',
      'Client sign-in',
      'Actions',
    ]);
    const fees = textsOf(document, `${table} tbody [data-label="MRR"]`).map(amount);
    const sources = textsOf(document, `${table} tbody [data-label="Sources"]`).map(
      (text) => text.match(/\d+/g) ?? [],
    );
    const together = (place: number) => sources.reduce((sum, parts) => sum + Number(parts[place]), 0);
    const totals = textsOf(document, `${table} tfoot [data-label]`);
    expect(totals[0]).toMatch(/^\d+ \(The mean of the scores\)$/);
    expect([amount(totals[1]), totals[2]]).toEqual([
      fees.reduce((sum, fee) => sum + fee, 0),
      `${together(0)}/${together(1)}`,
    ]);

    await page.play([
      { click: button('Health of Stackpilot', { part: true }) },
      says('of the last 28 days with activity', dialog),
      { click: button('Close') },
      { go: '/clients?group=owner&columns=fee,until' },
      sees(heading('Emmitt Kub')),
    ]);
    const groups = [...document.querySelectorAll('main section[aria-label] table')].length;
    expect(groups).toBeGreaterThan(3);
    expect(textsOf(document, 'main section[aria-label="Emmitt Kub"] tbody tr th a').length).toBeGreaterThan(
      1,
    );
    expect(textsOf(document, 'main section[aria-label="Emmitt Kub"] thead th').filter(Boolean)).toEqual([
      'Client',
      'MRR',
      'Contract end',
      'Actions',
    ]);
  });

  test('has one choice of columns, which is the address, and beside it the density, which is the person’s own', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/clients' },
      { click: button('Table of clients: Columns') },
      { click: { role: 'checkbox', name: 'Goal' } },
      { click: { role: 'radio', name: 'Compact' } },
    ]);
    const heads = () => textsOf(document, `${table} thead th`).filter(Boolean);
    expect(decodeURIComponent(page.stage().address())).toBe(
      '/clients?columns=health,fee,until,pacing,sources,report,seen',
    );
    expect([heads().includes('Goal'), document.querySelectorAll('main .ant-table-small').length]).toEqual([
      false,
      1,
    ]);

    await page.play([{ click: button('As usual') }, sees(button('Table of clients: Columns'))]);
    expect(page.stage().address()).toBe('/clients');
    expect(heads()).toContain('Goal');
  });

  test('has cards with the same facts', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/clients?as=cards&q=stackpilot' },
      sees(button('Health of Stackpilot', { part: true })),
    ]);
    const card = document.querySelector('li [data-client="stackpilot"]')?.closest('li');
    expect(card ? textsOf(card, '.ant-descriptions-item-label') : []).toEqual([
      'Industry',
      'Owner',
      'Health',
      'MRR',
      'Contract end',
      'Goal',
      'Pacing',
      'Sources',
      'Last report',
      'Client sign-in',
    ]);
  });
});

test('a fee has a contract end, which makes a renewal of its client; a fee is taken back, and comes back', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/clients?q=stackpilot&client=stackpilot&tab=revenue' },
    { fill: field('Monthly fee'), with: '7000' },
    { fill: field('Agreed until'), with: '2026-02-01' },
    { click: button('Save fee') },
    says('Must not be before the first day', dialog),
    { fill: field('Agreed until'), with: '2026-03-20' },
    { click: button('Save fee') },
    says('agreed until 20 Mar 2026', dialog),
    { click: button('Close') },
    { go: '/clients?due=renewal' },
    isAt('/clients?due=renewal'),
    says('2 sample clients'),
    says('20 Mar 2026', { role: 'table', name: 'Active clients' }),
    { fill: field('Search clients'), with: 'stackpilot' },
    says('1 sample client'),
  ]);
  const said = [...document.querySelectorAll('main *')].map(({ textContent }) => textContent);
  expect([said.includes('1 sample client'), said.includes('1 sample clients')]).toEqual([true, false]);

  await page.play([
    { go: '/clients?q=stackpilot&client=stackpilot&tab=revenue' },
    { click: button('Remove the fee from 2026-03-02') },
    says('Removed a fee of Stackpilot.', dialog),
    { click: button('Undo') },
    says('The fee of Stackpilot is back.', dialog),
    says('agreed until 20 Mar 2026', dialog),
  ]);
});

test('what is assumed of a customer is entered beside the fee, makes LTV and its ratio to CAC on the board, and is removed and back', async () => {
  const written = (document: Document, name: string): readonly string[] =>
    ['strong', 'p'].map(
      (part) => document.querySelector(`[data-agency-figure="${name}"] ${part}`)?.textContent ?? '',
    );
  const amountsIn = (text: string): readonly number[] =>
    (text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const board = await page.play([
    { role: 'admin' },
    { go: '/dashboard?client=stackpilot&part=audience' },
    says('LTV needs assumptions', region('Customers and visits')),
    { click: { role: 'link', name: 'Add assumptions' } },
    isAt('/clients?client=stackpilot&tab=revenue'),
    says('LTV needs assumptions.', dialog),
    { click: button('Add assumptions') },
    { fill: field('Orders of a customer each year'), with: '4' },
    { fill: field('Years that a customer stays'), with: '200' },
    { fill: field('Gross margin in %'), with: '' },
    { click: button('Save assumptions') },
    says('Enter a number from 0.01 to 50', dialog),
    says('Must be a number', dialog),
    { fill: field('Years that a customer stays'), with: '2.5' },
    { fill: field('Gross margin in %'), with: '40' },
    { click: button('Save assumptions') },
    says('4 orders a year, 2.5 years, 40% gross margin', dialog),
    { click: button('Remove the assumptions') },
    says('LTV needs assumptions.', dialog),
    { click: button('Undo') },
    says('4 orders a year, 2.5 years, 40% gross margin', dialog),
    { click: button('Close') },
    { go: '/dashboard?client=stackpilot&part=audience' },
    says('LTV:CAC', region('Customers and visits')),
  ]);
  const [[ltv = '', sum = ''], [ratio = '', division = '']] = [
    written(board, 'customer_ltv'),
    written(board, 'ltv_cac'),
  ];
  const [aov = Number.NaN] = amountsIn(sum);
  const [value = Number.NaN, cost = Number.NaN] = amountsIn(division);

  expect(sum).toMatch(/^\$[\d,.]+ AOV × 4 orders a year × 2.5 years × 40% margin$/);
  expect(amountsIn(ltv)[0]).toBeCloseTo(aov * 4, 1);
  expect(division).toMatch(/^\$[\d,.]+ LTV ÷ \$[\d,.]+ CAC$/);
  expect([amountsIn(ltv), division.includes(`${written(board, 'cac')[0]} CAC`)]).toEqual([[value], true]);
  expect(amountsIn(ratio)[0]).toBeCloseTo(value / cost, 1);
});

test('a form that is opened begins in its first field; Escape gives it up, goes back to its button, and leaves the drawer open', async () => {
  const opened = await page.play([
    { role: 'admin' },
    { go: '/clients?q=stackpilot&client=stackpilot&tab=revenue' },
    { click: button('Add assumptions') },
    sees(field('Orders of a customer each year')),
  ]);
  const focused = () => opened.activeElement?.getAttribute('aria-label') ?? opened.activeElement?.textContent;
  const nameOf = (id: string | undefined) => opened.querySelector(`label[for="${id}"]`)?.textContent;
  expect(nameOf(opened.activeElement?.id)).toBe('Orders of a customer each year');

  await page.play([
    { press: 'Escape', on: field('Orders of a customer each year') },
    seesNo(field('Orders of a customer each year')),
    says('LTV needs assumptions.', dialog),
  ]);
  expect(focused()).toBe('Add assumptions');
});

test('a person of a client is removed and brought back; an invitation says until when it can be accepted, and is sent again when that is over', async () => {
  const removed = { role: 'list', name: 'Removed' };
  const signIns = { role: 'list', name: 'Who can sign in for Fjord & Foam' };
  await page.play([
    { role: 'admin' },
    { go: '/clients?q=fjord&client=fjordandfoam&tab=people' },
    { click: button('Remove Clara Lindqvist', { within: signIns }) },
    says('Removed Clara Lindqvist. They can no longer sign in.', dialog),
    { click: button('Undo') },
    says('Clara Lindqvist can sign in again.', dialog),
    { click: button('Remove Clara Lindqvist', { within: signIns }) },
    { click: button('Restore Clara Lindqvist', { within: removed }) },
    sees(signIns),
    seesNo(removed),
    { fill: field('Email'), with: 'kim@fjord.example' },
    { click: button('Invite person') },
    says('Expires on 4 March 2026', dialog),
    { wait: 48 * 3_600_000 },
    { click: button('Close') },
    { go: '/clients?q=fjord&client=fjordandfoam&tab=people' },
    says('Expired on 4 March 2026', dialog),
    { click: button('Resend kim@fjord.example') },
    says('Expires on 6 March 2026', dialog),
  ]);
});
