/** Renders the state of the event log connection from the feed's machine. */
import { useSelector } from '@xstate/react';
import { useServices } from '../../services/servicesContext.ts';
import styles from './RealTimeMonitoring.module.css';

const words = {
  off: 'Not connected',
  connecting: 'Connecting',
  open: 'Connected',
  waiting: 'Connection lost; trying again',
} as const;

export const ConnectionState = () => {
  const state = useSelector(useServices().actors.feed, ({ value }) =>
    typeof value === 'string' ? value : value.linked,
  );
  return (
    <p role="status" className={styles.connection} data-state={state}>
      {words[state]}
    </p>
  );
};
