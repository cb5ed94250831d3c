/** Few scripts that use every kind of step and of expectation: what another driver has to prove of itself. */
import { type Script, type Step, verbOf } from '#scenarios/script.ts';

/** What the Lab’s stage itself does, the same code without a browser: its driver has nothing to prove there. */
export const ofTheStage: ReadonlySet<string> = new Set([
  ...['fault', 'fork', 'at', 'pace', 'net', 'sleep'],
  // The worker that ends is the stage's own streams, and what the browser keeps is the stage's own store.
  ...['kill', 'store', 'value', 'expect stored'],
]);

/** `click`, `select`, ...; of an expectation `expect actor`, `expect visible`, ... */
const kindsOf = (step: Step): readonly string[] =>
  Object.entries(step).flatMap(([key, value]) =>
    key === 'expect' && typeof value === 'object' && value !== null
      ? Object.keys(value).map((kind) => `expect ${kind}`)
      : [key],
  );

/** The kinds that a script uses. */
export const kindsIn = ({ steps }: Script): ReadonlySet<string> => new Set(steps.flatMap(kindsOf));

/** Steps: a stage that opens, with its demo workspace, takes as long as so many. */
const opening = 12;

/** Those that load a page take as long as so many others: whoever signs in sees a dashboard. Words for whoever watches take nothing. */
const weights: Readonly<Record<string, number>> = { role: 10, go: 6, tab: 6, fork: 6, caption: 0 };

const costOf = ({ steps }: Script): number =>
  steps.reduce((sum, step) => sum + (weights[verbOf(step)] ?? 1), opening);

const none: ReadonlySet<string> = new Set();

/**
 * Takes the script that adds the most kinds for what it costs, again and again; of two equal ones the first. Kinds in `proved` are not
 * asked for.
 */
export const scriptsOfEachKind = (
  scripts: readonly Script[],
  proved: ReadonlySet<string> = none,
): readonly Script[] => {
  const chosen: Script[] = [];
  const kinds = scripts.flatMap((script) => [...kindsIn(script)]);
  const missing = new Set(kinds.filter((kind) => !proved.has(kind)));
  const worth = (script: Script): number =>
    [...kindsIn(script)].filter((kind) => missing.has(kind)).length / costOf(script);
  while (missing.size > 0) {
    const best = scripts.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    for (const kind of kindsIn(best)) missing.delete(kind);
  }
  return chosen;
};
