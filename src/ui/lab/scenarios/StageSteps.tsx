/** Lists the steps of a script on its stage, each a place to run to. */
import { useEffect, useRef } from 'react';
import { type Script, verbOf } from '#scenarios/script.ts';
import { tellStep } from '#scenarios/tellStep.ts';
import type { Player } from './player.ts';
import type { PlayerState } from './playerState.ts';
import styles from './StageView.module.css';

type StageStepsProps = { readonly player: Player; readonly state: PlayerState; readonly script: Script };

export const StageSteps = ({ player, state, script }: StageStepsProps) => {
  const current = useRef<HTMLLIElement>(null);
  const { at, problem, phase } = state;
  const lines = script.steps.map((step, index) => ({ step, index, id: `step ${index + 1}` }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step comes into sight
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol className={styles.steps}>
      {lines.map(({ step, index, id }) => {
        const isCurrent = index === at && phase !== 'finished';
        const words = tellStep(step);
        return (
          <li
            key={id}
            ref={isCurrent ? current : undefined}
            data-kind={verbOf(step)}
            data-done={index < at || undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <button
              type="button"
              className={styles.step}
              title="Start over and run to here"
              onClick={() => player.seek(index)}
            >
              {words}
            </button>
            {isCurrent && problem !== null && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
};
