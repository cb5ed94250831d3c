/** Renders the section on rebuilding and checking a whole log in a worker. */
import type { LongLog } from '../inPage/longLog.ts';
import type { Rebuilding, RebuildRates } from '../measures/rebuilds.ts';
import { median, summarize } from '../summary.ts';
import { milliseconds, type Section, spread, table, type Verdict, whole } from './table.ts';

const timesOf = (runs: readonly Pick<Rebuilding, 'took'>[]): readonly number[] =>
  runs.map(({ took }) => took);

const ratesOf = (events: number, runs: readonly Rebuilding[]): readonly number[] =>
  runs.map(({ took }) => (events * 1_000) / took);

const middle = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : median(known);
};

const told = (value: number | null): string => (value === null ? 'not told' : whole(value));

const seconds = (value: number | null): string => (value === null ? 'not told' : value.toFixed(1));

const longestOf = (runs: readonly Pick<Rebuilding, 'longestTask'>[]): number =>
  Math.max(0, ...runs.map(({ longestTask }) => longestTask));

const taskWords = (longest: number): string => (longest === 0 ? 'under 50' : milliseconds(longest));

const eventsPerGroup = 40;

const peopleIn = (events: number, groups = Math.ceil(events / eventsPerGroup)): readonly string[] => [
  whole(groups),
  whole(groups * 4),
];

const runCells = (events: number, runs: readonly Rebuilding[]): readonly string[] => [
  spread(summarize(timesOf(runs))),
  whole(median(ratesOf(events, runs))),
  seconds(middle(runs.map(({ processor }) => processor))),
  told(middle(runs.map(({ peak }) => peak))),
  taskWords(longestOf(runs)),
];

const runHeads = ['events/s', 'processor, s', 'memory, MB', 'longest task of the page, ms'] as const;

const logHeads = ['events', 'kept as', 'people', 'clients'] as const;

const logCells = ({ events, groups, asRecords }: LongLog): readonly string[] => [
  whole(events),
  asRecords === true ? 'records' : 'segments',
  ...peopleIn(events, groups),
];

/** Compares rebuilds from extracts with those from lines, and shows the making of extracts. */
const extractsTable = (rates: readonly RebuildRates[]) =>
  table(
    [
      ...logHeads,
      ...['from lines, ms', 'from extracts, ms', ...runHeads],
      ...['making extracts, ms', ...runHeads],
    ],
    rates.map((rate) => [
      ...logCells(rate),
      spread(summarize(timesOf(rate.rebuilds))),
      ...runCells(rate.events, rate.extracted),
      ...runCells(rate.events, rate.extracts),
    ]),
  );

export const rebuildsSection = (title: string, rates: readonly RebuildRates[]): Section => ({
  title,
  words: [
    'One agency’s whole history, about 0.7 kB an event, in segments of 128 in a profile on disk, or where it says so as records of their own. In a log with many people half of the events are people and clients; in one with few these come first, and visits follow. The floor reads the same segments and parses each line, and does nothing else. Each run has a browser that has just started. A rebuild reads every event, folds all projections, and keeps the snapshot with its timeline; the second table has the same rebuild from the extracts that a worker has made before, and what these cost; the start is that of a page from this snapshot, up to its first answer, and its longest task is also that of the first look for a day and for an undo; a check hashes every event again. Memory is the most that the page with its worker had resident, a blank page’s share included; processor time is that of the same process.',
  ],
  tables: [
    table(
      [
        ...logHeads,
        ...['rebuild, ms', ...runHeads],
        'start, ms',
        'processor, s',
        'memory, MB',
        'longest task, ms',
        ...['check, ms', ...runHeads],
        'floor, ms',
        'processor, s',
        'memory, MB',
      ],
      rates.map(({ rebuilds, starts, checks, floors, ...log }) => [
        ...logCells(log),
        ...runCells(log.events, rebuilds),
        spread(summarize(timesOf(starts))),
        seconds(middle(starts.map(({ processor }) => processor))),
        told(middle(starts.map(({ peak }) => peak))),
        taskWords(longestOf(starts)),
        ...runCells(log.events, checks),
        spread(summarize(floors.map(({ took }) => took))),
        seconds(middle(floors.map(({ processor }) => processor))),
        told(middle(floors.map(({ peak }) => peak))),
      ]),
    ),
    extractsTable(rates),
  ],
});

const mostSeconds = 2;
const mostMegabytes = 300;
const million = 1_000_000;

export const rebuildsVerdicts = (rates: readonly RebuildRates[]): readonly Verdict[] => {
  const last = rates.findLast(({ asRecords }) => asRecords !== true);
  if (last === undefined) return [];
  const { events, rebuilds, extracted, starts, checks } = last;
  const took = median(timesOf(rebuilds)) / 1_000;
  const tookOfExtracts = median(timesOf(extracted)) / 1_000;
  const target = (mostSeconds * events) / million;
  const peak = middle(rebuilds.map((run) => run.peak));
  const longest = longestOf([...rebuilds, ...extracted, ...checks]);
  const named = `${whole(events)} events`;
  return [
    {
      what: `Rebuild of ${named} in a worker`,
      target: `<= ${target} s`,
      figure: `${took.toFixed(2)} s`,
      met: took <= target,
    },
    {
      what: `The same from extracts`,
      target: `<= ${target} s`,
      figure: `${tookOfExtracts.toFixed(2)} s`,
      met: tookOfExtracts <= target,
    },
    {
      what: `Memory of the rebuild from lines`,
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
    {
      what: `Longest task of the page’s start after it`,
      target: '<= 50 ms',
      figure: `${taskWords(longestOf(starts))} ms`,
      met: longestOf(starts) <= 50,
    },
  ];
};
