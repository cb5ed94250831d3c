/** What came of taking an app out, with the way back. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ActorRefFrom } from 'xstate';
import type { installationMachine } from '#machines/marketplace/installationMachine.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './APIMarketplace.module.css';

export type InstallationActor = ActorRefFrom<typeof installationMachine>;

export const UninstallNotice = ({ installation }: { installation: InstallationActor }) => {
  const state = useSelector(installation, ({ value }) => value);
  const { app, problem } = useSelector(installation, ({ context }) => context);
  return (
    <>
      <ProblemBox text={state === 'kept' ? problem : null} />
      <div role="status" className={styles.notice}>
        {state === 'uninstalled' && app && (
          <>
            <span>{app.name} is uninstalled.</span>
            <Button onClick={() => installation.send({ type: 'app.choose', app: { ...app, etag: null } })}>
              Install it again
            </Button>
          </>
        )}
      </div>
    </>
  );
};
