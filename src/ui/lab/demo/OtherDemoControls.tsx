/** Links to the Lab's other demo controls. */
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './DemoPanel.module.css';

const others = [
  { label: 'Slow down or break the network', panel: 'network', rest: '' },
  { label: 'Export or import the log', panel: 'log', rest: 'files' },
  { label: 'Watch the state charts', panel: 'charts', rest: '' },
  { label: 'Play a scenario', panel: 'scenarios', rest: '' },
] as const;

export const OtherDemoControls = () => {
  const { show } = useLab();
  return (
    <section className={styles.part} aria-label="Other levers">
      <h3>Other levers</h3>
      <div className={styles.row}>
        {others.map(({ label, panel, rest }) => (
          <PanelButton key={label} onClick={() => show(panel, rest)}>
            {label}
          </PanelButton>
        ))}
      </div>
    </section>
  );
};
