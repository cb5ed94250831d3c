/** Renders the section on metric charts. */
import type { DrawingTimes } from '../inPage/plotTimes.tsx';
import type { PlotMeasures } from '../measures/plots.ts';
import { summarize } from '../summary.ts';
import { milliseconds, ratio, type Section, spread, table, type Verdict } from './table.ts';

type Speed = keyof PlotMeasures;
type Deed = keyof DrawingTimes;

/** The first round also compiles. */
const later = (times: DrawingTimes, deed: Deed) => summarize(times[deed].slice(1));

const growth = (measures: PlotMeasures, speed: Speed, deed: Deed): number =>
  later(measures[speed].ours, deed).median / later(measures[speed].bare, deed).median;

const speeds = [
  ['usual', 'as it is'],
  ['slow', 'processor 4 times slower'],
] as const;

const deeds = [
  ['draws', 'draw', 1.3],
  ['updates', 'draw anew with other figures', 1.5],
] as const;

export const plotsSection = (measures: PlotMeasures): Section => ({
  title: 'Charts of figures',
  words: [
    'Three lines of 365 days each, from the call to the library’s word that the picture is there; its code has come before. Ours and the floor, the bare `Line` of the library with the same values, take turns on one page. Milliseconds, median [lowest - highest]; the first column is each one’s first picture on a page.',
  ],
  tables: [
    table(
      ['what', 'ours, first', 'ours', 'floor: bare library', 'ours ÷ floor'],
      deeds.flatMap(([deed, name]) =>
        speeds.map(([speed, how]) => [
          `${name}, ${how}`,
          milliseconds(measures[speed].ours[deed][0] ?? Number.NaN),
          spread(later(measures[speed].ours, deed)),
          spread(later(measures[speed].bare, deed)),
          ratio(growth(measures, speed, deed)),
        ]),
      ),
    ),
  ],
});

export const plotsVerdicts = (measures: PlotMeasures): readonly Verdict[] =>
  deeds.flatMap(([deed, name, most]) =>
    speeds.map(([speed, how]) => {
      const times = growth(measures, speed, deed);
      return {
        what: `Charts of figures: ${name}, ${how}`,
        target: `at most ${most} times the bare library`,
        figure: ratio(times),
        met: times <= most,
      };
    }),
  );
