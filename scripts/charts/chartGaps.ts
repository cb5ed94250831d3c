/** Lists what runs have visited of each state chart of the product, and what they have not. */
import { catalogue } from '../../src/machines/catalogue.ts';
import { chartOf } from '../../src/machines/chartOf.ts';
import { indexChart } from '../../src/ui/lab/charts/activeStates.ts';
import { type CountedFrame, createCoverageCounter } from '../../src/ui/lab/charts/coverage.ts';

export type ChartGaps = {
  readonly machine: string;
  readonly states: number;
  readonly transitions: number;
  readonly missingStates: readonly string[];
  readonly missingTransitions: readonly string[];
};

export const chartGaps = (runs: readonly (readonly CountedFrame[])[]): readonly ChartGaps[] => {
  const charts = catalogue.map(({ machine }) => chartOf(machine));
  const indexes = new Map(charts.map((chart) => [chart.id, indexChart(chart)]));
  const seen = new Set<string>();
  for (const frames of runs) {
    const counter = createCoverageCounter((machine) => indexes.get(machine));
    for (const frame of frames) counter.take(frame);
    for (const { id } of charts) {
      const { states, transitions } = counter.visits(id);
      for (const visited of [...Object.keys(states), ...Object.keys(transitions)]) seen.add(visited);
    }
  }
  const missing = (things: readonly { readonly id: string }[]): readonly string[] =>
    things.flatMap(({ id }) => (seen.has(id) ? [] : [id]));
  return charts.map(({ id, states, transitions }) => ({
    machine: id,
    states: states.length,
    transitions: transitions.length,
    missingStates: missing(states),
    missingTransitions: missing(transitions),
  }));
};
