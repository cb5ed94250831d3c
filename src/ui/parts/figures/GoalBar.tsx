/** How far a figure is on the way to its goal, as a bar and in words. */
import styles from './GoalBar.module.css';

export type GoalState = {
  /** `$120,000 this month`. */
  readonly target: string;
  /** 1 is what should be reached by now; null where nothing can be said. */
  readonly attainment: number | null;
};

/** From here on a goal counts as met, or close to it. */
const met = 1;
const close = 0.9;

export const goalTone = (attainment: number | null): 'good' | 'warning' | 'bad' | 'quiet' => {
  if (attainment === null) return 'quiet';
  if (attainment >= met) return 'good';
  return attainment >= close ? 'warning' : 'bad';
};

const words = { good: 'on track', warning: 'close', bad: 'behind', quiet: 'nothing to measure yet' } as const;

export const GoalBar = ({ goal: { target, attainment } }: { goal: GoalState }) => {
  const tone = goalTone(attainment);
  const part = Math.min(1, Math.max(0, attainment ?? 0));
  const size = attainment === null ? '' : `${Math.round(attainment * 100)}% of `;
  return (
    <p className={styles.goal}>
      <span className={styles.track} aria-hidden="true">
        <span data-tone={tone} style={{ inlineSize: `${part * 100}%` }} />
      </span>
      <span>
        {size}goal {target}, {words[tone]}
      </span>
    </p>
  );
};
