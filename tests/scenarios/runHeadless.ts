/** Runs a script without a browser and returns its result, frames and refusals. */
import { callText } from '#scenarios/export/refusals.ts';
import { type RunOptions, type RunReport, runScript } from '#scenarios/runScript.ts';
import type { Script } from '#scenarios/script.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import type { Frame } from '#world/trace.ts';
import { type Hear, type OpenBackend, openHeadlessStage } from './headlessStage.ts';

export type HeadlessRun = RunReport & {
  /** The oldest frames may be missing when there were very many. */
  readonly frames: readonly Frame[];
  /** World time that passed, in milliseconds. */
  readonly length: number;
  /** Refusals and losses, in the form that scripts announce. */
  readonly refusals: readonly string[];
};

export const runHeadless = async (
  script: Script,
  options: RunOptions = {},
  openBackend?: OpenBackend,
): Promise<HeadlessRun> => {
  const refusals: string[] = [];
  const hear: Hear = ({ method, url }, { type, status }) => {
    const isLost = type === 'error';
    if (isLost || status >= 400)
      refusals.push(`${isLost ? 'lost' : status} ${callText(method, new URL(url).pathname)}`);
  };
  const stage = await openHeadlessStage(script, undefined, hear, openBackend);
  const began = stage.now();
  const driver = createDomDriver(stage);
  const report = await runScript(script, driver, options);
  const length = stage.now() - began;
  // The page gets its last read by a native timer. Without this wait, the last part of a page was missing at
  // random.
  await driver.linger(1);
  const frames = stage.trace.frames();
  stage.close();
  return { ...report, frames, length, refusals };
};
