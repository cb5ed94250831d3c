/** Measures the shipped scripts without and with a browser, checks that their results are deterministic, and measures a step back. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { WithBrowser } from '../browser/openBrowser.ts';
import { figuresKey, type HeadlessFigures, runsKey, shareKey } from '../headless/scriptRuns.ts';

export type StepBack = {
  readonly script: string;
  readonly steps: number;
  /** Milliseconds of script time in the browser, per round. */
  readonly scriptTime: readonly number[];
  /** Milliseconds until the stage has rendered, per round. */
  readonly realTime: readonly number[];
};

export type ScenarioTimes = {
  /** Seconds for all scripts once without a browser, the start of the test runner included. */
  readonly headless: number;
  readonly playwright: number;
  readonly runs: number;
  readonly repeated: HeadlessFigures;
  readonly stepBack: StepBack;
};

const root = join(import.meta.dirname, '..', '..', '..');

/** Seconds that a command takes; its output is shown on failure. */
const timed = async (words: readonly string[], env: Readonly<Record<string, string>>): Promise<number> => {
  const started = performance.now();
  const program = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => said.push(String(text)));
  const code = await new Promise((resolve) => program.on('exit', resolve));
  if (code !== 0) throw new Error(`${words.join(' ')} failed:\n${said.join('')}`);
  return (performance.now() - started) / 1_000;
};

const runHeadless = async (runs: number, share = '0/1') => {
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-scripts-'));
  const file = join(folder, 'figures.json');
  try {
    const seconds = await timed(['tests/bench/headless/startRuns.ts'], {
      [runsKey]: String(runs),
      [shareKey]: share,
      [figuresKey]: file,
    });
    return { seconds, figures: JSON.parse(readFileSync(file, 'utf8')) as HeadlessFigures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Two processes in parallel, because it takes long. */
const runOften = async (runs: number): Promise<HeadlessFigures> => {
  const [one, other] = await Promise.all([runHeadless(runs, '0/2'), runHeadless(runs, '1/2')]);
  return { ...one.figures, scripts: [...one.figures.scripts, ...other.figures.scripts] };
};

const runPlaywright = (): Promise<number> =>
  timed(
    [
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      '--project=exported',
    ],
    { SCENARIO_ALL: 'yes' },
  );

const script = { name: 'time-travel', steps: 40 };

/** Milliseconds of script time in the page and its frames so far. */
const scriptTimeOf = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
};

const untilSaid = (page: Page, text: string): Promise<unknown> =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

const stepBack = async (page: Page, devtools: CDPSession) => {
  const before = { script: await scriptTimeOf(devtools), real: performance.now() };
  await page.getByRole('button', { name: 'Step back', exact: true }).click();
  await untilSaid(page, 'Paused');
  const realTime = performance.now() - before.real;
  const scriptTime = (await scriptTimeOf(devtools)) - before.script;
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await untilSaid(page, 'All steps done');
  return { scriptTime, realTime };
};

const measureStepBack = (withBrowser: WithBrowser, product: string, rounds: number): Promise<StepBack> =>
  withBrowser({ slowdown: 1 }, async ({ page, devtools }) => {
    await devtools.send('Performance.enable');
    await page.goto(`${product}/lab/scenarios/${script.name}`);
    await page.getByLabel('Speed').selectOption({ label: 'Instant' });
    await untilSaid(page, 'All steps done');
    const times: Awaited<ReturnType<typeof stepBack>>[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await stepBack(page, devtools));
    return {
      script: script.name,
      steps: script.steps,
      scriptTime: times.map(({ scriptTime }) => scriptTime),
      realTime: times.map(({ realTime }) => realTime),
    };
  });

export type ScenarioPlan = { readonly product: string; readonly rounds: number; readonly scriptRuns: number };

export const measureScenarios = async (
  withBrowser: WithBrowser,
  { product, rounds, scriptRuns }: ScenarioPlan,
): Promise<ScenarioTimes> => {
  const back = await measureStepBack(withBrowser, product, rounds);
  const once = await runHeadless(1);
  const playwright = await runPlaywright();
  const repeated = await runOften(scriptRuns);
  return { headless: once.seconds, playwright, runs: scriptRuns, repeated, stepBack: back };
};
