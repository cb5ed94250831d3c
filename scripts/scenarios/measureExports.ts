/** Runs the exported gallery repeatedly with the plain runner, at other hours and in other time zones, and reports passes and durations. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestOptions } from '../../src/scenarios/export/testFile.ts';
import { knownScripts } from '../../src/scenarios/knownScripts.ts';
import type { Script } from '../../src/scenarios/script.ts';
import { writeGallery } from '../../tests/e2e/support/exportedGallery.ts';
import { headOf } from '../../tests/scenarios/heads.ts';
import { findBrowser } from '../ensureBrowser.ts';
import { startServer } from '../serve.ts';
import { type Condition, type Result, runsTable } from './runsTable.ts';

export const allConditions: readonly Condition[] = [
  { zone: 'Pacific/Auckland', hour: '09:00' },
  { zone: 'America/Los_Angeles', hour: '23:00' },
  { zone: 'Pacific/Auckland', hour: '23:00' },
  { zone: 'America/Los_Angeles', hour: '09:00' },
];

const runner = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');

/** Sets only the browser's clock; the tests stay as exported. */
const setHour = (folder: string, hour: string): void => {
  const path = join(folder, 'agencyLens.ts');
  const opening = 'await page.goto(address);';
  const moment = `new Date('2026-07-15T${hour}:00')`;
  const source = readFileSync(path, 'utf8');
  if (!source.includes(opening)) throw new Error(`${path} does not say ${opening}`);
  writeFileSync(
    path,
    source.replace(opening, `await page.clock.setSystemTime(${moment});\n      ${opening}`),
  );
};

const run = (folder: string, env: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [runner, 'test', '--workers=2'], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text) => {
      said += String(text);
    });
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });

type Runs = {
  readonly times: number;
  readonly conditions: readonly Condition[];
  readonly folder: string;
  readonly url: string;
  readonly scripts: readonly Script[];
  readonly optionsOf: (script: Script) => TestOptions;
};

const runOnce = async (
  { folder, url, scripts, optionsOf }: Runs,
  { zone, hour }: Condition,
): Promise<Result> => {
  writeGallery(folder, scripts, optionsOf);
  setHour(folder, hour);
  const begun = performance.now();
  const { executablePath } = findBrowser();
  const said = await run(folder, { TZ: zone, BASE_URL: url, CHROMIUM_PATH: executablePath });
  const [, passed = '0'] = /^\s*(\d+) passed/m.exec(said) ?? [];
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.log(`${zone} at ${hour}: ${passed} of ${scripts.length} passed in ${seconds} s`);
  if (Number(passed) !== scripts.length) console.log(said);
  return { zone, hour, passed: Number(passed), seconds };
};

export const runTimes = async (runs: Runs): Promise<number> => {
  const { times, conditions, scripts } = runs;
  const results: Result[] = [];
  for (let round = 0; round < times; round += 1)
    for (const condition of conditions) results.push(await runOnce(runs, condition));
  console.log(`\n${runsTable(results, scripts.length)}`);
  return results.every(({ passed }) => passed === scripts.length) ? 0 : 1;
};

export const measureExports = async (
  times: number,
  only: string | null,
  conditions = allConditions,
): Promise<number> => {
  const root = dirname(dirname(import.meta.dirname));
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-exported-'));
  const server = await startServer({ folder: join(root, 'dist'), port: 0 });
  const scripts = knownScripts.filter(({ name }) => only === null || name.includes(only));
  const optionsOf = ({ name }: Script): TestOptions => ({ head: headOf(name) });
  try {
    return await runTimes({ times, conditions, folder, url: server.url, scripts, optionsOf });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
