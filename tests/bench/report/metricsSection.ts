/** Renders the section on metric queries. */

import type { WorkerTimes } from '../inPage/metrics/workerTimes.ts';
import type { MetricTimes } from '../inPage/metricTimes.ts';
import type { MetricMeasures } from '../measures/metrics.ts';
import { percentile, summarize } from '../summary.ts';
import { milliseconds, type Section, spread, table, type Verdict, whole } from './table.ts';

const most = (times: readonly number[]): number => percentile(times, 0.95);

const changes = (times: readonly number[]): string =>
  `${milliseconds(percentile(times, 0.5))}, 95 of 100 within ${milliseconds(most(times))}`;

const column = ({ changes: own, years, peer, views, ...times }: MetricTimes) => [
  whole(times.rows),
  milliseconds(times.bytesPerRow),
  milliseconds(times.bytesPerRowAfter),
  milliseconds(times.firstOfClient),
  milliseconds(times.firstOfAll),
  changes(views),
  changes(own),
  peer === null ? '' : changes(peer.changes),
  peer === null ? '' : milliseconds(peer.start),
  spread(summarize(years)),
];

const names = [
  'rows',
  'bytes a row takes',
  'the same after all views, with parts of rows by device, country and hour',
  'first question of a new store: one client, 90 days and those before, ms',
  'first question of a new store: all clients, 28 days and those before, ms',
  'any view, ms',
  'a view of any range, client and channel, ms',
  'floor: the same by crossfilter2, ms',
  'crossfilter2 reads and indexes the rows, once, ms',
  'a year of all rows beside the year before, ms',
];

const workerTable = ({ answers, held, byWorker }: WorkerTimes): string =>
  table(
    [
      'questions, beginning with a store that has nothing',
      'asked of the worker',
      'answered, ms',
      'page held up at most, ms',
    ],
    [[whole(answers.length), whole(byWorker), changes(answers), milliseconds(Math.max(...held))]],
  );

export const metricsSection = ({ usual, slow, millions, worker }: MetricMeasures): Section => {
  const columns = [usual, slow, millions].map(column);
  return {
    title: 'Questions for figures',
    words: [
      'The metric engine in Chromium: 25 clients with 10 sources of 730 days, then as many sources as make five million rows. Each question asks for thirteen sums and thirteen ratios in total, by step and by group. “Any view” is drawn by chance from all that the view bar can ask: a day to a year; against nothing, the range before, the year before, each by weekday or not, or days of its own; by hour, day, week or month; by channel, client, source, campaign, device or country, with a series for each or without; filters of channels, devices, countries and sources; of one client or all. crossfilter2 answers the narrower questions of the next line, by day and by channel with the range before, over the same rows and without ratios and notes, and its sums are held against ours one by one.',
      'The last table is of the promised size as the product asks it: of more than 100,000 rows, large questions are answered by a worker. The page is held up for as long as it can do nothing else.',
    ],
    tables: [
      table(
        ['', 'promised size', 'processor 4x slower', 'five million rows'],
        names.map((name, index) => [name, ...columns.map((cells) => cells[index] ?? '')]),
      ),
      workerTable(worker),
    ],
  };
};

const verdict = (what: string, target: number, measured: number, unit = 'ms'): Verdict => ({
  what,
  target: `<= ${target} ${unit}`,
  figure: `${milliseconds(measured)} ${unit}`,
  met: measured <= target,
});

export const metricsVerdicts = ({ usual, millions, worker }: MetricMeasures): readonly Verdict[] => [
  verdict('Figures: any change of the view over 182,500 rows, 95 of 100', 50, most(usual.views)),
  verdict(
    'Figures: a year of five million rows beside the year before',
    400,
    summarize(millions.years).median,
  ),
  verdict('Figures: the page is held up by any question over 182,500 rows', 50, Math.max(...worker.held)),
  verdict('Figures: memory', 64, usual.bytesPerRow, 'bytes a row'),
  verdict(
    'Figures: first question of a new store, as after a reload, one client’s 90 days',
    150,
    usual.firstOfClient,
  ),
  {
    what: 'Figures: a view of any range, client and channel, by crossfilter2 over the same rows',
    target: 'no slower at 95 of 100',
    figure: `${milliseconds(most(usual.changes))} ms beside ${milliseconds(most(usual.peer?.changes ?? [0]))} ms`,
    met: most(usual.changes) <= most(usual.peer?.changes ?? [0]),
  },
];
