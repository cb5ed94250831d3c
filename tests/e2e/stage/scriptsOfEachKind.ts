/** Few scripts that use every kind of step and of expectation: what another driver has to prove of itself. */
import type { Script, Step } from '#scenarios/script.ts';

/** What the Lab’s stage itself does, the same code without a browser: its driver has nothing to prove there. */
export const ofTheStage: ReadonlySet<string> = new Set(['fault', 'fork', 'at', 'pace', 'net', 'sleep']);

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

const none: ReadonlySet<string> = new Set();

/**
 * Takes the script that adds the most kinds for its length, again and again; of two equal ones the first. Kinds in `proved` are not
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
    [...kindsIn(script)].filter((kind) => missing.has(kind)).length / (opening + script.steps.length);
  while (missing.size > 0) {
    const best = scripts.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    for (const kind of kindsIn(best)) missing.delete(kind);
  }
  return chosen;
};
