/** What a script shows in figures, counted from a run: written by `npm run scenario -- --record` for the Lab’s gallery. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { ScriptFacts } from '#ui/lab/scenarios/scriptFacts.ts';
import { type ChartGaps, chartGaps } from '../../scripts/charts/chartGaps.ts';
import { coverageSum } from '../../scripts/charts/coverageTable.ts';
import type { HeadlessRun } from './runHeadless.ts';

const file = 'src/ui/lab/scenarios/scriptFacts.json';

type Kept = {
  readonly madeBy: string;
  readonly states: number;
  readonly transitions: number;
  readonly scripts: Readonly<Record<string, ScriptFacts>>;
};

const read = (): Kept => JSON.parse(readFileSync(file, 'utf8')) as Kept;

const isVisited = ({ states, missingStates }: ChartGaps): boolean => missingStates.length < states;

export const factsOf = ({ frames, length }: HeadlessRun): ScriptFacts => {
  const gaps = chartGaps([frames]);
  const { statesVisited, transitionsVisited } = coverageSum(gaps);
  return {
    length,
    states: statesVisited,
    transitions: transitionsVisited,
    machines: gaps.filter(isVisited).map(({ machine }) => machine),
  };
};

/** Null for a script that was never recorded. */
export const recordedFacts = (name: string): ScriptFacts | null => read().scripts[name] ?? null;

/** Of all scripts, in their order. */
export const recordFacts = (runs: ReadonlyMap<string, HeadlessRun>): void => {
  const { states, transitions } = coverageSum(chartGaps([]));
  const scripts = Object.fromEntries([...runs].map(([name, run]) => [name, factsOf(run)]));
  const kept: Kept = { madeBy: 'npm run scenario -- --record', states, transitions, scripts };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
};
