/** One line under the chart: what is pointed at, else what was refused, else what the machine is for. */

import styles from './ChartsPanel.module.css';
import type { LooksAndStatus } from './chartLooks.ts';
import type { ChartMoment } from './chartMoment.ts';
import { refusalText } from './refusal.ts';

type ChartNoteProps = {
  readonly moment: ChartMoment;
  readonly looks: LooksAndStatus;
  readonly pointed: string | null;
};

export const ChartNote = ({ moment, looks, pointed }: ChartNoteProps) => {
  const { refusal, subject } = moment;
  const told = pointed === null ? null : looks.transition(pointed).told;
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
