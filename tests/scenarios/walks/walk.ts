/** Walks through the app at random with a seed, checks invariants after each step, and shrinks a failure to a shortest script. */
import { vi } from 'vitest';
import { runScript } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { createDomDriver, unseen } from '#ui/stage/domDriver.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { type HeadlessStage, openHeadless } from '../headlessStage.ts';
import { type Invariant, invariants } from './invariants.ts';
import { shrink } from './shrink.ts';
import { nextStep } from './walkChoices.ts';

export type WalkPlan = {
  readonly seed: number;
  readonly steps: number;
  readonly begin?: Step;
  readonly hold?: readonly Invariant[];
  readonly tries: number;
};

export type WalkReport = {
  readonly steps: number;
  readonly problem: string | null;
  readonly script: Script | null;
};

const beginnings: readonly Step[] = [
  { role: 'admin' },
  { role: 'admin' },
  { role: 'manager' },
  { role: 'client' },
  { go: '/' },
];

const scriptOf = (seed: number, steps: readonly Step[], problem: string): Script => ({
  version: 1,
  name: `walk-${seed}`,
  title: `Walk ${seed}`,
  about: problem,
  seed,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps,
});

/** Few attempts, because shortened scripts often fail on a missing element, and an element missing after a moment never comes. */
const attempts = 6;

type Walked = { readonly steps: readonly Step[]; readonly problem: string | null };

/** Ignores numbers, quotes and paths, which differ between messages of the same problem. */
const kindOf = (problem: string): string => problem.replace(/\d+|“[^”]*”|\/\S+/g, '·');

const listenToConsole = (): { readonly taken: () => readonly string[]; readonly stop: () => void } => {
  let errors: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words: readonly unknown[]) => {
    errors.push(words.map(String).join(' '));
  });
  return {
    taken: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    stop: () => spy.mockRestore(),
  };
};

const verified = async ({ controls }: HeadlessStage): Promise<string | null> => {
  const verdict = await (await controls()).log.verify();
  return verdict.broken === null ? null : `the log does not verify: ${JSON.stringify(verdict.broken)}`;
};

const tread = async (
  plan: WalkPlan,
  given: readonly Step[],
  next: (opened: HeadlessStage, steps: readonly Step[]) => Step | null,
): Promise<Walked> => {
  const opened = await openHeadless(scriptOf(plan.seed, given, ''));
  const { stage } = opened;
  const listener = listenToConsole();
  const steps = [...given];
  let seen = stage.trace.frames().at(-1)?.number ?? 0;
  let problem: string | null = null;
  const look = (): void => {
    const frames = stage.trace.frames().filter(({ number }) => number > seen);
    seen = frames.at(-1)?.number ?? seen;
    const moment = { stage, frames, errors: listener.taken() };
    problem ??= (plan.hold ?? invariants).map((holds) => holds(moment)).find((one) => one !== null) ?? null;
  };
  try {
    // The list grows during the run.
    const script = { ...scriptOf(plan.seed, [], ''), steps };
    await runScript(script, createDomDriver(stage, unseen(stage), attempts), {
      onStep: ({ state, index }) => {
        if (state !== 'done') return;
        look();
        if (problem !== null) steps.length = index + 1;
        else if (index + 1 === steps.length)
          steps.push(...[next(opened, steps)].filter((step) => step !== null));
      },
    });
    problem ??= await verified(opened);
  } catch (error) {
    problem = `it broke: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    listener.stop();
    stage.close();
  }
  return { steps, problem };
};

const fits = (problem: string | null, wanted: string): boolean =>
  problem !== null && kindOf(problem) === kindOf(wanted);

export const walk = async (plan: WalkPlan): Promise<WalkReport> => {
  const random = seededRandom(plan.seed).fork('walk');
  const begin = plan.begin ?? beginnings[random.integer(0, beginnings.length - 1)] ?? { go: '/' };
  let left = plan.steps - 1;
  const { steps, problem } = await tread(plan, [begin], ({ stage }, steps) => {
    left -= 1;
    return left < 0 ? null : nextStep(stage, steps, random);
  });
  if (problem === null) return { steps: steps.length, problem, script: null };
  const fails = async (fewer: readonly Step[]) =>
    fits((await tread(plan, fewer, () => null)).problem, problem);
  const isSure = await fails(steps);
  const shortest = isSure ? await shrink(steps, { most: plan.tries, fails }) : steps;
  const told = isSure ? problem : `${problem} (not again with the same steps)`;
  return { steps: steps.length, problem: told, script: scriptOf(plan.seed, shortest, problem) };
};
