/** Tests that Ask AI parses a chart's question into the metric, breakdown and filters of the chart. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { lexiconOf } from '#domain/figureQuestions/lexicon.ts';
import { readFigureQuestion } from '#domain/figureQuestions/readFigureQuestion.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { filterDimensions, noFilters, type ViewFilters } from '#domain/metrics/view.ts';
import { adsSource, dayOf, webSource } from '#tests/support/metricFixture.ts';
import { askableFilters } from '#ui/parts/chartMenu/ChartMenuList.tsx';
import { questionOf } from '#ui/parts/chartMenu/chartMenuSubject.ts';

const fjord = { id: 'fjordandfoam', name: 'Fjord & Foam', archived: false };

const campaign = (id: string, name: string) =>
  ({ ...adsSource.campaigns[0], id, name }) as MetricSource['campaigns'][number];

const source = (id: string, label: string, campaigns: MetricSource['campaigns']): MetricSource => ({
  ...webSource,
  id,
  label,
  campaigns,
});

const sources = [
  source('g1', 'Google Ads · Fjord & Foam', [campaign('c1', 'Spring sale'), campaign('c2', 'Brand')]),
  source('f1', 'Facebook Ads · North', [campaign('c3', 'Retargeting'), campaign('c4', 'Brand')]),
  source('f2', 'Facebook Ads · South', []),
];

const names = {
  campaigns: sources.flatMap((one) => one.campaigns),
  sources: sources.map(({ id, label }) => ({ id, name: label })),
};

const today = dayOf('2026-11-23');

const readSide = (text: string) => {
  const read = readFigureQuestion(text, {
    lexicon: lexiconOf({ clients: [fjord], sources }),
    today,
    usualDays: { from: today - 28, to: today - 1 },
    ownClient: null,
    forecastRefusal: '',
  });
  if (read.is !== 'asked' || read.question.intent === 'compare') throw new Error(`${text}: ${read.is}`);
  const { figure, side } = read.question;
  const by = read.question.intent === 'rank' ? read.question.by : null;
  return { figure, by, client: side.client?.id, days: side.days, filters: side.filters };
};

const sorted = (filters: ViewFilters) =>
  Object.fromEntries(filterDimensions.map((dimension) => [dimension, filters[dimension].toSorted()]));

const anyFilters = fc.record({
  channel: fc.subarray([...channels]),
  campaign: fc.constantFrom([], ['c1'], ['c2', 'c4'], ['c1', 'c3']),
  source: fc.constantFrom([], ['g1'], ['f1', 'f2'], ['g1', 'f1', 'f2']),
  device: fc.subarray([...devices]),
  country: fc.subarray([...countries]),
});

test('asks for the figure of the chart, of its client, its parts, its filters and its days', () => {
  const query = { from: '2026-10-01', to: '2026-10-31' };
  fc.assert(
    fc.property(
      anyFilters,
      fc.constantFrom('revenue_cents' as const, 'roas' as const, 'sessions' as const),
      fc.constantFrom(null, 'channel' as const, 'campaign' as const, 'device' as const),
      fc.boolean(),
      (filters, figure, by, isOfClient) => {
        const asked = askableFilters(filters, names);
        if (asked.is !== 'asked') throw new Error(asked.is);
        const clientName = isOfClient ? fjord.name : undefined;
        const text = questionOf({ by, query }, { figure, clientName, filters: asked.words });
        const { filters: read, ...rest } = readSide(text);
        expect(rest).toEqual({
          figure,
          by,
          client: isOfClient ? fjord.id : undefined,
          days: { from: epochDayOf(query.from), to: epochDayOf(query.to) },
        });
        expect(sorted(read)).toEqual(sorted(filters));
      },
    ),
  );
});

test('asks for every figure in words that are read as that figure', () => {
  const query = { from: '2026-10-01', to: '2026-10-31' };
  const asked = figureNames.map((figure) =>
    questionOf({ by: null, query }, { figure, clientName: undefined, filters: '' }),
  );

  expect(asked.slice(0, 3)).toEqual([
    'What were impressions from 2026-10-01 to 2026-10-31?',
    'What were clicks from 2026-10-01 to 2026-10-31?',
    'What was spend from 2026-10-01 to 2026-10-31?',
  ]);
  expect(asked.map((text) => readSide(text).figure)).toEqual(figureNames);
});

test.each([
  ['one of two accounts of a platform', { source: ['f1'] }, 'Facebook Ads · North'],
  ['one of two campaigns of a name', { campaign: ['c2'] }, 'Brand'],
  ['what is in no campaign', { campaign: ['none'] }, 'Without a campaign'],
  ['a campaign of somebody else', { campaign: ['c9'] }, 'c9'],
])('does not ask for %s, and says so', (_, filters, name) => {
  expect(askableFilters({ ...noFilters, ...filters }, names)).toEqual({
    is: 'unread',
    why: `It cannot read the filter “${name}” by its name alone.`,
  });
});

test('waits for the names', () => {
  const unknown = { campaigns: null, sources: null };
  expect([
    askableFilters({ ...noFilters, source: ['g1'] }, unknown).is,
    askableFilters({ ...noFilters, device: ['mobile'] }, unknown),
  ]).toEqual(['loading', { is: 'asked', words: 'Mobile' }]);
});
