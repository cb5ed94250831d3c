/** The demo's levers: its clock, its sources, and a new beginning. */
import { useLab } from '../LabContext.ts';
import { ClockPart } from './ClockPart.tsx';
import styles from './DemoPanel.module.css';
import { OtherLevers } from './OtherLevers.tsx';
import { SourcesPart } from './SourcesPart.tsx';
import { StartOverPart } from './StartOverPart.tsx';

export const DemoPanel = () => {
  const { source } = useLab();
  return (
    <section className={styles.panel} aria-label="Demo">
      {source.demoClock && <ClockPart clock={source.demoClock} />}
      <SourcesPart />
      <StartOverPart />
      <OtherLevers />
    </section>
  );
};
