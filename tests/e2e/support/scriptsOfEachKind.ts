/** Selects few scripts that cover every kind of step and expectation, to test another driver. */
import { type Script, type Step, verbOf } from '#scenarios/script.ts';

/** Kinds that the Lab’s stage runs by the same code as headless runs, so its driver needs no test for them. */
export const ofTheStage: ReadonlySet<string> = new Set([
  ...['fault', 'fork', 'at', 'pace', 'net', 'sleep'],
  // The stage's own streams and store implement these.
  ...['kill', 'store', 'value', 'expect stored'],
]);

/** `click`, `select`, ...; for an expectation `expect actor`, `expect visible`, ... */
const kindsOf = (step: Step): readonly string[] =>
  Object.entries(step).flatMap(([key, value]) =>
    key === 'expect' && typeof value === 'object' && value !== null
      ? Object.keys(value).map((kind) => `expect ${kind}`)
      : [key],
  );

export const kindsIn = ({ steps }: Script): ReadonlySet<string> => new Set(steps.flatMap(kindsOf));

/** Cost in steps of opening a stage with its demo workspace. */
const opening = 12;

/** Cost in steps of those that load a page: a sign-in shows a dashboard. Captions cost nothing. */
const weights: Readonly<Record<string, number>> = { role: 10, go: 6, tab: 6, fork: 6, caption: 0 };

const costOf = ({ steps }: Script): number =>
  steps.reduce((sum, step) => sum + (weights[verbOf(step)] ?? 1), opening);

const none: ReadonlySet<string> = new Set();

/** Greedy set cover: repeatedly takes the script with most new kinds per cost, the first on ties. Skips kinds in `proved`. */
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
