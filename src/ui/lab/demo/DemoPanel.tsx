/** Renders the demo controls: its clock, its sources, and a reset. */
import { useLoadedClock } from '../../services/useLoadedClock.ts';
import { useLab } from '../LabContext.ts';
import { ClockPart } from './ClockPart.tsx';
import styles from './DemoPanel.module.css';
import { OtherDemoControls } from './OtherDemoControls.tsx';
import { SourcesPart } from './SourcesPart.tsx';
import { StartOverPart } from './StartOverPart.tsx';

export const DemoPanel = () => {
  const { source } = useLab();
  const clock = useLoadedClock(source.demoClock, source.world.trace);
  return (
    <section className={styles.panel} aria-label="Demo">
      {clock && <ClockPart clock={clock} />}
      <SourcesPart />
      <StartOverPart />
      <OtherDemoControls />
    </section>
  );
};
