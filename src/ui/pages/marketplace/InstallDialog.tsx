/** Renders the dialog of an installation: consent, then its outcome. */
import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { scopeReason } from '#domain/marketplace/appScopes.ts';
import { ownValue } from '#domain/ownValue.ts';
import { marketplaceTexts } from '../../content/marketplace.ts';
import { useServices } from '../../services/servicesContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './InstallDialog.module.css';
import type { InstallationActor } from './installationActors.ts';

const keyBytes = 16;

type StepProps = { installation: InstallationActor; hasTool: boolean };

const Consent = ({ installation, hasTool }: StepProps) => {
  const { world } = useServices();
  const app = useSelector(installation, ({ context }) => context.app);
  return (
    <>
      <p>{app?.name} asks for these permissions only:</p>
      <Flex component="ul" vertical gap={8} className={styles.scopes ?? ''}>
        {app?.scopes.map((scope) => (
          <li key={scope}>
            {scope}
            <small>{scopeReason(scope)}</small>
          </li>
        ))}
      </Flex>
      <p className="note">{hasTool ? marketplaceTexts.works : marketplaceTexts.hasNoEffect}</p>
      <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
        <Button
          type="primary"
          onClick={() => installation.send({ type: 'consent.allow', key: world.ids.secret(keyBytes) })}
        >
          Allow and install
        </Button>
        <Button onClick={() => installation.send({ type: 'consent.deny' })}>Deny</Button>
      </Flex>
    </>
  );
};

const InstallStep = ({ installation, hasTool }: StepProps) => {
  const state = useSelector(installation, ({ value }) => value);
  const problem = useSelector(installation, ({ context }) => context.problem);
  if (state === 'consent') return <Consent installation={installation} hasTool={hasTool} />;
  if (state === 'installing') return <p aria-busy="true">This takes a moment.</p>;
  return (
    <>
      {state === 'failed' ? (
        <ProblemBox text={problem} />
      ) : (
        <p>
          {hasTool ? 'You can use it on its page.' : marketplaceTexts.hasNoEffect} You can uninstall it there
          at any time.
        </p>
      )}
      <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
        {state === 'failed' && (
          <Button type="primary" onClick={() => installation.send({ type: 'action.retry' })}>
            Try again
          </Button>
        )}
        <Button
          type={state === 'installed' ? 'primary' : 'default'}
          onClick={() => installation.send({ type: 'flow.close' })}
        >
          {state === 'installed' ? 'Done' : 'Cancel'}
        </Button>
      </Flex>
    </>
  );
};

const titles: Readonly<Record<string, (name: string) => string>> = {
  consent: (name) => `Permissions for ${name}`,
  installing: (name) => `Installing ${name}`,
  failed: (name) => `${name} was not installed`,
  installed: (name) => `${name} is installed`,
};

/** Shown while an installation is under way. */
export const InstallDialog = ({ installation, hasTool }: StepProps) => {
  const state = useSelector(installation, ({ value }) => value);
  const name = useSelector(installation, ({ context }) => context.app?.name ?? '');
  const isOpen = useSelector(installation, (snapshot) => snapshot.hasTag('open'));
  return (
    isOpen && (
      <KitModal
        focus="title"
        title={ownValue(titles, state)?.(name) ?? name}
        step={state}
        onClose={() => installation.send({ type: 'flow.close' })}
      >
        <InstallStep installation={installation} hasTool={hasTool} />
      </KitModal>
    )
  );
};
