/** Runs one test file without a browser and prints its report, or the runner's output when it fails. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type VitestRun = {
  readonly file: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly report: string;
  readonly words?: readonly string[];
};

export const runVitest = ({ file, env = {}, report, words = [] }: VitestRun): number => {
  const folder = mkdtempSync(join(tmpdir(), 'scenario-'));
  const path = join(folder, 'report.txt');
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...words, file],
      { encoding: 'utf8', maxBuffer: 100_000_000, env: { ...process.env, ...env, [report]: path } },
    );
    const told = readIfThere(path);
    process.stdout.write(told ?? '');
    if (status !== 0 && told === null) process.stderr.write(stdout + stderr);
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};
