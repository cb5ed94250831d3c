/** Renders an introduction to the Lab with three starting points, until one is chosen. */
import { useState } from 'react';
import { useServices } from '../services/servicesContext.ts';
import { useLab } from './LabContext.ts';
import styles from './LabIntroduction.module.css';

const key = 'agencylens.lab.begun';

const doors = [
  {
    title: 'Watch a scenario',
    text: 'The app plays a scenario, step by step.',
    panel: 'scenarios',
    rest: '',
  },
  {
    title: 'Break the network',
    text: 'Delay, refuse or lose replies, and see what the app does.',
    panel: 'network',
    rest: '',
  },
  {
    title: 'See why a number is what it is',
    text: 'Pick a figure on the page; the log explains it.',
    panel: 'log',
    rest: 'figure',
  },
] as const;

export const LabIntroduction = () => {
  const { localStorage: store } = useServices();
  const { show } = useLab();
  const [begun, setBegun] = useState(() => store.getItem(key) !== null);
  if (begun) return null;
  const begin = () => {
    store.setItem(key, 'yes');
    setBegun(true);
  };
  return (
    <section className={styles.doors} aria-label="Where to begin">
      <p className={styles.what}>
        The Lab shows what this app does inside, while you use it. Nothing here is needed for your work.
      </p>
      <ul className={styles.list}>
        {doors.map(({ title, text, panel, rest }) => (
          <li key={title}>
            <button
              type="button"
              className={styles.door}
              onClick={() => {
                begin();
                show(panel, rest);
              }}
            >
              <strong>{title}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.hide} onClick={begin}>
        Hide this
      </button>
    </section>
  );
};
