/** @vitest-environment happy-dom */
/** Tests competitors under the common view bar: clients, days, comparison and export. */

import { afterEach, expect, test } from 'vitest';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { csvText } from '#domain/csv.ts';
import type { Step, Target } from '#scenarios/script.ts';
import { button, dialog, field, heading, link, region, says, sees } from '#scenarios/targets.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';
import { competitorsCsv } from '#ui/pages/competitorAnalysis/CompetitorAnalysis.tsx';
import { watchChanges, watchMarks } from '#ui/pages/competitorAnalysis/OwnFigures.tsx';

const page = playedPage();

const tab = (name: string): Target => ({ role: 'tab', name });
const ofAll = region('67 competitors of all clients');
const row = (name: string): Target => ({ role: 'row', name, part: true, within: ofAll });

/** In the menu of the row of rival.example. */
const choose = (name: string): readonly Step[] => [
  { click: button('More for rival.example') },
  { click: { role: 'menuitem', name } },
];

afterEach(() => page.close());

const path = '/competitor-analysis';

test('all clients come first: a competitor is added for a client that is chosen, and its link keeps the view', async () => {
  const shown = await page.play([
    { role: 'admin' },
    { go: `${path}?range=7d&compare=year&channel=ages` },
    says('Ignored a part of the address that is not valid: “'),
    sees(heading('Share of voice of all clients')),
    { click: tab('Results') },
    sees(region('Your clients’ own figures')),
    sees(heading('Revenue by day')),
    { click: button('Add competitor') },
    { fill: field('Domain'), with: 'new-rival.example' },
    { click: button('Add competitor', { within: dialog }) },
    says('Choose a client.', dialog),
    { select: { role: 'combobox', name: 'Client', within: dialog }, option: 'Stackpilot' },
    { click: button('Add competitor', { within: dialog }) },
    says('Of the competitors, none were added and none were removed in these days.'),
    { click: button('Range: Last 7 days') },
    { click: button('Today') },
    { expect: { url: `${path}?range=today&compare=year&part=results` } },
    says('Of the competitors, 1 was added and none were removed in these days.'),
    { click: tab('Competitors') },
    { click: link('Stackpilot', { within: row('new-rival.example') }) },
    sees(heading('4 competitors of Stackpilot')),
  ]);

  const files = catchDownloads();
  await page.play([
    { click: button('View options') },
    { click: button('CSV') },
    { click: button('Download CSV', { within: region('4 competitors of Stackpilot') }) },
  ]);
  expect(await Promise.all(files.map(async (file) => (await file.text()).split('\r\n')[0]))).toEqual([
    '\uFEFFFigure,Value,Before,Change (share),Change (percentage points)',
    '\uFEFFClient,Competitor,Tier,Notes,Watched since,Removed',
  ]);
  expect(new URLSearchParams(shown.location.search).get('client')).toBe('stackpilot');
});

test('competitors belong to one client, which is chosen above them', async () => {
  const rival = [
    { fill: field('Domain'), with: 'rival.example' },
    { click: button('Add competitor', { within: dialog }) },
  ] as const;
  await page.play([
    { role: 'admin' },
    { go: `${path}?client=fjordandfoam` },
    sees(heading('3 competitors of Fjord & Foam')),
    { click: button('Add competitor') },
    ...rival,
    sees(heading('4 competitors of Fjord & Foam')),
    says('rival.example'),
    { click: button('Client: Fjord & Foam') },
    { select: { role: 'combobox', name: 'Client' }, option: 'Openloft Academy' },
    sees(heading('3 competitors of Openloft Academy')),
  ]);
  const shown = await page.play([
    { go: page.stage().address() },
    sees(heading('3 competitors of Openloft Academy')),
  ]);

  expect(shown.querySelector('main')?.textContent).not.toContain('rival.example');
});

const watched = {
  id: 'one',
  client_id: 'acme',
  domain: 'rival.example',
  tier: 'direct',
  notes: '=1+1, cheaper',
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  removed_at: null,
  etag: '"1"',
} as const satisfies CompetitorItem;

const given: CompetitorItem = {
  ...watched,
  id: 'two',
  domain: 'given.example',
  removed_at: '2026-03-05T00:00:00.000Z',
};

test('what is no site or is watched already is refused, and a competitor that was removed is restored from the list [S6.2]', async () => {
  const add = { click: button('Add competitor', { within: dialog }) } as const;
  const document = await page.play(
    [
      { role: 'admin' },
      { go: `${path}?client=stackpilot` },
      { click: button('Add competitor') },
      { fill: field('Domain'), with: 'not a site' },
      add,
      says('Enter a domain such as acme.com, without a path', dialog),
      { fill: field('Domain'), with: 'https://www.Rival.example' },
      add,
      says('rival.example'),
      { click: button('Add competitor') },
      { fill: field('Domain'), with: 'rival.example' },
      add,
      says('This competitor is already watched for this client.', dialog),
      { fill: field('Domain'), with: 'north.example' },
      { click: { role: 'radio', name: 'aspirational', part: true, within: dialog } },
      add,
      sees(heading('5 competitors of Stackpilot')),
      ...choose('Archive'),
      { click: button('Restore rival.example') },
      ...choose('History'),
      sees({ role: 'dialog', name: 'History of rival.example' }),
    ],
    ['409 POST /api/competitors'],
  );

  const lines = [...document.querySelectorAll('[role="dialog"] li')].map(
    ({ textContent }) => textContent ?? '',
  );
  expect(lines.map((text) => /Ada Moreau .* rival.example/.exec(text)?.[0])).toEqual([
    'Ada Moreau resumed watching rival.example',
    'Ada Moreau stopped watching rival.example',
    'Ada Moreau started watching the direct competitor rival.example',
  ]);
});

test('the watch list is a file with a line for each, removed ones too', () => {
  expect(csvText(competitorsCsv([watched, given], () => 'Acme'))).toBe(
    [
      '\uFEFFClient,Competitor,Tier,Notes,Watched since,Removed',
      `Acme,rival.example,direct,"'=1+1, cheaper",2026-03-02,`,
      `Acme,given.example,direct,"'=1+1, cheaper",2026-03-02,2026-03-05`,
      '',
    ].join('\r\n'),
  );
});

test('what became of the watch list is marked at its days and counted in the range, both ends in it', () => {
  expect(watchMarks([watched, given])).toEqual([
    { day: '2026-03-02', text: 'Started watching rival.example' },
    { day: '2026-03-02', text: 'Started watching given.example' },
    { day: '2026-03-05', text: 'Stopped watching given.example' },
  ]);
  expect(watchChanges([watched, given], { from: '2026-03-02', to: '2026-03-04' })).toEqual({
    added: 2,
    removed: 0,
  });
  expect(watchChanges([watched, given], { from: '2026-03-05', to: '2026-03-05' })).toEqual({
    added: 0,
    removed: 1,
  });
});
