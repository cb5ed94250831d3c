/** Announces a report that is about to be sent, with a button to stop it. */
import { Button } from 'antd';
import { useSecondsTo } from '../../../parts/useSecondsTo.ts';
import { useServices } from '../../../services/servicesContext.ts';
import styles from './ReportsPage.module.css';

type SendingProps = {
  readonly sendsAt: string;
  readonly onUndo: () => void;
};

export const SendingNote = ({ sendsAt, onUndo }: SendingProps) => {
  const left = useSecondsTo(useServices().world.clock, Date.parse(sendsAt));
  const isOver = left === 0;
  return (
    <p className={styles.sending} data-print="never">
      {/* Not a live region, which would be read out every second. */}
      <span role="timer">
        {isOver
          ? 'It is being sent.'
          : `It will be sent in ${left === 1 ? '1 second' : `${left} seconds`} unless you stop it.`}
      </span>
      <Button size="small" disabled={isOver} onClick={onUndo}>
        Stop sending
      </Button>
    </p>
  );
};
