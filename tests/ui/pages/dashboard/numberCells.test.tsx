/** @vitest-environment happy-dom */
/** Tests that every metric in a table opens its explanation, or is in a short list of exceptions with reasons. */
import { afterEach, describe, expect, test } from 'vitest';
import { button, region, says, sees } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const times = { 'Last sync': 'a time' } as const;
const facts = {
  MRR: 'what was agreed on, in the revenue of the client',
  'Contract end': 'a day',
  Sources: 'how many there are, in the sources of the client',
  'Last report': 'a day',
  'Client sign-in': 'a day',
  Health: 'the mean in the totals, which opens in the key figures',
} as const;
const shares = {
  revenue: { 'Share of revenue': 'a figure of its row by that of the totals, which both open' },
  spend: { 'Share of spend': 'a figure of its row by that of the totals, which both open' },
} as const;
const parts = {
  Performance: 'a part of the change in its row, which opens',
  Mix: 'a part of the change in its row, which opens',
} as const;
const references = {
  'Change on yesterday': 'the difference of two figures, both of which open',
  'Change on a week ago': 'the same',
} as const;

const closedColumns = (document: Document, label?: string): readonly string[] => {
  const table = label === undefined ? 'main' : `[aria-label="${label}"]`;
  const cells = document.querySelectorAll(`${table} :is(tbody, tfoot) [data-label]`);
  expect(cells.length).toBeGreaterThan(0);
  const closed = [...cells].filter(
    (cell) => /\d/.test(cell.textContent ?? '') && cell.querySelector('button, a, [data-explain]') === null,
  );
  return [...new Set(closed.map((cell) => cell.getAttribute('data-label') ?? ''))];
};

const pressed = async (selector: string) => {
  const document = page.stage().document();
  const figure = document.querySelector<HTMLElement>(selector);
  figure?.click();
  await page.stage().settle();
  const told = (of: string): string => document.querySelector(`[role="dialog"] ${of}`)?.textContent ?? '';
  return {
    written: figure?.textContent ?? '',
    sum: told('[data-progress-explained]'),
    lines: [...document.querySelectorAll('[role="dialog"] dt')].map(({ textContent }) => textContent),
    figure: told('[data-figure-explained]'),
    rows: told('[aria-label="Rows"]'),
  };
};

const board = '/dashboard?client=fjordandfoam';

describe('figures of tables', () => {
  test('of the portfolio and of a client open', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/dashboard' },
      sees({ role: 'table', name: 'Clients' }),
    ]);
    expect(closedColumns(document, 'Clients')).toEqual(Object.keys(times));
    await page.play([{ go: board }, sees({ role: 'table', name: 'Channels' })]);
    await page.stage().settle();
    expect(closedColumns(document, 'Channels')).toEqual(Object.keys(shares.revenue));
    await page.play([
      { click: { role: 'tab', name: 'Campaigns' } },
      sees({ role: 'table', name: 'Campaigns' }),
    ]);
    await page.stage().settle();
    expect(closedColumns(document, 'Campaigns')).toEqual(Object.keys(shares.spend));
  });

  test('of the list of clients open, as they do in the portfolio', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/clients' },
      sees(button('Health of Stackpilot', { part: true })),
    ]);
    expect(closedColumns(document, 'Active clients')).toEqual(Object.keys(facts));
    const goal = await pressed('main td [data-scope^="goal:"]');
    const [attained = 'nothing'] = goal.written.match(/^\d+%/) ?? [];
    expect([goal.sum.endsWith(` = ${attained}`), goal.rows.includes('added up')]).toEqual([true, true]);
    await page.play([
      { go: '/clients?as=cards&q=fjord' },
      sees(button('Health of Fjord & Foam', { part: true })),
    ]);
    const budget = await pressed('main li [data-scope^="budget:"]');
    const [pace = 'nothing'] = budget.written.match(/^\d+%/) ?? [];
    expect([budget.sum.endsWith(` = ${pace}`), budget.lines.at(0)]).toEqual([true, 'Budget of the month']);
    expect(page.stage().address()).toBe(
      '/clients?as=cards&q=fjord&explain=spend_cents&explain_of=budget%3Afjordandfoam',
    );
  });

  test('of dashboards open, and so do their goals and funnels', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/dashboard?tab=dashboards&board=shopdashboard' },
      sees({ role: 'list', name: 'Steps of the funnel' }),
      sees({ role: 'columnheader', name: 'Orders' }),
    ]);
    expect(closedColumns(document)).toEqual([]);
    const step = await pressed('[aria-label="Steps of the funnel"] li:last-child [data-explain]');
    expect([step.figure !== '', step.figure]).toEqual([true, step.written]);
    await page.play([
      { go: '/dashboard?tab=dashboards&board=agencydashboard&client=fjordandfoam' },
      says('due by now', region('Goal for revenue')),
    ]);
    const goal = await pressed('main strong [data-scope^="goal:"]');
    expect([goal.figure !== '', goal.figure]).toEqual([true, goal.written]);
  });

  test('of the analysis and of today open', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: '/advanced-analytics?client=fjordandfoam&changed=cpa_cents' },
      sees({ role: 'table', name: 'Breakdown of CPA' }),
    ]);
    expect(closedColumns(document, 'Breakdown of CPA')).toEqual(Object.keys(parts));
    await page.play([
      { go: '/real-time-monitoring?client=fjordandfoam&tab=today' },
      sees({ role: 'table', name: 'Sources today' }),
    ]);
    expect(closedColumns(document, 'Sources today')).toEqual(Object.keys(references));
    await pressed('main [data-scope^="source:"]');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Only Google A');
    await page.play([{ press: 'Escape' }]);
    const weekAgo = await pressed('main [data-scope="other/"]');
    expect([weekAgo.written !== '', document.querySelector('[role="dialog"]')?.textContent]).toEqual([
      true,
      expect.stringContaining(weekAgo.written),
    ]);
  });
});

