/** Reads the visits of all scripts from the file that `npm run scenario -- --update` writes. */
import type { Chart } from '#machines/chart.ts';
import type { Visits } from './coverage.ts';

/** Counts in the order of the chart's states and transitions. */
export type ChartCounts = { readonly states: readonly number[]; readonly transitions: readonly number[] };

export type ScenarioCoverage = {
  readonly scripts: number;
  /** By `chartMark`, so that a changed chart never shows outdated counts. */
  readonly charts: Readonly<Record<string, ChartCounts>>;
};

const byId = (things: readonly { readonly id: string }[], counts: readonly number[]) =>
  Object.fromEntries(things.map(({ id }, index) => [id, counts[index] ?? 0]));

export const scenarioVisits = ({ charts }: ScenarioCoverage, mark: string, chart: Chart): Visits | null => {
  const counts = charts[mark];
  if (counts === undefined) return null;
  return {
    states: byId(chart.states, counts.states),
    transitions: byId(chart.transitions, counts.transitions),
  };
};

export const chartCounts = (chart: Chart, { states, transitions }: Visits): ChartCounts => ({
  states: chart.states.map(({ id }) => states[id] ?? 0),
  transitions: chart.transitions.map(({ id }) => transitions[id] ?? 0),
});
