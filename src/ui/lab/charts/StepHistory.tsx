/** Renders every step of an actor, newest first; a press selects its frame. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { timeOfDay } from '../timeOfDay.ts';
import type { Step } from './actorRuns.ts';
import styles from './StepHistory.module.css';
import { stepText } from './stepText.ts';

export type StepHistoryProps = {
  readonly steps: readonly Step[];
  readonly selected: number | null;
  readonly onSelect: (frame: number) => void;
};

const rowHeight = 40;

export const StepHistory = ({ steps, selected, onSelect }: StepHistoryProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section ref={scroller} className={styles.scroller} aria-label="History" tabIndex={0}>
      <ol className={styles.rows} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const step = steps[steps.length - 1 - index];
          if (step === undefined) return null;
          const { event, way, isRefused } = stepText(step, steps[steps.length - 2 - index]);
          return (
            <li
              key={step.frame.number}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <button
                type="button"
                className={styles.step}
                data-refused={isRefused || undefined}
                aria-current={step.frame.number === selected ? 'true' : undefined}
                onClick={() => onSelect(step.frame.number)}
              >
                <span className={styles.event}>{event}</span>
                <time className={styles.time}>{timeOfDay(step.frame.at)}</time>
                <span className={styles.way}>{way}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
