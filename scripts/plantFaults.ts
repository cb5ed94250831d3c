/** Plants each fault in a copy of the project and reports whether its test fails (`npm run plant-faults`). */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { failedIn, runFiles, runTitle } from './faults/namedRuns.ts';
import type { PlantedFault } from './faults/plantedFault.ts';
import { plantedFaults } from './faults/plantedFaults.ts';
import { plantedIn } from './faults/plantedIn.ts';

const root = dirname(import.meta.dirname);

const usage = `npm run plant-faults                                   every fault, about ten seconds each
npm run plant-faults -- --only=undone-twice,key-that-writes  some of them
`;

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

/** `BROKEN`: the test fails without the fault too. `NO PLACE`: the text to replace does not occur exactly once. */
type Outcome = 'found' | 'SURVIVED' | 'NO TEST' | 'BROKEN' | 'NO PLACE';

const plantOne = (folder: string, fault: PlantedFault, broken: ReadonlySet<string>): Outcome => {
  const path = join(folder, fault.file);
  const source = readFileSync(path, 'utf8');
  const planted = plantedIn(source, fault);
  if (planted === null) return 'NO PLACE';
  writeFileSync(path, planted);
  try {
    const told = runTitle(folder, fault);
    const failed = failedIn(told);
    if (failed.some((name) => !broken.has(name))) return 'found';
    if (failed.length > 0) return 'BROKEN';
    return told.length > 0 ? 'SURVIVED' : 'NO TEST';
  } finally {
    writeFileSync(path, source);
  }
};

const plantFaults = (words: readonly string[]): number => {
  const only = words
    .find((word) => word.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const asked = plantedFaults.filter(({ name }) => only === undefined || only.includes(name));
  const unknown = only?.filter((name) => asked.every((fault) => fault.name !== name)) ?? [];
  if (unknown.length > 0) {
    console.error(`There is no fault ${unknown.join(', ')}.\n\n${usage}`);
    return 1;
  }
  const folder = copyProject();
  let found = 0;
  try {
    const broken = new Set(failedIn(runFiles(folder, [...new Set(asked.map(({ test }) => test))])));
    for (const name of broken) console.log(`Fails without a fault: ${name}`);
    for (const fault of asked) {
      const outcome = plantOne(folder, fault, broken);
      if (outcome === 'found') found += 1;
      console.log(`${outcome.padEnd(9)} ${fault.name.padEnd(38)} ${fault.test}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${found} of ${asked.length} planted faults are found.`);
  return found === asked.length ? 0 : 1;
};

if (import.meta.main) process.exitCode = plantFaults(process.argv.slice(2));