describe('goals, budgets and funnels', () => {
  test('open target, what is reached and what is due, with the rows', async () => {
    await page.play([{ role: 'manager' }, { go: '/dashboard' }, sees({ role: 'table', name: 'Clients' })]);
    await page.stage().settle();
    const goal = await pressed('main td [data-scope^="goal:"]');
    const [attained = 'nothing'] = goal.written.match(/^\d+%/) ?? [];
    expect([goal.sum.endsWith(` = ${attained}`), goal.lines]).toEqual([
      true,
      [
        expect.stringMatching(/^Target of the (?:month|quarter)$/),
        'Reached so far',
        'Expected so far',
        'Attainment',
        expect.stringMatching(/^The (?:month|quarter) will end near$/),
      ],
    ]);
    expect(goal.rows).toContain('added up');
    await page.play([{ go: '/dashboard' }, sees({ role: 'table', name: 'Clients' })]);
    const budget = await pressed('main td [data-scope^="budget:"]');
    const [pace = 'nothing'] = budget.written.match(/^\d+%/) ?? [];
    expect([budget.sum.endsWith(` = ${pace}`), budget.lines]).toEqual([
      true,
      ['Budget of the month', 'Spent so far', 'Expected so far', 'The month will end near'],
    ]);
    expect(budget.sum.startsWith(budget.figure)).toBe(true);
  });

  test('of a client’s board open the same, and each step of the funnel its measure', async () => {
    const document = await page.play([
      { role: 'client' },
      { go: '/dashboard' },
      sees(region('Goals and pacing')),
    ]);
    await page.stage().settle();
    const goal = await pressed('main [data-scope^="goal:"]');
    expect(goal.sum.endsWith(` = ${goal.written}`)).toBe(true);
    await page.play([
      { go: board },
      { click: { role: 'tab', name: 'Audience' } },
      says('led to', region('Funnel')),
    ]);
    const steps = [
      ...document.querySelectorAll<HTMLElement>('[aria-label="Steps of the funnel"] [data-explain]'),
    ];
    expect(steps.map(({ dataset }) => dataset.explain)).toEqual([
      'impressions',
      'clicks',
      'sessions',
      'conversions',
    ]);
    const step = await pressed('[aria-label="Steps of the funnel"] li:last-child [data-explain]');
    expect([step.figure !== '', step.figure]).toEqual([true, step.written]);
  });
});
