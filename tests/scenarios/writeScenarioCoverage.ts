/** Writes down what all scripts visit of the state charts, for the Lab to show as heat on its maps. */
import type { Frame } from '#world/trace.ts';
import { mergeVisits } from '../../scripts/charts/mergeVisits.ts';
import { writeJson } from './writeJson.ts';

/** One list of frames for each script. */
export const writeScenarioCoverage = (runs: readonly (readonly Frame[])[]): void =>
  writeJson('src/ui/lab/charts/scenarioCoverage.json', mergeVisits(runs));
