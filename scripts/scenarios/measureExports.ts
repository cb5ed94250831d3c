/** Runs the exported gallery by the plain runner, again and again, at other hours and in other zones: how many tests pass, and how long they take. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { shippedScripts } from '../../src/scenarios/shippedScripts.ts';
import { writeGallery } from '../../tests/e2e/stage/exportedGallery.ts';
import { headOf } from '../../tests/scenarios/heads.ts';
import { findBrowser } from '../ensureBrowser.ts';
import { startServer } from '../serve.ts';

type Condition = { readonly zone: string; readonly hour: string };

const conditions: readonly Condition[] = [
  { zone: 'Pacific/Auckland', hour: '09:00' },
  { zone: 'America/Los_Angeles', hour: '23:00' },
  { zone: 'Pacific/Auckland', hour: '23:00' },
  { zone: 'America/Los_Angeles', hour: '09:00' },
];

const runner = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');

/** The browser's clock shows that hour; the tests themselves are as people get them. */
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

/** What the runner says. */
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

const runOnce = async (folder: string, url: string, { zone, hour }: Condition): Promise<boolean> => {
  writeGallery(folder, shippedScripts, ({ name }) => ({ head: headOf(name) }));
  setHour(folder, hour);
  const begun = performance.now();
  const { executablePath } = findBrowser();
  const said = await run(folder, { TZ: zone, BASE_URL: url, CHROMIUM_PATH: executablePath });
  const [, passed = '0'] = /^\s*(\d+) passed/m.exec(said) ?? [];
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.log(`${zone} at ${hour}: ${passed} of ${shippedScripts.length} passed in ${seconds} s`);
  const isRight = Number(passed) === shippedScripts.length;
  if (!isRight) console.log(said);
  return isRight;
};

/** `times`: how many runs, each in the next of four conditions. The exit code. */
export const measureExports = async (times: number): Promise<number> => {
  const root = dirname(dirname(import.meta.dirname));
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-exported-'));
  const server = await startServer({ folder: join(root, 'dist'), port: 0 });
  try {
    const runs = Array.from({ length: times }, (_, index) => conditions[index % conditions.length]);
    let failures = 0;
    for (const one of runs) if (one === undefined || !(await runOnce(folder, server.url, one))) failures += 1;
    return failures === 0 ? 0 : 1;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
