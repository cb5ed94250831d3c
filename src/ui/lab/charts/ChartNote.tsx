/** Renders one line under the chart: a send error, the hovered item, a refusal, or the machine's purpose. */

import styles from './ChartsPanel.module.css';
import type { LooksAndStatus } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import { refusalText } from './refusal.ts';

type ChartNoteProps = {
  readonly moment: ChartMoment;
  readonly looks: LooksAndStatus;
  readonly pointed: string | null;
  readonly problem: string | null;
};

export const ChartNote = ({ moment, looks, pointed, problem }: ChartNoteProps) => {
  const { refusal, subject } = moment;
  const told = pointed === null ? null : looks.transition(pointed).told;
  if (problem !== null) {
    return (
      <p className={styles.note} data-refused role="alert">
        {problem}
      </p>
    );
  }
  return (
    <>
      <p className={styles.note} data-refused={(told === null && refusal !== null) || undefined}>
        {told ?? (refusal === null ? subject.about : refusalText(refusal))}
      </p>
      <p role="status" className="visually-hidden">
        {refusal === null ? '' : refusalText(refusal)}
      </p>
    </>
  );
};
