/** Renders a table of what all scripts together visit of the state charts. */
import type { ChartGaps } from './chartGaps.ts';

export type CoverageTableParts = {
  readonly byJourneys: readonly ChartGaps[];
  readonly byAll: readonly ChartGaps[];
  readonly reasons: Readonly<Record<string, string>>;
  readonly machines: Readonly<Record<string, string>>;
};

export type CoverageSum = {
  readonly states: number;
  readonly statesVisited: number;
  readonly transitions: number;
  readonly transitionsVisited: number;
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export const coverageSum = (gaps: readonly ChartGaps[]): CoverageSum => {
  const states = total(gaps.map((one) => one.states));
  const transitions = total(gaps.map((one) => one.transitions));
  return {
    states,
    statesVisited: states - total(gaps.map(({ missingStates }) => missingStates.length)),
    transitions,
    transitionsVisited: transitions - total(gaps.map(({ missingTransitions }) => missingTransitions.length)),
  };
};

const row = (cells: readonly string[]): string => {
  const [name = '', ...rest] = cells;
  return `${name.padEnd(22)}${rest.map((cell) => cell.padStart(16)).join('')}`;
};

const figures = (gaps: readonly ChartGaps[]): readonly string[] => {
  const sum = coverageSum(gaps);
  return [`${sum.statesVisited} of ${sum.states}`, `${sum.transitionsVisited} of ${sum.transitions}`];
};

const lines = (
  journeys: ChartGaps,
  all: ChartGaps,
  { reasons, machines }: Pick<CoverageTableParts, 'reasons' | 'machines'>,
) => {
  const [states = '', byJourneys = ''] = figures([journeys]);
  const [allStates = '', byAll = ''] = figures([all]);
  const missing = [...all.missingStates, ...all.missingTransitions];
  return [
    row([all.machine, allStates === states ? states : `${states}, ${allStates}`, byJourneys, byAll]),
    ...missing.map(
      (id) => `  not ${id}\n      ${reasons[id] ?? machines[all.machine] ?? 'nobody has said why'}`,
    ),
  ];
};

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

export const coverageTable = ({ byJourneys, byAll, ...why }: CoverageTableParts): string => {
  const [states = '', journeys = ''] = figures(byJourneys);
  const [, all = ''] = figures(byAll);
  const sum = coverageSum(byAll);
  return [
    row(['', 'states', 'transitions', 'and with']),
    row(['', '', 'by journeys', 'broken services']),
    ...byAll.flatMap((gaps, index) => lines(byJourneys[index] ?? gaps, gaps, why)),
    row(['all', states, journeys, all]),
    '',
    `${share(sum.statesVisited, sum.states)} of all states, ${share(sum.transitionsVisited, sum.transitions)} of all transitions.`,
    '',
  ].join('\n');
};
