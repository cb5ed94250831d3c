/** Plays steps on a stage without a browser that stays open, so that a test can look at the page between them. */
import { expect } from 'vitest';
import { runScript } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { type Meet, openHeadlessStage } from '#tests/scenarios/headlessStage.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import type { Stage } from '#ui/stage/stage.ts';

export type PlayedPage = {
  /** Plays on, and gives the document. `refusals` are those that the steps bring about on purpose; only the first call may name them. */
  play(steps: readonly Step[], refusals?: readonly string[]): Promise<Document>;
  readonly stage: () => Stage;
  close(): void;
};

export const playedPage = (meet?: Meet): PlayedPage => {
  let stage: Stage | null = null;
  return {
    play: async (steps, refusals = []) => {
      const script: Script = {
        version: 1,
        name: 'page',
        title: 'A page',
        about: 'Looks at a page.',
        seed: 1,
        start: '2026-03-02T09:00:00Z',
        network: 'instant',
        refusals,
        steps,
      };
      stage ??= await openHeadlessStage(script, meet);
      const { failed } = await runScript(script, createDomDriver(stage));
      expect(failed && `${failed.name}: ${failed.problem}`).toBe(null);
      return stage.document();
    },
    stage: () => {
      if (!stage) throw new Error('Nothing was played yet');
      return stage;
    },
    close: () => {
      stage?.close();
      stage = null;
    },
  };
};
