/** Plays steps on a stage without a browser that stays open, so that a test can look at the page between them. */
import { expect } from 'vitest';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { signInAddress } from '#machines/protectedRoute/returnTo.ts';
import { runScript } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { button, fillIn } from '#scenarios/targets.ts';
import { type Meet, openHeadlessStage } from '#tests/scenarios/headlessStage.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import type { Stage } from '#ui/stage/stage.ts';

export type PlayedPage = {
  /** Plays on, and gives the document. `refusals` are those that the steps bring about on purpose; only the first call may name them. */
  play(steps: readonly Step[], refusals?: readonly string[]): Promise<Document>;
  readonly stage: () => Stage;
  close(): void;
};

/** Who signs in for a page is led there by the sign-in: the dashboard on the way would take longer to draw than most pages. */
const ledThere = (steps: readonly Step[]): readonly Step[] => {
  const [first, second, ...others] = steps;
  if (!first || !('role' in first) || !second || !('go' in second)) return steps;
  return [
    { go: signInAddress(second.go) },
    ...fillIn({ Email: demoAccounts[first.role].email, Password: demoPassword }),
    { click: button('Sign in') },
    ...others,
  ];
};

const usualStart = '2026-03-02T09:00:00Z';

export const playedPage = (meet?: Meet, start = usualStart): PlayedPage => {
  let stage: Stage | null = null;
  return {
    play: async (steps, refusals = []) => {
      const script: Script = {
        version: 1,
        name: 'page',
        title: 'A page',
        about: 'Looks at a page.',
        seed: 1,
        start,
        network: 'instant',
        refusals,
        steps: stage ? steps : ledThere(steps),
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
