/** A report that goes out in a moment, and the way to stop it until then. */
import { Button } from 'antd';
import { useEffect } from 'react';
import { useServices } from '../../../services/servicesContext.ts';
import styles from './ReportsPage.module.css';

/** The backend sends what is due when somebody asks: so somebody asks then. In milliseconds after it is due. */
const grace = 500;

const useAskOnceSent = (until: string): void => {
  const { serverState, world } = useServices();
  const { clock } = world;
  useEffect(() => {
    const timer = clock.setTimeout(
      () => {
        void serverState.invalidateQueries({ queryKey: ['readReport'] });
        void serverState.invalidateQueries({ queryKey: ['listReportRuns'] });
      },
      Date.parse(until) - clock.now() + grace,
    );
    return () => clock.clearTimeout(timer);
  }, [until, clock, serverState]);
};

export const SendingNote = ({ until, onUndo }: { until: string; onUndo: () => void }) => {
  useAskOnceSent(until);
  return (
    <p className={styles.sending} data-print="never">
      <span role="status">It is sent in half a minute, unless you stop it.</span>
      <Button size="small" onClick={onUndo}>
        Stop sending
      </Button>
    </p>
  );
};
