/** Renders the section on reads in a growing log. */
import type { ReadTimes } from '../inPage/readTimes.ts';
import type { LogReads } from '../measures/reads.ts';
import { median, summarize } from '../summary.ts';
import { type Section, spread, table, type Verdict, whole } from './table.ts';

const names: readonly (readonly [keyof Omit<ReadTimes, 'events'>, string])[] = [
  ['clients', '`GET /api/clients`'],
  ['activity', '`GET /api/events`, the latest 50'],
  ['analytics', '`GET /api/analytics/activity`'],
  ['workspace', '`GET /api/workspace`'],
  ['first', 'the first answer of a new backend'],
];

const tableOf = (title: string, times: readonly ReadTimes[]): string =>
  table(
    [title, ...times.map(({ events }) => `${whole(events)} events`)],
    names.map(([name, told]) => [told, ...times.map((one) => spread(summarize(one[name])))]),
  );

export const readsSection = ({ others, itself }: LogReads): Section => ({
  title: 'Reads of one agency in a log that grows',
  words: [
    'Milliseconds of the backend’s own function over IndexedDB in Chromium, median [lowest - highest]. First the log grows by what other agencies do: the demo agency’s own events stay the same few hundred. Then it grows by the agency’s own visits; the first answer must fold all of these once.',
  ],
  tables: [tableOf('grown by others', others), tableOf('grown by itself', itself)],
});

const most = 1.5;

const factor = (times: readonly ReadTimes[], name: keyof Omit<ReadTimes, 'events'>): number =>
  median(times.at(-1)?.[name] ?? []) / median(times[0]?.[name] ?? []);

const verdict = (what: string, measured: number): Verdict => ({
  what,
  target: `<= ${most} times as long`,
  figure: `${measured.toFixed(2)} times`,
  met: measured <= most,
});

export const readsVerdicts = ({ others, itself }: LogReads): readonly Verdict[] => [
  ...names.map(([name, told]) =>
    verdict(`${told}: 100,000 events of others beside 1,000`, factor(others, name)),
  ),
  ...names
    .filter(([name]) => name !== 'first')
    .map(([name, told]) => verdict(`${told}: 100,000 own events beside 2,000`, factor(itself, name))),
];
