/** Renders the section on request round trips. */
import type { Trip } from '../measures/requestTrips.ts';
import { milliseconds, type Section, table, type Verdict } from './table.ts';

const target = 10;

export const requestTripsSection = (trips: readonly Trip[], requests: number): Section => ({
  title: 'A request through the worker',
  words: [
    `Milliseconds of ${requests} requests one after the other, body read, and of 100 asked at once, with the network profile \`instant\`. The overhead is a round trip without what the answer's \`Server-Timing\` says that the backend waited and worked (told in whole milliseconds, so an overhead is right by the average and within 1 ms each).`,
  ],
  tables: [
    table(
      ['way', 'median', '95 of 100 within', 'overhead, median', 'overhead, 95 of 100 within', '100 at once'],
      trips.map(({ name, median, p95, parallel, overhead }) => [
        name,
        median.toFixed(2),
        p95.toFixed(2),
        overhead === null ? '' : overhead.median.toFixed(2),
        overhead === null ? '' : overhead.p95.toFixed(2),
        milliseconds(parallel),
      ]),
    ),
  ],
});

export const requestTripsVerdicts = (trips: readonly Trip[]): readonly Verdict[] =>
  trips.flatMap(({ name, overhead }) =>
    overhead === null
      ? []
      : [
          {
            what: `Overhead of ${name}, 95 of 100`,
            target: `under ${target} ms`,
            figure: `${overhead.p95.toFixed(2)} ms (median ${overhead.median.toFixed(2)} ms)`,
            met: overhead.p95 < target,
          },
        ],
  );
