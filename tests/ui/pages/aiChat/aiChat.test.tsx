/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, field, heading, link, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const asks = (question: string): readonly Step[] => [
  { fill: field('Your question'), with: question },
  { click: button('Ask') },
];

const turns = '[aria-label="Questions and answers"]';

const answers = (page: Document): readonly (string | null)[] =>
  [...page.querySelectorAll(`${turns} [data-refused]`)].map(({ textContent }) => textContent);

describe('Ask AI', () => {
  test('answers with the figure of the board, says what it rests on, and opens the board with the same view', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/ai-chat' },
      ...asks('What was revenue of Fjord & Foam from 2026-01-05 to 2026-02-01?'),
      sees(link('Open in dashboard')),
    ]);
    const evidence = Object.fromEntries(
      [...page.querySelectorAll(`${turns} dt`)].map((name) => [
        name.textContent,
        name.nextElementSibling?.textContent,
      ]),
    );

    expect(evidence).toMatchObject({
      Measure: 'Revenue',
      Client: 'Fjord & Foam',
      Dates: '5 Jan 2026 to 1 Feb 2026',
      Filters: 'None',
      'Rows used': expect.stringMatching(/^\d+$/),
      'As of': expect.stringMatching(/^Event [\d,]+$/),
    });
    const [answer] = answers(page);
    const figure = /was (\$[\d,]+) from 5 Jan to 1 Feb 2026/.exec(answer ?? '')?.[1];

    expect(figure).toMatch(/^\$\d/);
    const board = await played([
      { click: link('Open in dashboard') },
      sees({ role: 'table', name: 'Channels' }),
    ]);
    expect(stage().address()).toBe('/dashboard?client=fjordandfoam&from=2026-01-05&to=2026-02-01');
    expect(board.querySelector('[data-key-figure="revenue_cents"] [class*="value"]')?.textContent).toBe(
      figure,
    );
  });

  test('reports the course of a ratio without a sum of its days, which would contradict the answer', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/ai-chat' },
      ...asks('CPA of Fjord & Foam from 2026-01-05 to 2026-02-01'),
      says('CPA of Fjord & Foam was '),
      says('CPA rose '),
    ]);
    const told = [...page.querySelectorAll('main p')].map(({ textContent }) => textContent);
    expect(told.filter((text) => text?.includes('; highest '))).toHaveLength(1);
    expect(told.filter((text) => text?.includes('In total'))).toEqual([]);
  });

  test('refuses what it cannot compute and offers what it can; a question that failed can be asked again', async () => {
    const page = await played(
      [
        { role: 'manager' },
        { go: '/ai-chat' },
        ...asks('Profit of Stackpilot last month'),
        says('Profit cannot be computed: no source reports it.'),
        { click: button('Which channel has the highest revenue of Stackpilot?') },
        says('The channel with the highest revenue of Stackpilot'),
        { fault: { route: 'POST /api/conversations/:id/questions', times: 1, status: 500 } },
        ...asks('ROAS last month'),
        { click: button('Ask again') },
        says('ROAS of all'),
      ],
      ['500 POST /api/conversations/:id/questions'],
    );

    expect(answers(page)).toHaveLength(3);
    expect(page.querySelectorAll(`${turns} [data-refused="true"]`)).toHaveLength(1);
  });

  test('answers for the past that is looked at, says of which moment, and keeps saying so in the present', async () => {
    const question = asks('What was revenue of Fjord & Foam last month?');
    const page = await played([
      { role: 'admin' },
      { go: '/ai-chat?as_of=2026-02-20' },
      ...question,
      says('As of the end of 20 Feb 2026.'),
      { click: button('Return to live') },
      ...question,
      says('As of the end of 20 Feb 2026.'),
    ]);
    const leads = [...page.querySelectorAll(`${turns} a`)]
      .filter(({ textContent }) => textContent === 'Open in dashboard')
      .map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('as_of'));
    const months = answers(page).map((answer) => /\b(?:Jan|Feb|Mar)/.exec(answer ?? '')?.[0]);

    expect([months, leads]).toEqual([
      ['Jan', 'Feb'],
      ['2026-02-20', null],
    ]);
  });

  test('shows a person of a client nothing of others [S6.2]', async () => {
    const start = await played([{ role: 'client' }, { go: '/ai-chat' }]);
    const offered = start.querySelector('[aria-label="Questions to choose from"]')?.textContent;
    expect(offered).toContain('?');
    expect(offered).not.toContain('plan');
    const page = await played([
      ...asks('Revenue of Stackpilot last month'),
      says('There is nothing called “stackpilot” that you have access to. You see Fjord & Foam only.'),
      ...asks('Revenue last month'),
      says('Revenue of Fjord & Foam was'),
      ...asks('Which clients do we have?'),
      says('1 active client: Fjord & Foam.'),
      ...asks('Which plan do we have?'),
      says('Only the agency can see that.'),
    ]);

    expect(answers(page)).toHaveLength(4);
  });

  test('announces the sentence of the latest answer alone, no chart, table or button', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/ai-chat' },
      ...asks('Top 3 channels by revenue last month'),
      ...asks('What was revenue of Fjord & Foam last month?'),
      sees(link('Open in dashboard')),
    ]);
    const told = [
      ...page.querySelectorAll('main :is([role="status"], [role="log"], [aria-live]:not([aria-live="off"]))'),
    ];
    const around = told.filter(
      (one) => one.querySelector(`${turns}, table, figure`) !== null || one.matches(turns),
    );
    const beside = told.filter((one) => one.closest(`${turns}, aside`) === null);
    const [, latest] = answers(page);

    expect(latest).toMatch(/^Revenue of Fjord & Foam was \$/);
    expect(around).toEqual([]);
    expect(beside.map(({ innerHTML, textContent }) => [innerHTML.includes('<'), textContent])).toEqual([
      [false, latest],
    ]);
  });

  test('an answer is pinned to a dashboard and asked again, and its question edited without losing what is typed', async () => {
    const question = 'Top 3 channels by revenue of Fjord & Foam last month';
    const pinning = { role: 'dialog', name: 'Pin to a dashboard' };
    const page = await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      ...asks(question),
      sees(link('Open in dashboard')),
      { click: button('More: Revenue, figures of the answer') },
      { click: { role: 'menuitem', name: 'Pin to a dashboard' } },
      { select: { role: 'combobox', name: 'Dashboard', within: pinning }, option: 'A new dashboard' },
      { click: button('Pin', { within: pinning }) },
      seesNo(pinning),
      says('Pinned to Pinned charts.'),
      { click: button(`Ask again: ${question}`) },
      { fill: field('Your question'), with: 'Half a question' },
      { click: { ...button(`Edit question: ${question}`), nth: 0 } },
      { expect: { value: question, of: field('Your question') } },
      ...asks('Top 2 channels by revenue of Fjord & Foam last month'),
      { expect: { value: 'Half a question', of: field('Your question') } },
    ]);
    const [first, again, edited] = answers(page);

    expect([again, edited?.split('$').length]).toEqual([first, 3]);
  });

  test('asks about the client and the range that are chosen, and offers starters only before the first question', async () => {
    const chosen = { role: 'combobox', name: 'Client of the questions' } as const;
    const page = await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      sees(button('What is MER?')),
      { select: chosen, option: 'Fjord & Foam' },
      { select: { role: 'combobox', name: 'Range of the questions' }, option: 'Last month' },
      sees(button('What is MER of Fjord & Foam last month?')),
      ...asks('What was revenue?'),
      says('Revenue of Fjord & Foam was'),
      seesNo(heading('What do you want to know?')),
    ]);
    const asked = page.querySelector(`${turns} h2`)?.textContent;
    expect(asked).toBe('You asked: What was revenue of Fjord & Foam last month?');
    const evidence = page.querySelector(`${turns} dl`)?.textContent;
    expect(evidence).toContain('ClientFjord & Foam');
  });

  test('keeps conversations over pages and reloads, at addresses of their own, and renames and removes them', async () => {
    const kept = link('What is MER?');
    await played([
      { role: 'manager' },
      { go: '/ai-chat' },
      sees(heading('Unusual in the last two weeks')),
      ...asks('What is MER?'),
      sees(kept),
      seesNo(heading('Unusual in the last two weeks')),
      { click: link('New conversation') },
      ...asks('Which plan do we have?'),
      sees(link('Which plan do we have?')),
    ]);
    expect(stage().address()).toMatch(/^\/ai-chat\?conversation=\w+$/);
    const page = await played([{ go: '/ai-chat' }, { click: kept }, says('Answered')]);
    const opened = stage().address();
    expect(answers(page)).toHaveLength(1);
    const again = await played([
      { click: button('More for What is MER?') },
      { click: { role: 'menuitem', name: 'Rename' } },
      { fill: field('New title'), with: 'Ratios' },
      { click: button('Save title') },
      sees(link('Ratios')),
      { go: opened },
      says('Answered'),
      ...asks('What is ROAS?'),
      says('2 questions'),
    ]);
    expect(answers(again)).toHaveLength(2);
    const left = await played([
      { click: button('More for Ratios') },
      { click: { role: 'menuitem', name: 'Remove' } },
      says('Removed “Ratios”.'),
      seesNo(link('Ratios')),
      { click: button('Undo') },
      sees(link('Ratios')),
    ]);
    expect([stage().address(), answers(left)]).toEqual(['/ai-chat', []]);
  });
});
