/** Runs all product scripts without a browser, `SCRIPT_RUNS` times, and writes the results to the file `SCRIPT_FIGURES`. */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownScripts } from '#scenarios/knownScripts.ts';
import { runScript } from '#scenarios/runScript.ts';
import type { Script } from '#scenarios/script.ts';
import { openHeadlessStage } from '#tests/scenarios/headlessStage.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import {
  figuresKey,
  type HeadlessFigures,
  runsKey,
  type ScriptRuns,
  shareKey,
  type Waiting,
} from './scriptRuns.ts';

const runOnce = async (script: Script): Promise<{ readonly hash: string; readonly time: number }> => {
  const started = performance.now();
  const stage = await openHeadlessStage(script);
  const { ok, head } = await runScript(script, createDomDriver(stage));
  stage.close();
  expect(ok).toBe(true);
  return { hash: head.hash, time: performance.now() - started };
};

const runOften = async (script: Script, runs: number): Promise<ScriptRuns> => {
  const ended: Awaited<ReturnType<typeof runOnce>>[] = [];
  for (let run = 0; run < runs; run += 1) ended.push(await runOnce(script));
  return {
    name: script.name,
    hashes: [...new Set(ended.map(({ hash }) => hash))],
    times: ended.map(({ time }) => time),
  };
};

const minute = 60_000;

const watching: Script = {
  version: 1,
  name: 'waiting',
  title: 'Waiting',
  about: 'An hour at the overview.',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: [{ role: 'admin' }, { expect: { actor: 'feed', state: 'linked.open' } }],
};

const wait = async (): Promise<Waiting> => {
  const stage = await openHeadlessStage(watching);
  await runScript(watching, createDomDriver(stage));
  const virtual = 60 * minute;
  const real: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    await stage.pass(virtual);
    real.push(performance.now() - started);
  }
  stage.close();
  return { virtual, real };
};

test('the shipped scripts, again and again', async () => {
  const runs = Number(process.env[runsKey]);
  const [share = 0, of = 1] = (process.env[shareKey] ?? '0/1').split('/').map(Number);
  const scripts: ScriptRuns[] = [];
  for (const script of knownScripts.filter((_, index) => index % of === share))
    scripts.push(await runOften(script, runs));
  const figures: HeadlessFigures = { scripts, waiting: await wait() };
  writeFileSync(process.env[figuresKey] ?? '', JSON.stringify(figures));
});
