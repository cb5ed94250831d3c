/** Adds up the visits of scripts to the state charts. */
import { catalogue } from '../../src/machines/catalogue.ts';
import { chartOf } from '../../src/machines/chartOf.ts';
import { indexChart } from '../../src/ui/lab/charts/activeStates.ts';
import { chartMark } from '../../src/ui/lab/charts/chartLayout.ts';
import { type CountedFrame, createCoverageCounter } from '../../src/ui/lab/charts/coverage.ts';
import {
  type ChartCounts,
  chartCounts,
  type ScenarioCoverage,
} from '../../src/ui/lab/charts/scenarioVisits.ts';

const added = (some: readonly number[], more: readonly number[]): readonly number[] =>
  more.map((count, index) => count + (some[index] ?? 0));

const sum = (some: ChartCounts | undefined, more: ChartCounts): ChartCounts => ({
  states: added(some?.states ?? [], more.states),
  transitions: added(some?.transitions ?? [], more.transitions),
});

export const mergeVisits = (scripts: readonly (readonly CountedFrame[])[]): ScenarioCoverage => {
  const charts = catalogue.map(({ machine }) => chartOf(machine));
  const indexes = new Map(charts.map((chart) => [chart.id, indexChart(chart)]));
  const merged: Record<string, ChartCounts> = {};
  for (const frames of scripts) {
    const counter = createCoverageCounter((machine) => indexes.get(machine));
    for (const frame of frames) counter.take(frame);
    for (const chart of charts) {
      const counts = chartCounts(chart, counter.visits(chart.id));
      if (counts.states.some((count) => count > 0))
        merged[chartMark(chart)] = sum(merged[chartMark(chart)], counts);
    }
  }
  return { scripts: scripts.length, charts: merged };
};
