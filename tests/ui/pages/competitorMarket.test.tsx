/** @vitest-environment happy-dom */
/** Tests the search market of a client: its parts, comparison, what-if, report, and a plan without it. */

import { afterEach, expect, test } from 'vitest';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import type { Step, Target } from '#scenarios/script.ts';
import {
  button,
  dialog,
  heading,
  link,
  logged,
  page as main,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';
import { marketSection } from '#ui/pages/competitorAnalysis/CompetitorDialogs.tsx';
import { topicsOf } from '#ui/pages/competitorAnalysis/Gaps.tsx';
import { movesOfKeywords } from '#ui/pages/competitorAnalysis/MarketCharts.tsx';
import { timelineOf } from '#ui/pages/competitorAnalysis/Timeline.tsx';

const page = playedPage();

afterEach(() => page.close());

const path = '/competitor-analysis?client=fjordandfoam';
const tab = (name: string): Step => ({ click: { role: 'tab', name } });
const table = (name: string): Target => ({ role: 'table', name });

test('a market has its chart first, then competitors with estimates, and each part says how it is estimated [B5]', async () => {
  const shown = await page.play([
    { role: 'admin' },
    { go: path },
    sees(heading('Share of voice')),
    sees(heading('3 competitors of Fjord & Foam')),
    says('Searches × click rate by position'),
    sees(table('Keywords of fjordandfoam.example (you)')),
    tab('Rankings'),
    sees(heading('Keywords by position')),
    sees(heading('Gains and losses')),
    sees(heading('Growth and share of voice')),
    tab('Gaps'),
    sees(table('Content gap')),
    sees(table('Backlink gap')),
    tab('Ads'),
    sees(table('Ads seen')),
    sees(table('Paid search')),
    tab('Reviews and social'),
    sees(table('Reviews and social profiles')),
    tab('Results and moves'),
    sees(table('Their moves and our actions')),
  ]);

  const first = shown.querySelector('main figure h2, main figure h3');
  expect(first?.textContent).toBe('Share of voice');
});

test('chosen sites are compared, two to five of them, and chosen keywords are raised to position 3 [B5]', async () => {
  const files = catchDownloads();
  await page.play([
    { role: 'admin' },
    { go: path },
    { expect: { attribute: 'disabled', of: button('Compare 2 to 5'), is: true } },
    { click: { role: 'checkbox', name: 'Choose fjordandfoam.example' } },
    { click: { role: 'checkbox', name: 'Choose havenhome.example' } },
    { click: button('Compare 2') },
    says('Keywords in top 3', dialog),
    says('havenhome.example', dialog),
    { press: 'Escape' },
    says('Select keywords in the table.', region('What if position 3')),
    { click: button('Show all 36', { part: true }) },
    { click: { role: 'checkbox', name: 'Choose desk lamps' } },
    says('With 1 keyword at position 3: share of voice', region('What if position 3')),
    { click: button('Download the keywords as CSV') },
  ]);

  const text = await files[0]?.text();
  expect(text?.split('\r\n')[0]).toBe(
    '\uFEFFKeyword,Topic,Intent,Searches a month (est.),Difficulty (est.),Gap,Opportunity (est.),Position of fjordandfoam.example (est.),Position of birchandbay.example (est.),Position of thegoodshelf.example (est.),Position of havenhome.example (est.)',
  );
  expect(text?.trim().split('\r\n')).toHaveLength(37);
});

test('a suggested competitor is added by one press and archived again by Undo [B5]', async () => {
  await page.play([
    { role: 'admin' },
    { go: path },
    { click: button('Add looplane.example') },
    says('Added looplane.example.'),
    sees(heading('4 competitors of Fjord & Foam')),
    { click: button('Undo') },
    says('looplane.example is archived again.'),
    sees(heading('3 competitors of Fjord & Foam')),
  ]);
});

test('all clients come as points of growth and share, and as rows that lead to their market [B5]', async () => {
  const shown = await page.play([
    { role: 'admin' },
    { go: '/competitor-analysis' },
    sees(heading('Share of voice of all clients')),
    sees(heading('66 competitors of all clients')),
    { click: link('Leigh Labs', { within: table('Markets of all clients') }) },
    sees(heading('3 competitors of Leigh Labs')),
  ]);
  expect(new URLSearchParams(shown.location.search).get('client')).toBe('leighlabs');
});

test('without its source a market says what to connect, and keeps the competitors [B5]', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/integrations' },
    { go: '/competitor-analysis?client=robertseyecare' },
    sees(heading('No search data source')),
    sees(link('Connect a source')),
    says('Add the sites where customers of Roberts Eye Care might go instead', main),
  ]);
});

