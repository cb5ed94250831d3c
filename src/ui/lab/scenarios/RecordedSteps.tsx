/** Lists the recorded steps, and the input that recordings do not support. */
import { useEffect, useRef } from 'react';
import { type Step, verbOf } from '#scenarios/script.ts';
import { tellStep } from '#scenarios/tellStep.ts';
import styles from './RecordStage.module.css';

export const RecordedSteps = ({ steps }: { readonly steps: readonly Step[] }) => {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest step comes into sight
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [steps]);
  const lines = steps.map((step, index) => ({ step, id: `step ${index + 1}` }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.steps} tabIndex={0} aria-label="So far">
      <ol ref={list} aria-label="Recorded steps">
        {lines.map(({ step, id }) => (
          <li key={id} data-kind={verbOf(step)}>
            {tellStep(step)}
          </li>
        ))}
      </ol>
      <p className={styles.limits}>
        A drag is recorded as the keys that move the same. Not recorded: pointing without pressing, and
        further tabs, as a recording hears one page (open the link in this one; a script of your own has the
        step <code>tab</code>). Choose the width of the screen before the first step. A file’s text becomes
        part of the script.
      </p>
    </section>
  );
};
