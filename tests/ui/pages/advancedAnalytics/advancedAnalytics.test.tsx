/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, field, heading, link, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const cardValue = (page: Document, name: string): string | null | undefined =>
  page.querySelector(`[data-key-figure="${name}"] [class*="value"]`)?.textContent;

const totalIn = (page: Document, table: string, column: string): string | null | undefined =>
  [...page.querySelectorAll(`main [aria-label="${table}"] tfoot [data-label]`)].find(
    (cell) => cell.getAttribute('data-label') === column,
  )?.textContent;

describe('AI Analytics', () => {
  test('ranks what changed with the causes of the first one open, breaks one down by parts that make the change, and leads to the board with the same view', async () => {
    const address = '/advanced-analytics?client=fjordandfoam&range=90d';
    const page = await played([
      { role: 'admin' },
      { go: address },
      sees(region('What changed')),
      sees({ role: 'list', name: 'What changed, the largest change first' }),
      sees({ role: 'figure', name: 'How ', part: true }),
      { click: button('More for Revenue') },
      { click: { role: 'menuitem', name: 'Full breakdown' } },
      sees({ role: 'table', name: 'Breakdown of Revenue' }),
    ]);
    expect(stage().address()).toBe(`${address}&tab=why&changed=revenue_cents`);
    const card = page.querySelector('[data-changed="revenue_cents"]');
    const together = /together ([+−]\$[\d,]+)/.exec(card?.textContent ?? '')?.[1];

    expect(totalIn(page, 'Breakdown of Revenue', 'Change')).toBe(together);
    const shown = card?.querySelector('h3')?.textContent;
    const board = await played([
      { go: address },
      { click: button('More for Revenue') },
      { click: { role: 'menuitem', name: 'Open in dashboard' } },
      sees(region('Channels')),
    ]);
    expect(stage().address()).toBe('/dashboard?client=fjordandfoam&range=90d');
    expect(cardValue(board, 'revenue_cents')).toMatch(/^\$\d/);
    expect(shown).toContain(cardValue(board, 'revenue_cents'));
  });

  test('keeps how far an unusual day has been seen to, lists by state, and takes it back', async () => {
    const list = { role: 'list', name: 'Unusual days, most unusual first' };
    const newReport = { role: 'dialog', name: 'New report' };
    const page = await played([
      { role: 'admin' },
      { go: '/dashboard/reports' },
      { click: button('New report') },
      { select: { role: 'combobox', name: 'Client', within: newReport }, option: 'Fjord & Foam' },
      { click: button('Create report') },
      seesNo(newReport),
      { go: '/advanced-analytics?client=fjordandfoam&range=90d' },
      { click: link('Anomalies') },
      sees(list),
    ]);
    expect(stage().address()).toBe('/advanced-analytics?client=fjordandfoam&range=90d&tab=anomalies');
    const named = page.querySelector('main [aria-label^="Acknowledge: "]')?.getAttribute('aria-label');
    const name = (named ?? '').replace('Acknowledge: ', '');
    const confidence = [...page.querySelectorAll('main ol span')]
      .map(({ textContent }) => textContent)
      .find((text) => text?.startsWith('Confidence'));
    const more = button(`More for ${name}`);
    const item = (label: string) => ({ click: { role: 'menuitem', name: label } }) as const;
    await played([
      { click: more },
      item('Create task'),
      says(`Created a task: ${name}.`),
      { click: button('Undo') },
      says(`The task is removed: ${name}.`),
      { click: more },
      item('Add to a report'),
      { click: button('Add', { within: { role: 'dialog', name: 'Add to a report' } }) },
      says('Added to Monthly report.'),
      { click: more },
      item('Dismiss'),
      { fill: field('Reason for dismissing'), with: 'A sale' },
      { click: button('Dismiss', { within: { role: 'form', name: `Dismiss ${name}` } }) },
      says(`Dismissed ${name}.`),
      seesNo(more),
      { select: { role: 'combobox', name: 'State of the findings' }, option: 'Dismissed' },
      says('Dismissed: A sale'),
      { click: button('Undo') },
      seesNo(button(`Reopen: ${name}`)),
      { select: { role: 'combobox', name: 'State of the findings' }, option: 'Open' },
      { click: { role: 'checkbox', name: `Choose ${name}` } },
      { click: button('Resolve: the chosen finding') },
      says('Resolved the chosen finding.'),
      seesNo(more),
      { select: { role: 'combobox', name: 'State of the findings' }, option: 'All states' },
      { click: more },
      item('Create alert'),
      sees({ role: 'dialog', name: 'New alert rule' }),
    ]);
    expect(stage().address()).toMatch(/^\/dashboard\?tab=alerts&client=fjordandfoam&rule=\w+$/);

    expect(name).toMatch(/ on \d+ \w+ \d{4}$/);
    expect(confidence).toMatch(/^Confidence: [5-9]\d%$/);
  });

  test('shows the unusual hours of the last days with range, severity and what is logged near them, by figure', async () => {
    const hours = region('Unusual hours');
    const chart = (name: string) => ({ role: 'figure', name, part: true, within: hours }) as const;
    const page = await played([
      { role: 'admin' },
      { go: '/advanced-analytics?tab=anomalies' },
      sees(chart(' by hour')),
      { click: { role: 'radio', name: 'Revenue', within: hours } },
      sees(chart('Revenue by hour')),
      { click: { role: 'radio', name: 'Sessions', within: hours } },
      sees(chart('Sessions by hour')),
    ]);
    const rows = [...page.querySelectorAll('main [aria-label="Unusual hours, most unusual first"] > li')];
    for (const row of rows)
      expect(row.textContent).toMatch(
        /^\d+ \w+ \d{4}, \d\d:00–\d\d:00: \w+ \$?[\d,.]+ \(\d+% (above|below) the usual \$?[\d,.]+\)Severity: (low|medium|high)\. Usual range \$?[\d,.]+–\$?[\d,.]+\. .*(logged|Logged)/,
      );
    expect(rows.length > 0 || page.body.textContent?.includes('No hour of these days is unusual.')).toBe(
      true,
    );
  });

  test('reports where the month will end, with its range, its goal and how far it was off; what fails comes with another try', async () => {
    const page = await played(
      [
        { role: 'admin' },
        { fault: { route: 'GET /api/metrics/forecast', times: 1, status: 500 } },
        { go: '/advanced-analytics?client=fjordandfoam&tab=forecast' },
        says('Month-end forecast could not be loaded.'),
        { click: button('Try again') },
        sees({ role: 'table', name: 'Month end by figure' }),
        { select: { role: 'combobox', name: 'Figure of the month' }, option: 'Spend' },
        sees({ role: 'figure', name: 'Spend by day and expected' }),
        {
          click: {
            role: 'radio',
            name: 'Table',
            within: { role: 'figure', name: 'Spend by day and expected' },
          },
        },
        sees({ role: 'columnheader', name: 'Forecast' }),
        { select: { role: 'combobox', name: 'Period of the forecast' }, option: 'Next 30 days' },
        sees({ role: 'columnheader', name: 'Next 30 days' }),
        { select: { role: 'combobox', name: 'Period of the forecast' }, option: 'Month end' },
        sees({ role: 'columnheader', name: 'Month end' }),
      ],
      ['500 GET /api/metrics/forecast'],
    );
    const rows = [...page.querySelectorAll('[aria-label="Month end by figure"] tbody tr')];
    const money = String.raw`\$[\d,]+`;
    const row = (name: string, target: string, verdicts: string) =>
      new RegExp(
        `^${name}${money}${money}${money} – ${money}${money} ${target}, (?:${verdicts})\\d+\\.\\d%$`,
      );

    expect(rows[0]?.textContent).toMatch(
      row('Revenue', 'goal', '(?:ahead|on track|behind|at risk), \\d+% likely'),
    );
    expect(rows[1]?.textContent).toMatch(row('Spend', 'budget', 'underspending|on pace|overspending'));
    await played([
      { go: '/billing' },
      { click: button('Preview the app as Pro') },
      { go: '/advanced-analytics?tab=forecast' },
      says('It comes with Enterprise and above. This workspace has Pro.', region('Month-end forecast')),
    ]);
  });

  test('keeps the analysis of the log on a tab; what fails there fails alone and comes with another try; days drawn over a chart are the range', async () => {
    const february = '/advanced-analytics?from=2026-02-01&to=2026-02-28';
    const drawn = 'from=2026-02-26&to=2026-02-27';
    const lastButOne = 'End ArrowLeft Shift+ArrowLeft Enter';
    const chart = (name: string) => ({ role: 'img', name, part: true }) as const;
    const page = await played(
      [
        { role: 'manager' },
        { fault: { route: 'GET /api/analytics/activity', times: 1, status: 500 } },
        { go: february },
        { click: link('Workspace log') },
        says('The activity could not be loaded.'),
        { click: button('Try again') },
        sees(heading('Unusual days')),
        { press: lastButOne, on: chart('Events by day, chart') },
        { expect: { url: `/advanced-analytics?${drawn}&tab=log` } },
        { click: link('Insights') },
        sees(region('What changed')),
        { go: `${february}&tab=anomalies` },
        { press: lastButOne, on: chart('what was expected, chart') },
        { expect: { url: `/advanced-analytics?${drawn}&tab=anomalies` } },
      ],
      ['500 GET /api/analytics/activity'],
    );

    expect(page.querySelectorAll('[data-state="failed"]')).toHaveLength(0);
  });

  test('of the log names the day that stands out with what happened on it, and how clients and plan came to be [S6.2]', async () => {
    const activity = { role: 'figure', name: 'Events by day' };
    const page = await played([
      { role: 'admin' },
      { go: '/advanced-analytics?tab=log' },
      sees(heading('Unusual days')),
      { click: button('Range: ', { part: true }) },
      { click: button('Last 12 months') },
      { expect: { url: '/advanced-analytics?range=12m&tab=log' } },
      says('The plan did not change in this period.', region('Plan')),
      { click: { role: 'radio', name: 'Table', within: activity } },
      { expect: { count: 366, of: { role: 'row', within: activity } } },
    ]);
    const textOf = (title: string) =>
      [...page.querySelectorAll('main section')].find(
        (section) => section.querySelector('h2')?.textContent === title,
      )?.textContent;

    expect(textOf('Unusual days')).toMatch(
      /^Unusual days18 February 2026: 93\sevents, where 3 is usualFar above normal \(usual range 0–13\)\. Compared with 52 Wednesdays\. Mostly alert rule set \(23\), client note added \(21\), client task added \(14\)\./,
    );
    expect(textOf('Growth')).toMatch(/\d+ more than \d+/);
  });

  test('says when nothing is compared, and is of the own client for its people', async () => {
    await played([
      { role: 'client' },
      { go: '/advanced-analytics?compare=none' },
      says('Choose a comparison above to see what changed.'),
      { go: '/advanced-analytics?client=stackpilot' },
      says('You do not have access to this client'),
    ]);
    expect(stage().document().querySelector('[data-key-figure]')).toBe(null);
  });
});