test('on a plan without it an admin sees what it shows by an example, and no competitor’s figures [B5]', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/billing' },
    { click: button('Preview the app as Pro') },
    sees(region('Plan simulation')),
    { go: path },
    sees(heading('Competitor analysis is not in this plan')),
    sees(heading('Example: share of voice')),
    seesNo(heading('Share of voice')),
    seesNo(button('Add competitor')),
  ]);
});

const figures = {
  share: 0.25,
  visibility: 0.1,
  visits: 1_200,
  top3: 2,
  top10: 9,
  average_place: 12,
  referring_domains: 0,
  backlinks: 0,
  followers: 0,
  engagement: 0,
  posts_per_week: 0,
  rating: 4,
  reviews: 0,
  ad_spend_cents: null,
  impression_share: null,
  overlap: null,
  outranking: null,
};

const site = { tier: null, shares: [], bands: [], now: figures, before: null };

const sites: MarketReply['sites'] = [
  { ...site, id: null, domain: 'acme.example' },
  { ...site, id: 'r', domain: 'rival.example', before: { ...figures, share: 0.2 } },
];

const keyword = (topic: string, places: readonly (number | null)[], before: readonly (number | null)[]) => ({
  keyword: topic,
  topic,
  intent: 'buy' as const,
  volume: 100,
  difficulty: 1,
  places: [...places],
  before: [...before],
  gap: 'shared' as const,
  opportunity: 0,
});

const keywords = [keyword('lamps', [3, null], [5, 9]), keyword('mugs', [30, 2], [30, 4])];

test('gains and losses count keywords that moved, a lost place too [B5]', () => {
  expect([movesOfKeywords(keywords, 0), movesOfKeywords(keywords, 1)]).toEqual([
    { gained: 1, lost: 0 },
    { gained: 1, lost: 1 },
  ]);
});

test('the content gap has the topics first in which a competitor is further ahead [B5]', () => {
  expect(topicsOf({ keywords, sites }).map(({ topic, found }) => [topic, found])).toEqual([
    ['mugs', [0, 1]],
    ['lamps', [1, 0]],
  ]);
});

test('moves of competitors and own actions are one list, newest first, in the days of the view [B5]', () => {
  const range = { from: '2026-01-01', to: '2026-01-31' };
  const moves = [{ site: 1, day: '2026-01-10', kind: 'guide' as const, text: 'Published a guide to mugs' }];
  const ours = [
    { day: '2026-01-12', text: 'Launched Brand' },
    { day: '2026-02-01', text: 'Paused Brand' },
  ];
  expect(timelineOf({ moves, sites, range }, ours).map(({ day, who, text }) => [day, who, text])).toEqual([
    ['2026-01-12', 'Us', 'Launched Brand'],
    ['2026-01-10', 'rival.example', 'Published a guide to mugs'],
  ]);
});

test('a report gets the market as text that says it is estimated [B5]', () => {
  const range = { from: '2026-01-01', to: '2026-01-28' };
  const section = marketSection({
    client_id: 'acme',
    range,
    compared_range: null,
    source: null,
    steps: [],
    step_days: 1,
    sites,
    keywords: [],
    ads: [],
    linking: [],
    moves: [],
    suggestions: [],
  });
  expect([section.kind, section.text.split('\n').slice(0, 4)]).toEqual([
    'text',
    [
      '1 Jan 2026 to 28 Jan 2026, estimates.',
      '',
      '- **acme.example (you)** 25.0%, 9 keywords in the first 10, 1,200 visits a month',
      '- **rival.example** 25.0%, before 20.0%, 9 keywords in the first 10, 1,200 visits a month',
    ],
  ]);
});

test('an alert on a move is set from the menu of a competitor, after it says how often it would have alerted, and undone [B5]', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/competitor-analysis?client=fjordandfoam' },
    { click: button('More for birchandbay.example') },
    { click: { role: 'menuitem', name: 'Alert on a move…' } },
    says('in the last 90 days.', dialog),
    { click: button('Set alert', { within: dialog }) },
    says('Alert set: birchandbay.example moves by 2 points.'),
    logged('AlertRuleSet'),
    { click: button('Undo') },
    logged('AlertRuleRemoved'),
    { go: '/dashboard?tab=alerts' },
    seesNo({ role: 'row', name: 'birchandbay.example', part: true }),
  ]);
});
