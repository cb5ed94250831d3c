/** Renders the section on the accuracy of month projections. */
import type { ForecastTimes } from '../measures/forecasts.ts';
import { type Section, table, whole } from './table.ts';

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

export const forecastsSection = (times: readonly ForecastTimes[]): Section => ({
  title: 'The end of a month',
  words: [
    'Months of 30 days in 74 daily series of the NN5 competition (cash machines; missing days are left out), each projected as if it had just so many days. The range is meant to hold 80 % of them. The error told stands beside the projection on the page: it comes from earlier months alone. The peer is a naive forecast: the days so far, and the mean of the last seven for each other one. Goals, budgets and pacing use the projection itself.',
  ],
  tables: [
    table(
      ['days over', 'months', 'within the range', 'mean error', 'error told', 'mean error of the peer'],
      times.map(({ elapsed, months, held, error, told, pace }) => [
        String(elapsed),
        whole(months),
        percent(held),
        percent(error),
        percent(told),
        percent(pace),
      ]),
    ),
  ],
});
