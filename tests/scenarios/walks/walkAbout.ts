/** Runs many walks in sequence and writes failures to the results as scripts. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellStep } from '#scenarios/tellStep.ts';
import { scriptText } from '../scriptText.ts';
import { walk } from './walk.ts';

export type Walks = {
  readonly seed: number;
  readonly walks: number;
  readonly steps: number;
};

const folder = join('test-results', 'scenarios');

const tries = 60;

export const walkAbout = async ({
  seed,
  walks,
  steps,
}: Walks): Promise<{ readonly lines: readonly string[]; readonly problems: number }> => {
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  let taken = 0;
  let problems = 0;
  for (let count = 0; count < walks; count += 1) {
    const report = await walk({ seed: seed + count, steps, tries });
    taken += report.steps;
    if (report.script === null) continue;
    problems += 1;
    const path = join(folder, `${report.script.name}.json`);
    writeFileSync(path, scriptText(report.script));
    const told = [
      `Walk ${seed + count}, step ${report.steps}: ${report.problem}`,
      ...report.script.steps.map((step, index) => `  ${index + 1}. ${tellStep(step)}`),
      `  ${path}`,
    ];
    lines.push(...told);
    appendFileSync(join(folder, 'walks.txt'), `${told.join('\n')}\n`);
  }
  return {
    lines: [...lines, `${taken} steps in ${walks} walks, of which ${problems} broke something.`],
    problems,
  };
};
