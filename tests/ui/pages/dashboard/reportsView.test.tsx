/** @vitest-environment happy-dom */
/** Tests the reports page under the common view bar: client, days and comparison are in the address. */

import { afterEach, expect, test } from 'vitest';
import { csvText } from '#domain/csv.ts';
import { reportTemplates } from '#domain/reports/reportTemplates.ts';
import { sectionName } from '#domain/reports/sectionName.ts';
import {
  button,
  dialog,
  field,
  fillIn,
  heading,
  link,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';
import { reportsCsv } from '#ui/pages/dashboard/reports/ReportList.tsx';

const page = playedPage();

afterEach(() => page.close());

const list = '/dashboard/reports';

test('a client that is not known is dropped with a notice, and all filters are given up by one press', async () => {
  await page.play([
    { role: 'manager' },
    { go: `${list}?client=nobody` },
    says('Ignored a part of the address that is not valid: “'),
    { click: button('View options') },
    sees(button('Copy link', { part: true })),
    sees(button('Print')),
    { go: `${list}?client=stackpilot&status=archived` },
    says('No reports match these filters.'),
    { click: button('Show all reports') },
    { expect: { url: list } },
    seesNo(button('Show all reports')),
    { fill: field('Search reports'), with: 'VOLT' },
    { expect: { url: `${list}?q=VOLT` } },
    sees(link('Paid campaigns')),
    seesNo(link('Monthly report')),
  ]);
});

test('the list has the figures of its clients for the days of the view, and a file', async () => {
  const shown = await page.play([
    { role: 'manager' },
    { go: `${list}?client=stackpilot&range=7d&compare=year&interval=week` },
    says('Ignored a part of the address that is not valid: “'),
    sees(region('Figures of these days')),
    says('versus previous year'),
    { click: button('Comparison: Previous year') },
    { click: { role: 'radio', name: 'No comparison' } },
    { expect: { url: `${list}?client=stackpilot&range=7d&compare=none` } },
    { click: button('View options') },
    sees(button('CSV')),
  ]);

  expect(shown.querySelectorAll('main [data-key-figure]').length).toBe(4);
});

test('a report is previewed with the days of the view, keeps its own, and comes back by its button', async () => {
  await page.play([
    { role: 'manager' },
    { go: list },
    { click: link('Monthly report') },
    { click: button('Range: 1 Feb – 28 Feb 2026') },
    seesNo(region('Preview')),
    { click: button('Last 7 days') },
    says('A preview with 23 Feb – 1 Mar 2026. The report itself keeps its period: last month.'),
    sees({ role: 'article', within: region('Preview') }),
    { click: button('Back to the report') },
    seesNo(region('Preview')),
  ]);
});

test('a report of the list is duplicated under a name of its own, with all that it shows', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: `${list}?client=fjordandfoam` },
    { click: button('More for Monthly report', { nth: 0 }) },
    { click: { role: 'menuitem', name: 'Duplicate' } },
    { expect: { value: 'Copy of Monthly report', of: field('Name', { within: dialog }) } },
    { click: button('Create copy') },
    sees(heading('Copy of Monthly report')),
    sees(button('Save report')),
  ]);
  const shown = [...document.querySelectorAll('[data-section] button[aria-expanded] > span')];
  const { sections } = reportTemplates.monthly;
  expect(shown.map(({ textContent }) => textContent)).toEqual(sections.map(sectionName));
});

test('an id in its address that names nothing is dropped with a notice, and the rest of the view is previewed', async () => {
  await page.play(
    [
      { role: 'manager' },
      { go: '/dashboard/reports/fjordmonthly?range=7d&campaign=nothing' },
      says('Ignored a part of the address that is not valid: “'),
      says('A preview with 23 Feb – 1 Mar 2026.'),
      sees({ role: 'article', within: region('Preview') }),
      { click: button('Back to the report') },
      seesNo(region('Preview')),
    ],
    ['422 POST /api/report-previews'],
  );
});

test('its preview compares weekdays with weekdays once the view says so', async () => {
  await page.play([
    { role: 'manager' },
    { go: '/dashboard/reports/fjordmonthly?range=7d' },
    { click: button('Comparison: Previous period') },
    { click: { role: 'radio', name: 'Previous year' } },
    says('Compared with 23 Feb – 1 Mar 2025'),
    { click: { role: 'switch', name: 'Match weekdays' } },
    says('Compared with 24 Feb – 2 Mar 2025'),
    says('It compares weekdays with weekdays; the report itself compares day by day.'),
    sees(button('Comparison: Previous year')),
    { click: button('Back to the report') },
    seesNo(region('Preview')),
    sees(button('Comparison: Previous period')),
  ]);
});

test('at a moment of the past it says that there is no preview, and leads to the one of today', async () => {
  await page.play([
    { role: 'manager' },
    { go: list },
    { click: link('Monthly report') },
    { click: button('Range: 1 Feb – 28 Feb 2026') },
    { click: button('Last 7 days') },
    sees({ role: 'article', within: region('Preview') }),
    { click: button('View options') },
    { click: button('As of now') },
    ...fillIn({ Day: '2026-02-28' }),
    { click: button('Show') },
    says('There is no preview with 21 Feb – 27 Feb 2026 here'),
    seesNo(region('Preview')),
    { click: button('Preview it with today’s figures') },
    sees({ role: 'article', within: region('Preview') }),
  ]);
});

test('reports in a file have a line each, with nothing that a spreadsheet would run', () => {
  expect(
    csvText(
      reportsCsv(
        [
          {
            id: 'one',
            name: '=SUM(1), monthly',
            client_id: 'acme',
            beginning: 'blank',
            status: 'draft',
            period: { kind: 'relative', period: 'lastMonth' },
            recipients: ['ann@acme.example', 'bo@acme.example'],
            schedule: null,
            paused: false,
            paused_by_plan: false,
            next_runs: [],
            run: null,
            runs: 0,
            created_at: '2026-03-02T09:00:00.000Z',
            updated_at: '2026-03-02T09:00:00.000Z',
            owner: 'Ada Moreau',
            archived_at: null,
            etag: '"1"',
          },
        ],
        () => 'Acme',
      ),
    ),
  ).toBe(
    [
      '\uFEFFReport,Client,Period,Schedule,Next run,Status,Owner,Sent,Opened,Recipients',
      `"'=SUM(1), monthly",Acme,Last month,Manual,,Draft,Ada Moreau,,,ann@acme.example; bo@acme.example`,
      '',
    ].join('\r\n'),
  );
});
