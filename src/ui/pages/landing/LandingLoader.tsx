/** Renders the loader that covers the already rendered content of the start page. */
import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { landingLoaderMachine } from '#machines/landingLoader/landingLoaderMachine.ts';
import { loaderText } from '../../content/landing.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import styles from './LandingLoader.module.css';

const never = () => () => undefined;

/** True in the prerender and in the first render over prerendered HTML. */
const useTakingOver = (): boolean => {
  const takingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(takingOver)[0];
};

/** In prerendered HTML, CSS ends the loader 100 ms after the first paint; otherwise the state machine does. */
export const LandingLoader = () => {
  const loader = useLifecycle(() => landingLoaderMachine, { id: 'landingLoader' });
  const loading = useSelector(loader, (snapshot) => snapshot.hasTag('busy'));
  const takingOver = useTakingOver();
  if (!loading) return null;
  return (
    <div role="status" className={`${styles.loader} ${takingOver ? styles.alone : ''}`}>
      <span className={styles.spinner} aria-hidden="true" />
      {loaderText}
    </div>
  );
};
