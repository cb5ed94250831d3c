/** Renders the consent step: the requested permissions, with a refusal that counts. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { integrationTexts } from '../../content/integrations.ts';
import type { ConnectActor } from './actors.ts';
import styles from './ConnectDialog.module.css';

export const ConsentStep = ({ connect }: { connect: ConnectActor }) => {
  const { scopes } = useSelector(connect, ({ context }) => context);
  const denied = useSelector(connect, (snapshot) => snapshot.matches('denied'));
  if (denied) {
    return (
      <>
        <p>{integrationTexts.denied}</p>
        <div className={styles.actions}>
          <Button type="primary" onClick={() => connect.send({ type: 'consent.reopen' })}>
            See the list again
          </Button>
          <Button onClick={() => connect.send({ type: 'flow.cancel' })}>Close</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>AgencyLens would be allowed to do this, and nothing else:</p>
      <ul className={styles.scopes}>
        {scopes.map((scope) => (
          <li key={scope}>{scope}</li>
        ))}
      </ul>
      <p className={styles.quiet}>{integrationTexts.demo}</p>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => connect.send({ type: 'consent.allow' })}>
          Allow
        </Button>
        <Button onClick={() => connect.send({ type: 'consent.deny' })}>Do not allow</Button>
      </div>
    </>
  );
};
