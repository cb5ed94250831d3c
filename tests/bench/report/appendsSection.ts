/** Renders the section on append speed. */
import type { AppendRates, AppendTimes } from '../measures/appends.ts';
import { milliseconds, ratio, type Section, spread, table, type Verdict, whole } from './table.ts';

const target = 0.8;

const named = (size: number): string => (size === 1 ? '1 event' : `${size} events`);

const sizeTable = (sizes: readonly AppendRates[]): string =>
  table(
    [
      'one append, one transaction',
      'the log, events/s',
      'floor: raw `idb` loop, events/s',
      'share of the floor',
      'ms until committed, median / 95 of 100 within',
      'the log in memory, events/s',
    ],
    sizes.map(({ size, log, raw, memory, ratio: share, median, p95 }) => [
      named(size),
      spread(log, whole),
      spread(raw, whole),
      spread(share, ratio),
      `${milliseconds(median)} / ${milliseconds(p95)}`,
      spread(memory, whole),
    ]),
  );

export const appendsSection = ({ sizes, tabs }: AppendTimes): Section => ({
  title: 'Appending to the event log',
  words: [
    "Chromium with a profile on disk, every transaction strict: an append counts once the browser says that the device has it. The raw loop writes the very records that the log writes (events with their hashes, head, stream, command) to stores with the same indexes and checks nothing; the two take turns append by append, and the share of the floor compares the middle append of each round. 500 events are the most that one append takes. The last column is the log's own work: checks, frozen copies, hashes.",
    `${tabs.tabs} tabs that append single events to one log at the same time reach ${spread(tabs.together, whole)} events/s together; the log ${tabs.complete ? 'has every event, without a gap' : '**HAS LOST EVENTS**'}.`,
  ],
  tables: [sizeTable(sizes)],
});

export const appendsVerdicts = ({ sizes, tabs }: AppendTimes): readonly Verdict[] => [
  ...sizes.map(({ size, ratio: share }) => ({
    what: `Appends of ${named(size)}, by the raw loop`,
    target: `at least ${target}`,
    figure: spread(share, ratio),
    met: share.median >= target,
  })),
  {
    what: `${tabs.tabs} tabs appending at once`,
    target: 'no event lost, no gap',
    figure: tabs.complete ? 'none' : 'some',
    met: tabs.complete,
  },
];
