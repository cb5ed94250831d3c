/** Says so when the Lab shows an earlier moment than the app is at, and leads back. */
import { useEffect } from 'react';
import { useLab } from './LabContext.ts';
import styles from './MomentBar.module.css';
import { timeOfDay } from './timeOfDay.ts';
import { useNewestFrame } from './useNewestFrame.ts';

export const MomentBar = () => {
  const { at, look, source } = useLab();
  const newest = useNewestFrame();
  useEffect(() => {
    if (at === null) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) look(null);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [at, look]);
  if (at === null) return null;
  const frame = source.world.trace.frame(at);
  return (
    <p role="status" className={styles.bar}>
      <span>
        {frame === undefined
          ? `Frame ${at} is not in memory. The app is at ${newest}.`
          : `Looking at frame ${at}, ${timeOfDay(frame.at)}. The app goes on: it is at ${newest}.`}
      </span>
      <button type="button" className={styles.back} onClick={() => look(null)}>
        Back to live
      </button>
    </p>
  );
};
