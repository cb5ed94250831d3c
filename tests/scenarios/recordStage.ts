/** Records and replays without a browser: the real app on a stage in a test's document. */
import type { LogHead } from '#scenarios/driver.ts';
import { runScript } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import { createRecorder, type Recorder } from '#ui/stage/recorder.ts';
import type { Stage } from '#ui/stage/stage.ts';
import { openHeadlessStage } from './headlessStage.ts';

export const blank: Script = {
  version: 1,
  name: 'by-hand',
  title: 'Manual',
  about: '',
  seed: 77,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: [],
};

type Session = {
  readonly recorder: Recorder;
  readonly head: () => Promise<LogHead>;
  readonly close: () => void;
};

export const record = async (script: Script = blank): Promise<Session> => {
  let stage: Stage | null = null;
  const restage = async (): Promise<Stage> => {
    stage?.close();
    stage = await openHeadlessStage(script);
    return stage;
  };
  const recorder = await createRecorder({ script, restage });
  const current = (): Stage => {
    if (stage === null) throw new Error('there is no stage');
    return stage;
  };
  return {
    recorder,
    head: () => current().head(),
    close: () => {
      recorder.end();
      current().close();
    },
  };
};

export const replayed = async (steps: readonly Step[]): Promise<LogHead | string> => {
  const script = { ...blank, steps };
  const stage = await openHeadlessStage(script);
  const { failed, head } = await runScript(script, createDomDriver(stage));
  stage.close();
  return failed?.problem ?? head;
};

export const act = async (recorder: Recorder, acts: readonly (() => void)[]): Promise<void> => {
  for (const one of acts) {
    one();
    await recorder.rest();
  }
};
