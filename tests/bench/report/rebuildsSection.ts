/** Tells how fast a worker goes through a whole log. */
import type { Rebuilding, RebuildRates } from '../measures/rebuilds.ts';
import { median, summarize } from '../summary.ts';
import { milliseconds, type Section, spread, table, type Verdict, whole } from './table.ts';

const timesOf = (runs: readonly Rebuilding[]): readonly number[] => runs.map(({ took }) => took);

const ratesOf = (events: number, runs: readonly Rebuilding[]): readonly number[] =>
  runs.map(({ took }) => (events * 1_000) / took);

const middle = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : median(known);
};

const told = (value: number | null): string => (value === null ? 'not told' : whole(value));

const seconds = (value: number | null): string => (value === null ? 'not told' : value.toFixed(1));

const longestOf = (runs: readonly Rebuilding[]): number =>
  Math.max(0, ...runs.map(({ longestTask }) => longestTask));

const taskWords = (longest: number): string => (longest === 0 ? 'under 50' : milliseconds(longest));

const eventsPerGroup = 40;

const peopleIn = (events: number, groups = Math.ceil(events / eventsPerGroup)): readonly string[] => [
  whole(groups),
  whole(groups * 4),
];

export const rebuildsSection = (title: string, rates: readonly RebuildRates[]): Section => ({
  title,
  words: [
    'One agency’s whole history, about 0.7 kB an event, in segments of 128 in a profile on disk. In a log with many people half of the events are people and clients; in one with few these come first, and visits follow. The floor reads the same segments and parses each line, and does nothing else. Each run has a browser that has just started. A rebuild reads every event, folds all projections, and keeps the snapshot with its ledger of changes; a check hashes every event again. Memory is the most that the page with its worker had resident, a blank page’s share included; processor time is that of the same process.',
  ],
  tables: [
    table(
      [
        'events',
        'people',
        'clients',
        'rebuild, ms',
        'events/s',
        'processor, s',
        'memory, MB',
        'longest task of the page, ms',
        'check, ms',
        'events/s',
        'processor, s',
        'memory, MB',
        'longest task, ms',
        'floor, ms',
        'processor, s',
        'memory, MB',
      ],
      rates.map(({ events, groups, rebuilds, checks, floors }) => [
        whole(events),
        ...peopleIn(events, groups),
        ...[rebuilds, checks].flatMap((runs) => [
          spread(summarize(timesOf(runs))),
          whole(median(ratesOf(events, runs))),
          seconds(middle(runs.map(({ processor }) => processor))),
          told(middle(runs.map(({ peak }) => peak))),
          taskWords(longestOf(runs)),
        ]),
        spread(summarize(floors.map(({ took }) => took))),
        seconds(middle(floors.map(({ processor }) => processor))),
        told(middle(floors.map(({ peak }) => peak))),
      ]),
    ),
  ],
});

const mostSeconds = 2;
const mostMegabytes = 300;
const million = 1_000_000;

export const rebuildsVerdicts = (rates: readonly RebuildRates[]): readonly Verdict[] => {
  const last = rates.at(-1);
  if (last === undefined) return [];
  const { events, rebuilds, checks } = last;
  const took = median(timesOf(rebuilds)) / 1_000;
  const target = (mostSeconds * events) / million;
  const peak = middle(rebuilds.map((run) => run.peak));
  const longest = longestOf([...rebuilds, ...checks]);
  const named = `${whole(events)} events`;
  return [
    {
      what: `Rebuild of ${named} in a worker`,
      target: `<= ${target} s`,
      figure: `${took.toFixed(2)} s`,
      met: took <= target,
    },
    {
      what: `Memory of that rebuild`,
      target: `<= ${mostMegabytes} MB`,
      figure: `${told(peak)} MB`,
      met: peak !== null && peak <= mostMegabytes,
    },
    {
      what: `Longest task of the page beside rebuild and check`,
      target: '<= 50 ms',
      figure: `${taskWords(longest)} ms`,
      met: longest <= 50,
    },
  ];
};
