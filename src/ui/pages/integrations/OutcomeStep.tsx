/** Renders the outcome of connecting and the next steps. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { integrationTexts } from '../../content/integrations.ts';
import { LimitNote } from '../../parts/LimitNote.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import type { ConnectActor } from './actors.ts';
import styles from './ConnectDialog.module.css';

const Words = ({ connect }: { connect: ConnectActor }) => {
  const step = useSelector(connect, ({ value }) => value);
  const { problem } = useSelector(connect, ({ context }) => context);
  switch (step) {
    case 'connecting':
      return <p aria-busy="true">This takes a moment.</p>;
    case 'duplicate':
      return <p>{integrationTexts.duplicate}</p>;
    case 'limited':
      return (
        <p>
          Nothing was connected. <LimitNote resource="integrations" />
        </p>
      );
    case 'failed':
      return <ProblemBox text={problem} />;
    default:
      return <p>It is in the list of connections, and the history shows who connected it.</p>;
  }
};

export const OutcomeStep = ({ connect }: { connect: ConnectActor }) => {
  const snapshot = useSelector(connect, (one) => one);
  const close = () => connect.send({ type: 'flow.cancel' });
  const mayRetry = snapshot.can({ type: 'connection.retry' });
  const mayChange = snapshot.can({ type: 'account.change' });
  const done = snapshot.matches('connected');
  return (
    <>
      <Words connect={connect} />
      <div className={styles.actions}>
        {mayRetry && (
          <Button type="primary" onClick={() => connect.send({ type: 'connection.retry' })}>
            Try again
          </Button>
        )}
        {mayChange && (
          <Button onClick={() => connect.send({ type: 'account.change' })}>Pick another account</Button>
        )}
        <Button type={done ? 'primary' : 'default'} onClick={close}>
          {done ? 'Done' : 'Cancel'}
        </Button>
      </div>
    </>
  );
};
