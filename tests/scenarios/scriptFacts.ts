/** Writes and reads the counts shown for each script in the Lab's gallery, by `npm run scenario -- --update`. */
import { readFileSync } from 'node:fs';
import { catalogue } from '#machines/catalogue.ts';
import type { RecordedFacts, ScriptFacts } from '#ui/lab/scenarios/scriptFacts.ts';
import { type ChartGaps, chartGaps } from '../../scripts/charts/chartGaps.ts';
import { coverageSum } from '../../scripts/charts/coverageTable.ts';
import type { HeadlessRun } from './runHeadless.ts';
import { writeJson } from './writeJson.ts';

const file = 'src/ui/lab/scenarios/scriptFacts.json';

const read = (): RecordedFacts => JSON.parse(readFileSync(file, 'utf8')) as RecordedFacts;

const isVisited = ({ states, missingStates }: ChartGaps): boolean => missingStates.length < states;

export const factsOf = ({ frames, length }: HeadlessRun): ScriptFacts => {
  const gaps = chartGaps([frames]);
  const { statesVisited, transitionsVisited } = coverageSum(gaps);
  return {
    length,
    states: statesVisited,
    transitions: transitionsVisited,
    charts: gaps.filter(isVisited).map(({ machine }) => machine),
  };
};

export const keptFacts = (name: string): ScriptFacts | null => read().scripts[name] ?? null;

export const writeFacts = (runs: ReadonlyMap<string, HeadlessRun>): void => {
  const together = coverageSum(chartGaps([...runs.values()].map(({ frames }) => frames)));
  const charts = catalogue.map(({ id, title }) => ({ id, title }));
  const scripts = Object.fromEntries([...runs].map(([name, run]) => [name, factsOf(run)]));
  const kept: RecordedFacts = { madeBy: 'npm run scenario -- --update', charts, together, scripts };
  writeJson(file, kept);
};
