/** Renders the progress of a long step with a button to stop it. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import { PanelButton } from '../PanelButton.tsx';
import type { StepAdvance } from '../useLongStep.ts';
import styles from './StepProgress.module.css';

type StepProgressProps = {
  readonly label: string;
  readonly advance: StepAdvance;
  readonly onStop: () => void;
};

export const StepProgress = ({ label, advance: { done, total }, onStop }: StepProgressProps) => (
  <div className={styles.step}>
    <span>{label}</span>
    <progress
      className={styles.bar}
      aria-label={label}
      {...(total === 0 ? {} : { value: done, max: total })}
    />
    <span className="quiet">
      {total === 0
        ? `${englishNumber(done)} events`
        : `${englishNumber(done)} of ${englishNumber(total)} events`}
    </span>
    <PanelButton onClick={onStop}>Stop</PanelButton>
  </div>
);
