/** Renders one line with three starting points, the first time that the Lab is open. */
import { useEffect, useState } from 'react';
import { useServices } from '../services/servicesContext.ts';
import { useLab } from './LabContext.ts';
import styles from './LabIntroduction.module.css';

const key = 'agencylens.lab.begun';

const doors = [
  {
    title: 'Watch a scenario',
    panel: 'scenarios',
    rest: '',
  },
  {
    title: 'Break the network',
    panel: 'network',
    rest: '',
  },
  {
    title: 'See why a number is what it is',
    panel: 'log',
    rest: 'figure',
  },
] as const;

export const LabIntroduction = () => {
  const { localStorage: store } = useServices();
  const { show } = useLab();
  const [begun, setBegun] = useState(() => store.getItem(key) !== null);
  useEffect(() => store.setItem(key, 'yes'), [store]);
  if (begun) return null;
  return (
    <section className={styles.doors} aria-label="Where to begin">
      <p className={styles.what}>The Lab shows what this app does inside.</p>
      <ul className={styles.list}>
        {doors.map(({ title, panel, rest }) => (
          <li key={title}>
            <button
              type="button"
              className={styles.door}
              onClick={() => {
                setBegun(true);
                show(panel, rest);
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.hide} onClick={() => setBegun(true)}>
        Hide this
      </button>
    </section>
  );
};
