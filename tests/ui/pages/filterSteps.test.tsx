/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, field, heading, isAt, sees } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const wayBack = async (steps: number): Promise<readonly string[]> => {
  const stage = page.stage();
  const seen: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    stage.document().defaultView?.history.back();
    await stage.settle();
    seen.push(stage.address());
  }
  return seen;
};

type List = readonly [name: string, begin: string, steps: readonly Step[], back: readonly string[]];

const lists: readonly List[] = [
  [
    'the history',
    '/dashboard?tab=history',
    [
      sees(heading('History')),
      { select: field('About what'), option: 'Clients' },
      isAt('/dashboard?tab=history&about=clients'),
      { fill: field('Search the history'), with: 'ada' },
      isAt('/dashboard?tab=history&about=clients&q=ada'),
      { select: field('About what'), option: 'Goals and budgets' },
      isAt('/dashboard?tab=history&about=goals&q=ada'),
    ],
    ['/dashboard?tab=history&about=clients&q=ada', '/dashboard?tab=history'],
  ],
  [
    'the portfolio',
    '/dashboard',
    [
      sees({ role: 'table', name: 'Clients' }),
      { select: field('Filter by health'), option: 'At risk' },
      isAt('/dashboard?health=at_risk'),
      { fill: field('Search clients'), with: 'o' },
      isAt('/dashboard?health=at_risk&q=o'),
      { select: field('Filter by health'), option: 'Healthy' },
      isAt('/dashboard?health=healthy&q=o'),
    ],
    ['/dashboard?health=at_risk&q=o', '/dashboard'],
  ],
  [
    'the campaigns',
    '/dashboard?client=fjordandfoam&part=campaigns',
    [
      sees({ role: 'table', name: 'Campaigns' }),
      { select: field('Filter campaigns by status'), option: 'Running' },
      isAt('/dashboard?client=fjordandfoam&part=campaigns&campaign_status=running'),
      { fill: field('Search campaigns'), with: 'desk' },
      isAt('/dashboard?client=fjordandfoam&part=campaigns&campaign_status=running&campaign_q=desk'),
      { select: field('Filter campaigns by status'), option: 'Paused' },
      isAt('/dashboard?client=fjordandfoam&part=campaigns&campaign_status=paused&campaign_q=desk'),
    ],
    [
      '/dashboard?client=fjordandfoam&part=campaigns&campaign_status=running&campaign_q=desk',
      '/dashboard?client=fjordandfoam&part=campaigns',
    ],
  ],
  [
    'the platforms',
    '/integrations',
    [
      sees(heading('Platforms')),
      { select: field('Kind of platform'), option: 'Advertising' },
      isAt('/integrations?category=advertising'),
      { fill: field('Search platforms and metrics'), with: 'spend' },
      isAt('/integrations?category=advertising&q=spend'),
      { select: field('Kind of platform'), option: 'Online shops' },
      isAt('/integrations?category=commerce&q=spend'),
    ],
    ['/integrations?category=advertising&q=spend', '/integrations'],
  ],
  [
    'the apps',
    '/marketplace',
    [
      sees(heading('Marketplace')),
      { fill: field('Search apps'), with: 'slack' },
      isAt('/marketplace?q=slack'),
      { click: { role: 'radio', name: 'Alerts' } },
      isAt('/marketplace?q=slack&category=alerts'),
      { click: { role: 'radio', name: 'Data' } },
      isAt('/marketplace?q=slack&category=data'),
    ],
    ['/marketplace?q=slack&category=alerts', '/marketplace?q=slack'],
  ],
  [
    'the clients',
    '/clients',
    [
      { click: { role: 'link', name: 'Palmroute Travel' } },
      isAt('/clients?client=palmroute'),
      { click: { role: 'tab', name: 'People' } },
      isAt('/clients?client=palmroute&tab=people'),
    ],
    ['/clients?client=palmroute', '/clients'],
  ],
  [
    'the clients by how they stand',
    '/clients',
    [
      { select: field('Filter by health'), option: 'Healthy' },
      isAt('/clients?health=healthy'),
      { click: button('Stale source') },
      isAt('/clients?health=healthy&data=stale'),
    ],
    ['/clients?health=healthy', '/clients'],
  ],
];

test.each(lists)(
  'in %s a choice is a step that Back takes back, and what is typed is none',
  async (_name, begin, steps, back) => {
    await page.play([{ role: 'admin' }, { go: begin }, ...steps]);

    expect(await wayBack(2)).toEqual(back);
  },
);
