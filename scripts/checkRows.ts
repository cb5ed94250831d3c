/** Prints which rows of the requirements no test names; with `--strict`, fails when there are any. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRows, reportRows } from './rowReport.ts';

/** Gives the exit code: 1 when a test names a row that does not exist, or when `strict` and a row is not named. */
const checkRows = (root: string, strict: boolean): number => {
  const table = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8');
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
  const report = reportRows(table, files);
  for (const line of describeRows(report)) console.log(line);
  return report.unknown.length > 0 || (strict && report.unnamed.length > 0) ? 1 : 0;
};

if (import.meta.main)
  process.exitCode = checkRows(dirname(import.meta.dirname), process.argv.includes('--strict'));
