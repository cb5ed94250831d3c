/** Runs test files of a copy of the project, or the tests in one of them that a title names. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PlantedFault } from './plantedFault.ts';

export type ToldTest = { readonly name: string; readonly isFailed: boolean };

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Skipped tests are omitted. A file that fails to load has no tests. */
const run = (folder: string, words: readonly string[]): readonly ToldTest[] => {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, ...words],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  if (!existsSync(report)) return [];
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ name: fullName, isFailed: status === 'failed' }));
};

export const runFiles = (folder: string, files: readonly string[]): readonly ToldTest[] => run(folder, files);

export const runTitle = (
  folder: string,
  { test, title }: Pick<PlantedFault, 'test' | 'title'>,
): readonly ToldTest[] => run(folder, ['-t', escaped(title), test]);

export const failedIn = (told: readonly ToldTest[]): readonly string[] =>
  told.filter(({ isFailed }) => isFailed).map(({ name }) => name);
