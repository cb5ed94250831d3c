/** Writes the state chart coverage of all scripts, for the Lab's heat maps. */
import type { Frame } from '#world/trace.ts';
import { mergeVisits } from '../../scripts/charts/mergeVisits.ts';
import { writeJson } from './writeJson.ts';

export const writeScenarioCoverage = (runs: readonly (readonly Frame[])[]): void =>
  writeJson('src/ui/lab/charts/scenarioCoverage.json', mergeVisits(runs));
