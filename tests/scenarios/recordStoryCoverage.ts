/** Writes down what all scripts visit of the state charts, for the Lab to show as heat on its maps. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '#world/trace.ts';
import { mergeVisits } from '../../scripts/charts/mergeVisits.ts';

const file = 'src/ui/lab/charts/storyCoverage.json';

/** One list of frames for each script. */
export const recordStoryCoverage = (runs: readonly (readonly Frame[])[]): void => {
  writeFileSync(file, JSON.stringify(mergeVisits(runs)));
  spawnSync(join('node_modules', '.bin', 'biome'), ['format', '--write', file], { stdio: 'ignore' });
};
