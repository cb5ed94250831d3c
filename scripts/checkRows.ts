/** Prints the rows of the requirements that no test names, and fails when there are any. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areAllNamed, describeRows, reportRows } from './rowReport.ts';

const checkRows = (root: string): number => {
  const table = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8');
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
  const report = reportRows(table, files);
  for (const line of describeRows(report)) console.log(line);
  return areAllNamed(report) ? 0 : 1;
};

if (import.meta.main) process.exitCode = checkRows(dirname(import.meta.dirname));
