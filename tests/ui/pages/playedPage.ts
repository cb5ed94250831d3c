/** Plays steps on a headless stage that stays open, so that a test can inspect the page in between. */
import { expect } from 'vitest';
import { type DemoAccountName, demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { runScript } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { type HeadlessStage, type Meet, openHeadless } from '#tests/scenarios/headlessStage.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import type { Stage } from '#ui/stage/stage.ts';

export type PlayedPage = {
  /** Plays steps and returns the document. `refusals` are the expected ones, which only the first call may name. */
  play(steps: readonly Step[], refusals?: readonly string[]): Promise<Document>;
  /** Navigates without a reload, as a link does, and returns the document once idle. */
  lead(address: string): Promise<Document>;
  readonly stage: () => Stage;
  close(): void;
};

/** Signs in by the API, because the form would take longer than most pages to render. */
const signIn = async ({ stage, handle }: HeadlessStage, role: DemoAccountName): Promise<void> => {
  const response = await handle(
    new Request(`${location.origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: demoAccounts[role].email, password: demoPassword }),
    }),
  );
  if (!response.ok) throw new Error(`Nobody could sign in as ${role}: ${response.status}`);
  const { user, session } = (await response.json()) as SignedIn;
  stage.store(sessionKey, JSON.stringify({ userId: user.id, token: session.token }));
};

const asSomebody = ([first, ...others]: readonly Step[]) =>
  first && 'role' in first && others[0] && 'go' in others[0] ? { role: first.role, steps: others } : null;

const usualStart = '2026-03-02T09:00:00Z';

export const playedPage = (meet?: Meet, start = usualStart): PlayedPage => {
  let stage: Stage | null = null;
  const opened = (): Stage => {
    if (!stage) throw new Error('Nothing was played yet');
    return stage;
  };
  return {
    play: async (steps, refusals = []) => {
      const begun = stage ? null : asSomebody(steps);
      const script: Script = {
        version: 1,
        name: 'page',
        title: 'A page',
        about: 'Looks at a page.',
        seed: 1,
        start,
        network: 'instant',
        refusals,
        steps: begun?.steps ?? steps,
      };
      if (!stage) {
        const headless = await openHeadless(script, meet);
        stage = headless.stage;
        if (begun) await signIn(headless, begun.role);
      }
      const { failed } = await runScript(script, createDomDriver(stage));
      expect(failed && `${failed.name}: ${failed.problem}`).toBe(null);
      return stage.document();
    },
    lead: async (address) => {
      opened().navigate(address);
      await opened().settle();
      return opened().document();
    },
    stage: opened,
    close: () => {
      stage?.close();
      stage = null;
    },
  };
};
