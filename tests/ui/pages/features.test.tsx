/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import type { Target } from '#scenarios/script.ts';
import { button, heading, link, region, sees } from '#scenarios/targets.ts';
import { featureCategories } from '#ui/content/featureCatalogue.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const promised: Readonly<Record<string, Target>> = {
  'Real-time dashboards': { role: 'list', name: 'Figures of all clients' },
  'Custom dashboards': button('Edit layout'),
  'Automated reports': heading('Reports'),
  'AI insights': heading('Ask AI'),
  'Data sources': heading('Integrations'),
  'Predictive analytics': region('Month-end forecast'),
  'Full white-label platform': heading('White Label'),
  'Team collaboration': region('Team'),
  'Audit trails': { role: 'table', name: 'Changes of the workspace' },
  'API marketplace': heading('Marketplace'),
  'Competitor analysis': heading('Competitor Analysis'),
  'Real-time intelligence': heading('Real-Time Monitoring'),
  'AI and ML suite': heading('AI Analytics'),
};

test('every “Try it in the demo” leads to what it says', async () => {
  const tried = featureCategories
    .flatMap(({ features }) => features)
    .flatMap(({ title, to }) => (to === undefined ? [] : [{ title, to }]));
  expect(tried.map(({ title }) => title)).toEqual(Object.keys(promised));

  await page.play([
    { go: '/features' },
    ...tried.map(({ title }) => sees(link(title, { part: true }))),
    { role: 'admin' },
    ...tried.flatMap(({ title, to }) => [{ go: to }, sees(promised[title] as Target)]),
  ]);
});
