/** Says that a file is open, steps through its frames, and leads back to the app. */
import { type OpenedTrace, useLab } from './LabContext.ts';
import { OtherMomentRow } from './OtherMomentRow.tsx';
import styles from './TraceFileBar.module.css';
import { timeOfDay } from './timeOfDay.ts';

const Scrubber = () => {
  const { at, look, source } = useLab();
  const { trace } = source.world;
  const frames = trace.frames();
  const first = frames[0]?.number ?? 0;
  const last = frames.at(-1)?.number ?? 0;
  const frame = trace.frame(at ?? last);
  return (
    <label className={styles.scrub}>
      <span className="visually-hidden">Moment of the run</span>
      <input
        type="range"
        min={first}
        max={last}
        value={at ?? last}
        onChange={({ target }) => look(Number(target.value) === last ? null : Number(target.value))}
      />
      <output>
        Frame {at ?? last} of {last}
        {frame && `, ${timeOfDay(frame.at)}`}
      </output>
    </label>
  );
};

export const TraceFileBar = ({ opened }: { readonly opened: OpenedTrace }) => {
  const { openTrace } = useLab();
  return (
    <OtherMomentRow onBack={() => openTrace(null)}>
      <p role="status" className={styles.title}>
        <strong>From a file</strong> {opened.title}
      </p>
      <Scrubber />
    </OtherMomentRow>
  );
};
