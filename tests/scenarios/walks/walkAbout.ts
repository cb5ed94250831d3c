/** Many walks, one after the other; what breaks is left as a script among the results. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellStep } from '#scenarios/tellStep.ts';
import { scriptText } from '../scriptText.ts';
import { walk } from './walk.ts';

export type Walks = {
  /** Of the first; each further one has the next. */
  readonly seed: number;
  readonly walks: number;
  /** Of each. */
  readonly steps: number;
};

const folder = join('test-results', 'scenarios');

/** How many scripts may be tried for a shortest one. */
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
