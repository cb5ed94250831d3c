/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, field, link, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const board = '/advanced-analytics?client=fjordandfoam&range=90d';
const table = (name: string) => ({ role: 'table', name });
const spend = { role: 'spinbutton', name: 'Paid search a week' };
const radio = (name: string) => ({ click: { role: 'radio', name } }) as const;

const cellsOf = (page: Document, name: string): readonly (readonly string[])[] =>
  [...page.querySelectorAll(`main [aria-label="${name}"] :is(tbody, tfoot) tr`)].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent ?? ''),
  );

describe('attribution', () => {
  test('shows five models side by side whose totals are those of the range, with the shift and the paths', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/advanced-analytics?range=90d&tab=attribution' },
      says('Choose a client', region('Attribution')),
      { go: board },
      { click: link('Attribution') },
      sees(table('Channels by model')),
      says('Every model assigns the same '),
      sees({ role: 'figure', name: 'Shift from last touch' }),
      sees(table('Most common paths')),
    ]);
    expect(stage().address()).toBe(`${board}&tab=attribution`);
    const [name, ...totals] = cellsOf(page, 'Channels by model').at(-1) ?? [];
    const told = /Every model assigns the same ([\d,]+) conversions/.exec(
      page.querySelector('main')?.textContent ?? '',
    );

    expect(name).toBe('Total');
    expect(totals.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => `${told?.[1]}.0`));

    await played([radio('7 days'), radio('Revenue'), radio('First touch'), says('ROAS, first touch')]);
    expect(stage().address()).toBe(`${board}&tab=attribution&lookback=7&credit=revenue&model=first`);
  });
});

describe('customers', () => {
  test('are a triangle by month of the first order, whose months add up to the orders of the client', async () => {
    const page = await played([
      { role: 'admin' },
      { go: board },
      { click: link('Customers') },
      sees(region('Customers by first month')),
      says('add up to the client’s total'),
    ]);
    const rows = [...page.querySelectorAll('main section table tbody tr')].filter(
      (row) => row.closest('[aria-label="Customers by first month"]') !== null,
    );
    const last = rows.at(-1);

    expect(rows.length).toBe(12);
    expect(
      [...(rows[0]?.querySelectorAll('td span[data-open]') ?? [])].map((one) =>
        one.getAttribute('data-open'),
      ),
    ).toEqual([...Array.from({ length: 11 }, () => 'false'), 'true']);
    expect(last?.textContent).toContain('100% so far');
    expect(last?.textContent).toContain('Not yet');

    await played([radio('LTV'), says('a customer has brought $')]);
    expect(stage().address()).toBe(`${board}&tab=customers&measure=ltv`);
  });
});

describe('the funnel', () => {
  test('is of all, of one device or channel, with the time to convert', async () => {
    await played([
      { role: 'admin' },
      { go: board },
      { click: link('Funnel') },
      sees(table('Funnel by segment')),
      sees({ role: 'figure', name: 'Funnel' }),
      { select: { role: 'combobox', name: 'Segment of the funnel' }, option: 'Mobile' },
      sees({ role: 'figure', name: 'Funnel: Mobile' }),
      radio('By channel'),
      { select: { role: 'combobox', name: 'Segment of the funnel' }, option: 'Email' },
      sees({ role: 'figure', name: 'Funnel: Email' }),
      sees(table('Time to convert by channel')),
      says('come on the day of the first touch'),
    ]);
    expect(stage().address()).toBe(`${board}&tab=funnel&segment=email&by=channel`);
  });
});

describe('benchmarks', () => {
  test('stand beside the own history and quartiles of the portfolio', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/advanced-analytics?client=fjordandfoam&range=28d' },
      { click: link('Benchmarks') },
      sees(table('Benchmarks')),
      says('Own quartiles: the previous 12 periods of this length.'),
      { select: { role: 'combobox', name: 'Figure of the periods' }, option: 'ROAS' },
      sees({ role: 'figure', name: 'ROAS by period, with the middle 50%' }),
    ]);
    expect(cellsOf(page, 'Benchmarks').map(([name]) => name)).toContain('ROAS');
  });

  test('are of the own client for its people, with rounded quartiles of the others', async () => {
    await played([
      { role: 'client' },
      { go: '/advanced-analytics?tab=benchmarks' },
      sees(table('Benchmarks')),
      says('ratios only, rounded.'),
    ]);
  });
});

describe('the budget lab', () => {
  test('moves spend by slider and number, optimises within the sum, and keeps the plan in the address', async () => {
    const page = await played([
      { role: 'admin' },
      { go: board },
      { click: link('Budget lab') },
      sees(table('Budget by channel')),
      says('the same sum as now'),
      { fill: spend, with: '100' },
      says('less than now, for'),
      { fill: spend, with: '-5' },
      says('Enter an amount from 0 to '),
      { click: button('Optimise') },
      says('the same sum as now'),
    ]);
    expect(stage().address()).toMatch(/&tab=budget&budget=paid_\w+%3A\d+/);
    const rows = cellsOf(page, 'Budget by channel');
    const [, now, plan, best] = rows.at(-1) ?? [];

    expect([plan, best]).toEqual([now, now]);
    const channels = rows.slice(0, -1);
    expect(channels.map(([, , own]) => own)).toEqual(channels.map(([, , , bestOwn]) => bestOwn));
    expect(channels.map(([, , own]) => own)).not.toEqual(channels.map(([, before]) => before));
    await played([{ click: button('Reset') }]);
    expect(stage().address()).toBe(`${board}&tab=budget`);
  });

  test('keeps plans as scenarios that are compared, and takes one back', async () => {
    const saved = table('Saved scenarios');
    const page = await played([
      { role: 'admin' },
      { go: `${board}&tab=budget` },
      sees(table('Budget by channel')),
      { click: button('Optimise') },
      { click: button('Save view') },
      { fill: field('Save this view as'), with: 'Best of now' },
      { click: button('Save view') },
      says('Saved the scenario Best of now.'),
      sees(saved),
      { click: button('Reset') },
      { fill: spend, with: '100' },
    ]);
    const [row] = cellsOf(page, 'Saved scenarios');
    expect(row?.[0]).toBe('Best of now');
    expect(row?.[3]).toMatch(/^\+\$/);
    await played([{ click: button('Undo') }, says('The scenario Best of now is removed.'), seesNo(saved)]);
  });

  test('is of Enterprise', async () => {
    await played([
      { role: 'admin' },
      { go: '/billing' },
      { click: button('Preview the app as Pro') },
      { go: `${board}&tab=budget` },
      says('It comes with Enterprise and above. This workspace has Pro.', region('Budget lab')),
      seesNo(table('Budget by channel')),
    ]);
  });

  test('is closed to people of a client', async () => {
    await played([
      { role: 'client' },
      { go: '/advanced-analytics?tab=budget' },
      says('You do not have access', region('Budget lab')),
    ]);
  });
});
