/** Renders the section on Lighthouse scores of the public pages. */
import { lighthouseVersion } from '../browser/lighthouseProgram.ts';
import type { Category, LighthouseScores } from '../measures/lighthouse.ts';
import { productPage } from '../subjects/servePages.ts';
import { type Section, table, type Verdict, whole } from './table.ts';

const names: Readonly<Record<Category, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

const keys = Object.keys(names) as Category[];

export const lighthouseSection = (pages: readonly LighthouseScores[]): Section => ({
  title: 'Lighthouse',
  words: [
    `Lighthouse ${lighthouseVersion}, its own mobile settings: a phone, a slow 4G network and a processor four times slower, the last two simulated. Scores of 100; timings in milliseconds. Medians where a page was judged more than once.`,
  ],
  tables: [
    table(
      ['page', ...keys.map((key) => names[key]), 'first paint', 'largest paint', 'blocking', 'runs'],
      pages.map(({ name, scores, timings, runs }) => [
        name,
        ...keys.map((key) => String(scores[key])),
        whole(timings['first-contentful-paint']),
        whole(timings['largest-contentful-paint']),
        whole(timings['total-blocking-time']),
        String(runs),
      ]),
    ),
  ],
});

const lowest = (pages: readonly LighthouseScores[], key: Category): number =>
  Math.min(...pages.map(({ scores }) => scores[key]));

export const lighthouseVerdicts = (pages: readonly LighthouseScores[]): readonly Verdict[] => {
  const landing = pages.find(({ name }) => name === productPage('/'))?.scores.performance ?? 0;
  return [
    ...(['accessibility', 'best-practices', 'seo'] as const).map((key) => ({
      what: `Lighthouse, ${names[key]}: the lowest of all public pages`,
      target: '100',
      figure: String(lowest(pages, key)),
      met: lowest(pages, key) === 100,
    })),
    {
      what: 'Lighthouse, performance of the landing page',
      target: 'at least 97',
      figure: String(landing),
      met: landing >= 97,
    },
  ];
};
