/** Renders the times of a slider's first, middle and last frame below it. */
import type { ReactNode } from 'react';
import { useLab } from './LabContext.ts';
import styles from './TimeScale.module.css';
import { timeOfDay } from './timeOfDay.ts';

type TimeScaleProps = {
  readonly first: number;
  readonly last: number;
  readonly children: ReactNode;
};

export const TimeScale = ({ first, last, children }: TimeScaleProps) => {
  const { trace } = useLab().source.world;
  const marks = [...new Set([first, Math.round((first + last) / 2), last])];
  return (
    <span className={styles.scaled}>
      {children}
      <span className={styles.scale} aria-hidden="true">
        {marks.map((number) => {
          const frame = trace.frame(number);
          return <span key={number}>{frame ? timeOfDay(frame.at).slice(0, -4) : number}</span>;
        })}
      </span>
    </span>
  );
};
