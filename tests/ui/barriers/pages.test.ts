/** @vitest-environment happy-dom */
/** Tests structure, names and valid numbers of tabs and inner pages without a route of their own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, link, sees } from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { unsoundTexts } from '#tests/support/soundText.ts';
import { playedPage } from '../pages/playedPage.ts';

const page = playedPage();

afterAll(page.close);

const go = (address: string, ...steps: readonly Step[]): readonly Step[] => [{ go: address }, ...steps];

const ofAdmin: Readonly<Record<string, readonly Step[]>> = {
  'campaigns of a client': go('/dashboard?client=fjordandfoam&part=campaigns'),
  'audience of a client': go('/dashboard?client=fjordandfoam&part=audience'),
  'activity of a client': go('/dashboard?client=fjordandfoam&part=activity'),
  'spend by channel': go('/dashboard?part=spend'),
  tasks: go('/dashboard?part=tasks'),
  activity: go('/dashboard?part=activity'),
  workspace: go('/dashboard?part=workspace'),
  dashboards: go('/dashboard?tab=dashboards&board=all'),
  board: go('/dashboard?tab=dashboards&board=shopdashboard'),
  'board editor': [{ click: button('Edit layout') }, sees(button('Add widget'))],
  goals: go('/dashboard?tab=goals'),
  alerts: go('/dashboard?tab=alerts'),
  history: go('/dashboard?tab=history'),
  reports: go('/dashboard/reports'),
  report: go('/dashboard/reports/fjordmonthly'),
  'report builder': [{ click: link('Edit') }, sees(button('Save report'))],
  'charts of clients': go('/clients', sees({ role: 'figure', name: 'Risk and monthly fee' })),
  'tables of the charts': [
    { click: { role: 'radio', name: 'Table', within: { role: 'figure', name: 'Risk and monthly fee' } } },
  ],
  'retention of clients': [
    { click: { role: 'tab', name: 'Retention' } },
    sees({ role: 'figure', name: 'Cohort retention' }),
  ],
  invoices: go('/billing?tab=invoices'),
  team: go('/billing?tab=team'),
  mail: go('/billing?tab=mail', sees({ role: 'table', name: 'Mails' })),
  api: go('/marketplace?tab=api'),
  revenue: go('/billing?tab=revenue'),
  anomalies: go('/advanced-analytics?tab=anomalies'),
  why: go('/advanced-analytics?tab=why'),
  forecast: go('/advanced-analytics?tab=forecast'),
  log: go('/advanced-analytics?tab=log'),
  attribution: go('/advanced-analytics?tab=attribution&client=fjordandfoam'),
  customers: go('/advanced-analytics?tab=customers&client=fjordandfoam'),
  funnel: go('/advanced-analytics?tab=funnel&client=fjordandfoam'),
  benchmarks: go('/advanced-analytics?tab=benchmarks&client=fjordandfoam'),
  budget: go('/advanced-analytics?tab=budget&client=fjordandfoam'),
  contract: go('/clients/fjordandfoam/revenue'),
  contacts: go('/clients/fjordandfoam/contacts'),
  notes: go('/clients/fjordandfoam/notes'),
  simulation: go(
    '/billing',
    { click: button('Preview the app as Starter') },
    sees(button('Back to Enterprise', { part: true, nth: 0 })),
  ),
};

const partsOf = (document: Document): readonly Element[] => {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  return dialogs.length > 0 ? dialogs : [...document.querySelectorAll('main, header')];
};

describe('nothing on the pages of an admin is a barrier', () => {
  beforeAll(() => page.play([{ role: 'admin' }]));
  afterAll(page.close);

  // Sequential on one stage, each with its own timeout, because some continue from the previous page.
  test.each(Object.entries(ofAdmin))('%s', async (_, steps) => {
    const document = await page.play(steps);
    expect(await barriersWithin(...partsOf(document))).toEqual([]);
    expect(unsoundTexts(document.body)).toEqual([]);
  });
});

test('nothing in a client’s portal is a barrier', async () => {
  const document = await page.play([{ role: 'client' }, { go: '/dashboard' }]);
  expect(await barriersWithin(...partsOf(document))).toEqual([]);
  expect(unsoundTexts(document.body)).toEqual([]);
});
