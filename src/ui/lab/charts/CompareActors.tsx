/** Compares the shown actor with another one: their states and contexts, live or at the shown moment. */
import { useState } from 'react';
import { stateText } from '#machines/inspectToTrace.ts';
import { Differences } from '../Differences.tsx';
import type { ActorRun } from './actorRuns.ts';
import styles from './CopyPart.module.css';

type CompareActorsProps = {
  readonly shown: ActorRun;
  readonly actorRuns: readonly ActorRun[];
  readonly titleOf: (actorRun: ActorRun) => string;
};

const stateOf = ({ steps }: ActorRun): string => {
  const value = steps.at(-1)?.value;
  return value === undefined ? '' : stateText(value);
};

const partsOf = (actorRun: ActorRun): object => ({
  state: stateOf(actorRun),
  context: Object(actorRun.steps.at(-1)?.context),
});

const noNames: ReadonlyMap<string, string> = new Map();

export const CompareActors = ({ shown, actorRuns, titleOf }: CompareActorsProps) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const others = actorRuns.filter(
    ({ key, parent, end, steps }) => key !== shown.key && parent === null && end === null && steps.length > 0,
  );
  const other = others.find(({ key }) => key === chosen);
  const isOfMachine = ({ machine }: ActorRun) => machine === shown.machine;
  if (others.length === 0) return null;
  return (
    <div className={styles.part}>
      <select
        aria-label="Compare with"
        value={other?.key ?? ''}
        onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Compare with…</option>
        {[...others.filter(isOfMachine), ...others.filter((one) => !isOfMachine(one))].map((one) => (
          <option key={one.key} value={one.key}>
            {titleOf(one)}
          </option>
        ))}
      </select>
      {other && (
        <Differences
          before={partsOf(shown)}
          after={partsOf(other)}
          names={noNames}
          sides={[titleOf(shown), titleOf(other)]}
        />
      )}
    </div>
  );
};
