/** The fewest scripts that use every kind of step and of expectation: what another driver has to prove of itself. */
import type { Script, Step } from '#scenarios/script.ts';

/** `click`, `select`, ...; of an expectation `expect actor`, `expect visible`, ... */
const kindsOf = (step: Step): readonly string[] =>
  Object.entries(step).flatMap(([key, value]) =>
    key === 'expect' && typeof value === 'object' && value !== null
      ? Object.keys(value).map((kind) => `expect ${kind}`)
      : [key],
  );

/** The kinds that a script uses. */
export const kindsIn = ({ steps }: Script): ReadonlySet<string> => new Set(steps.flatMap(kindsOf));

/** Takes the script that adds the most kinds, again and again, in the order given where two add as many. */
export const scriptsOfEachKind = (scripts: readonly Script[]): readonly Script[] => {
  const chosen: Script[] = [];
  const missing = new Set(scripts.flatMap((script) => [...kindsIn(script)]));
  const added = (script: Script): number => [...kindsIn(script)].filter((kind) => missing.has(kind)).length;
  while (missing.size > 0) {
    const best = scripts.reduce((one, other) => (added(other) > added(one) ? other : one));
    chosen.push(best);
    for (const kind of kindsIn(best)) missing.delete(kind);
  }
  return chosen;
};
