/** `npm run plant-faults`: plants each fault on a copy of the project, and tells whether the test that is named for it fails. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PlantedFault } from './faults/plantedFault.ts';
import { plantedFaults } from './faults/plantedFaults.ts';

const root = dirname(import.meta.dirname);

/** What a test run needs; the packages are only pointed at. */
const copied = [
  'src',
  'tests',
  'scripts',
  'public',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

type TestRun = { readonly passed: number; readonly failed: number };

const runTest = (folder: string, { test, title }: PlantedFault): TestRun => {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=json',
      `--outputFile=${report}`,
      '-t',
      escaped(title),
      test,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed };
};

/** What became of one fault: it must be found by a test that passes without it. */
const plantOne = (folder: string, fault: PlantedFault): 'found' | 'SURVIVED' | 'NO TEST' => {
  const path = join(folder, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(fault.find, () => fault.plant),
  );
  try {
    const { passed, failed } = runTest(folder, fault);
    if (failed > 0) return 'found';
    return passed > 0 ? 'SURVIVED' : 'NO TEST';
  } finally {
    writeFileSync(path, source);
  }
};

/** Gives the exit code. */
const plantFaults = (words: readonly string[]): number => {
  const only = words
    .find((word) => word.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const asked = plantedFaults.filter(({ name }) => only === undefined || only.includes(name));
  const folder = copyProject();
  let found = 0;
  try {
    for (const fault of asked) {
      const outcome = plantOne(folder, fault);
      if (outcome === 'found') found += 1;
      console.log(`${outcome.padEnd(9)} ${fault.name.padEnd(38)} ${fault.test}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${found} of ${asked.length} planted faults are found.`);
  return found === asked.length && asked.length > 0 ? 0 : 1;
};

if (import.meta.main) process.exitCode = plantFaults(process.argv.slice(2));
