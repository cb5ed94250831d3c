/** Renders the dialog of an app: its details, then consent and the outcome of its installation. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { marketplaceTexts } from '../../content/marketplace.ts';
import { useServices } from '../../services/servicesContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { AppDetail } from './AppDetail.tsx';
import appDialog from './AppDialog.module.css';
import type { ChangesActor, InstallationActor } from './installationActors.ts';

const keyBytes = 16;

type StepProps = { installation: InstallationActor; onClose: () => void };

const Consent = ({ installation }: Pick<StepProps, 'installation'>) => {
  const { world } = useServices();
  const app = useSelector(installation, ({ context }) => context.app);
  return (
    <>
      <p>{app?.name} asks for these permissions only:</p>
      <ul className={appDialog.scopes}>
        {app?.scopes.map((scope) => (
          <li key={scope}>{scope}</li>
        ))}
      </ul>
      <p className={appDialog.quiet}>{marketplaceTexts.demo}</p>
      <div className={appDialog.actions}>
        <Button
          type="primary"
          onClick={() => installation.send({ type: 'consent.allow', key: world.ids.secret(keyBytes) })}
        >
          Allow and install
        </Button>
        <Button onClick={() => installation.send({ type: 'consent.deny' })}>Deny</Button>
      </div>
    </>
  );
};

const InstallStep = ({ installation, onClose }: StepProps) => {
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
      <div className={appDialog.actions}>
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

const titles: Readonly<Record<string, (name: string) => string>> = {
  consent: (name) => `Permissions for ${name}`,
  installing: (name) => `Installing ${name}`,
  failed: (name) => `${name} was not installed`,
  installed: (name) => `${name} is installed`,
};

type AppDialogProps = {
  item: ListingItem;
  installation: InstallationActor;
  changes: ChangesActor;
  onClose: () => void;
};

export const AppDialog = ({ item, installation, changes, onClose }: AppDialogProps) => {
  const state = useSelector(installation, ({ value }) => value);
  const open = useSelector(installation, (snapshot) => snapshot.hasTag('open'));
  return (
    <KitModal
      focus="title"
      title={open ? (ownValue(titles, state)?.(item.name) ?? item.name) : item.name}
      step={open ? state : 'detail'}
      onClose={onClose}
    >
      {open ? (
        <InstallStep installation={installation} onClose={onClose} />
      ) : (
        <AppDetail item={item} installation={installation} changes={changes} onClose={onClose} />
      )}
    </KitModal>
  );
};
