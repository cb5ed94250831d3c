/** Renders the slider through the page's moments, by frame or by step of one actor. */
import { useLab } from '../LabContext.ts';
import { TimeScale } from '../TimeScale.tsx';
import { useNewestFrame } from '../useNewestFrame.ts';
import type { Step } from './actorRuns.ts';
import styles from './MomentSlider.module.css';

type MomentSliderProps = {
  readonly oldest: number;
  readonly steps: readonly Step[];
  readonly next: number | null;
};

export const MomentSlider = ({ oldest, steps, next }: MomentSliderProps) => {
  const { at, look, selected } = useLab();
  const newest = useNewestFrame();
  const value = at ?? newest;
  const here = steps.at(-1)?.frame.number ?? null;
  const before = here !== null && here < value && at !== null ? here : (steps.at(-2)?.frame.number ?? null);
  return (
    <div className={styles.slider}>
      <button
        type="button"
        className={styles.step}
        aria-label="Step before"
        disabled={before === null}
        onClick={() => before !== null && look(before)}
      >
        ‹
      </button>
      <TimeScale first={Math.min(oldest, newest)} last={newest}>
        <input
          type="range"
          className={styles.range}
          aria-label="Moment"
          aria-valuetext={at === null ? `live, frame ${newest}` : `frame ${at} of ${newest}`}
          min={Math.min(oldest, newest)}
          max={newest}
          value={value}
          onChange={({ target }) => look(target.valueAsNumber >= newest ? null : target.valueAsNumber)}
        />
      </TimeScale>
      <button
        type="button"
        className={styles.step}
        aria-label="Step after"
        disabled={next === null}
        onClick={() => next !== null && look(next)}
      >
        ›
      </button>
      {selected !== null && selected.number !== at && (
        <button type="button" className={styles.step} onClick={() => look(selected.number)}>
          Look at {selected.number}
        </button>
      )}
      <button
        type="button"
        className={styles.live}
        aria-pressed={at === null}
        onClick={() => look(at === null ? newest : null)}
      >
        {at === null ? 'Live' : `${at} of ${newest}`}
      </button>
    </div>
  );
};
