/** Says that the demo's clock is ahead, and links to the place that resets the demo. */
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadWords } from '#domain/inspection/clockLead.ts';
import { day } from '../../content/dates.ts';
import { useLabOffered } from '../../parts/useLabOffered.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLoadedClock } from '../../services/useLoadedClock.ts';
import styles from '../BackendNotice.module.css';
import { useLabOpening } from '../lab/labOpening.tsx';

const silent = () => () => {};
const never = (): number => 0;

export const DemoClockNotice = () => {
  const { demoClock, world } = useServices();
  const clock = useLoadedClock(demoClock, world.trace);
  const navigate = useNavigate();
  const { setOpen } = useLabOpening();
  const isOffered = useLabOffered();
  const ahead = useSyncExternalStore(clock?.subscribe ?? silent, clock?.ahead ?? never, never);
  if (!clock || ahead === 0) return null;
  const open = () => {
    // The Lab follows each address once, so a repeated press needs another one.
    const hash = location.hash === '#lab/demo' ? '#lab/demo/' : '#lab/demo';
    setOpen(() => true);
    navigate({ search: location.search, hash }, { replace: true });
  };
  return (
    <section className={styles.notice} aria-label="Demo clock" data-print="never">
      <p>
        Demo clock: {leadWords(ahead)} ahead. It shows {day(new Date(clock.now()).toISOString())}. Reset the
        demo to return to real time.
      </p>
      {isOffered && (
        <Button size="small" onClick={open}>
          Open the demo console
        </Button>
      )}
    </section>
  );
};
