/** Renders the consent to an app and the result of its installation. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { marketplaceTexts } from '../../content/marketplace.ts';
import { useServices } from '../../services/servicesContext.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './AppDialog.module.css';
import type { InstallationActor } from './actors.ts';

const keyBytes = 16;

type StepProps = { installation: InstallationActor; onClose: () => void };

const Consent = ({ installation }: Pick<StepProps, 'installation'>) => {
  const { world } = useServices();
  const app = useSelector(installation, ({ context }) => context.app);
  return (
    <>
      <p>{app?.name} would be allowed to do this, and nothing else:</p>
      <ul className={styles.scopes}>
        {app?.scopes.map((scope) => (
          <li key={scope}>{scope}</li>
        ))}
      </ul>
      <p className={styles.quiet}>{marketplaceTexts.demo}</p>
      <div className={styles.actions}>
        <Button
          type="primary"
          onClick={() => installation.send({ type: 'consent.allow', key: world.ids.secret(keyBytes) })}
        >
          Allow and install
        </Button>
        <Button onClick={() => installation.send({ type: 'consent.deny' })}>Do not allow</Button>
      </div>
    </>
  );
};

export const InstallStep = ({ installation, onClose }: StepProps) => {
  const state = useSelector(installation, ({ value }) => value);
  const problem = useSelector(installation, ({ context }) => context.problem);
  if (state === 'consent') return <Consent installation={installation} />;
  if (state === 'installing') return <p aria-busy="true">This takes a moment.</p>;
  return (
    <>
      {state === 'failed' ? (
        <ProblemBox text={problem} />
      ) : (
        <p>It now comes first in the marketplace. You can uninstall it there at any time.</p>
      )}
      <div className={styles.actions}>
        {state === 'failed' && (
          <Button type="primary" onClick={() => installation.send({ type: 'action.retry' })}>
            Try again
          </Button>
        )}
        <Button type={state === 'installed' ? 'primary' : 'default'} onClick={onClose}>
          {state === 'installed' ? 'Done' : 'Cancel'}
        </Button>
      </div>
    </>
  );
};
