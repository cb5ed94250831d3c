/** Renders the section on forecasts and anomalies, with the goals of each. */

import { changeNames } from '../measures/analysis/flags.ts';
import { peerNames } from '../measures/analysis/peers.ts';
import type { AnalysisMeasures } from '../measures/analysis.ts';
import { milliseconds, ratio, type Section, table, type Verdict, whole } from './table.ts';

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

export const analysisSection = (measured: AnalysisMeasures): Section => {
  const { accuracies, noise, found, totals, adExchange, worker } = measured;
  return {
    title: 'Forecasts and anomalies',
    words: [
      'OWA of the test values: half of sMAPE and of MASE, each relative to Naive2 of the same run. Peers are adjusted for the season as in the M4 competition. The ranges are meant to hold 80 and 95 % of the test values.',
      `Flags are those of the medium sensitivity. Untouched days of real series hold real surprises too: holidays, closed machines, jumps of a search engine. The ad exchange series of the Numenta Anomaly Benchmark score ${adExchange.score.toFixed(1)} of 100 by its standard profile (${adExchange.windows} windows, ${adExchange.flags} flags), all with one threshold, that of the low sensitivity, as a day has 24 hours; hours out within 6 of each other are one finding.`,
      `A forecast of 90 days from 365 takes ${milliseconds(worker.milliseconds)} ms in a worker, and leaves ${worker.megabytes.toFixed(1)} MB to collect after 21 of them.`,
    ],
    tables: [
      table(
        ['set', 'series', 'ours', 'to reach', ...peerNames, 'ms per series'],
        accuracies.map(({ name, series, owa, toReach, peers, time }) => [
          name,
          whole(series),
          owa.toFixed(3),
          ratio(toReach),
          ...peerNames.map((peer) => peers[peer].toFixed(3)),
          milliseconds(time),
        ]),
      ),
      table(
        ['set', 'within the 80 % range', 'within the 95 % range', 'MSIS'],
        accuracies.map(({ name, held80, held95, msis }) => [
          name,
          percent(held80),
          percent(held95),
          ratio(msis),
        ]),
      ),
      table(
        ['total of a month of 30 days', 'days over', 'months', 'ours', ...peerNames],
        totals.map(({ name, over, months, ours, peers }) => [
          name,
          whole(over),
          whole(months),
          percent(ours),
          ...peerNames.map((peer) => percent(peers[peer])),
        ]),
      ),
      table(
        ['noise', 'days', 'flags in 1,000'],
        noise.map(({ name, days, per1000 }) => [name, whole(days), per1000.toFixed(1)]),
      ),
      table(
        [
          'series',
          ...changeNames,
          'a week of -35 %',
          'flags in 1,000 untouched',
          'of 1,000 untouched twice the forecast or 60 % below',
          'flags after doubling',
          'after a week’s outage',
        ],
        found.map(
          ({
            name,
            found: shares,
            lastingFall,
            untouchedPer1000,
            farPer1000,
            afterDoubling,
            afterOutage,
          }) => [
            name,
            ...changeNames.map((change) => ratio(shares[change])),
            ratio(lastingFall),
            untouchedPer1000.toFixed(1),
            farPer1000.toFixed(1),
            afterDoubling.toFixed(1),
            afterOutage.toFixed(1),
          ],
        ),
      ),
    ],
  };
};

export const analysisVerdicts = ({
  accuracies,
  totals,
  noise,
  adExchange,
  worker,
}: AnalysisMeasures): readonly Verdict[] => [
  ...accuracies.map(({ name, owa, toReach }) => ({
    what: `Forecast of ${name}`,
    target: `OWA at most ${toReach}`,
    figure: owa.toFixed(3),
    met: owa <= toReach,
  })),
  ...accuracies.map(({ name, held80, held95 }) => ({
    what: `Ranges of ${name}`,
    target: '75 to 85 % and 92 to 98 %',
    figure: `${percent(held80)} and ${percent(held95)}`,
    met: held80 >= 0.75 && held80 <= 0.85 && held95 >= 0.92 && held95 <= 0.98,
  })),
  ...totals.map(({ name, over, ours, peers }) => ({
    what: `Month totals of ${name}, ${over} days over`,
    target: 'no worse than any simple method',
    figure: percent(ours),
    met: peerNames.every((peer) => ours <= peers[peer]),
  })),
  {
    what: 'Flags in 1,000 days of noise',
    target: 'at most 5 of each kind',
    figure: Math.max(...noise.map(({ per1000 }) => per1000)).toFixed(1),
    met: noise.every(({ per1000 }) => per1000 <= 5),
  },
  {
    what: 'Ad exchange series of the Numenta Anomaly Benchmark',
    target: 'at least 65',
    figure: adExchange.score.toFixed(1),
    met: adExchange.score >= 65,
  },
  {
    what: 'Forecast of 365 days',
    target: 'at most 50 ms',
    figure: `${milliseconds(worker.milliseconds)} ms`,
    met: worker.milliseconds <= 50,
  },
];
