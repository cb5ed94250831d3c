/** Renders the dialog of an installation: consent, clients, settings, then its outcome. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ListingDetails, ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { marketplaceTexts } from '../../content/marketplace.ts';
import { Permissions } from '../../parts/apps/Permissions.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { ClientChoice } from './ClientChoice.tsx';
import styles from './InstallDialog.module.css';
import type { InstallationActor } from './installationActors.ts';
import { hasProblem, readSettings, SettingFields, type TypedSettings } from './SettingFields.tsx';
import { useListing } from './useListing.ts';

const keyBytes = 16;

type StepProps = { installation: InstallationActor; item: ListingItem };
type DetailedProps = StepProps & { details: ListingDetails };

const Actions = ({ children }: { children: ReactNode }) => (
  <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
    {children}
  </Flex>
);

const useNewKey = (): (() => string) => {
  const { world } = useServices();
  return () => world.ids.secret(keyBytes);
};

const Consent = ({ installation, item, details }: DetailedProps) => {
  const newKey = useNewKey();
  const app = useSelector(installation, ({ context }) => context.app);
  const hasTool = item.tool !== null;
  if (app === null) return null;
  const choose = (version: string) => {
    const release = details.releases.find((one) => one.version === version);
    if (release) installation.send({ type: 'app.choose', app: { ...app, version, scopes: release.scopes } });
  };
  return (
    <>
      <Field label="Version">
        {(control) => (
          <Select
            {...control}
            value={app.version}
            options={details.releases.map(({ version }, index) => ({
              value: version,
              label: index === 0 ? `${version}, latest` : version,
            }))}
            onChange={choose}
          />
        )}
      </Field>
      <p className={styles.asks}>{app.name} asks for these permissions only:</p>
      <Permissions scopes={app.scopes} />
      <p className="note">{hasTool ? marketplaceTexts.works : marketplaceTexts.hasNoEffect}</p>
      <Actions>
        <Button type="primary" onClick={() => installation.send({ type: 'consent.allow', key: newKey() })}>
          Allow and continue
        </Button>
        <Button onClick={() => installation.send({ type: 'consent.deny' })}>Deny</Button>
      </Actions>
    </>
  );
};

const Clients = ({ installation, details }: DetailedProps) => {
  const newKey = useNewKey();
  const before = useSelector(installation, ({ context }) => context.clientIds);
  const [chosen, setChosen] = useState(before);
  return (
    <>
      <ClientChoice chosen={chosen} onChange={setChosen} />
      <Actions>
        <Button
          type="primary"
          disabled={chosen?.length === 0}
          onClick={() => installation.send({ type: 'clients.choose', clientIds: chosen, key: newKey() })}
        >
          {details.settings.length > 0 ? 'Continue' : 'Install'}
        </Button>
        <Button onClick={() => installation.send({ type: 'step.back' })}>Back</Button>
      </Actions>
    </>
  );
};

const Settings = ({ installation, details: { settings } }: DetailedProps) => {
  const before = useSelector(installation, ({ context }) => context.settings);
  const [typed, setTyped] = useState<TypedSettings>(before);
  const save = () => installation.send({ type: 'settings.save', settings: readSettings(settings, typed) });
  return (
    <>
      <Flex vertical gap={12}>
        <SettingFields fields={settings} typed={typed} onChange={setTyped} />
      </Flex>
      <Actions>
        <Button type="primary" disabled={hasProblem(settings, typed)} onClick={save}>
          Install
        </Button>
        <Button onClick={() => installation.send({ type: 'step.back' })}>Back</Button>
      </Actions>
    </>
  );
};

const steps: Readonly<Record<string, (props: DetailedProps) => ReactNode>> = {
  consent: Consent,
  clients: Clients,
  settings: Settings,
};

const Outcome = ({ installation, item }: StepProps) => {
  const state = useSelector(installation, ({ value }) => value);
  const problem = useSelector(installation, ({ context }) => context.problem);
  const hasTool = item.tool !== null;
  const isInstalled = state === 'installed';
  return (
    <>
      {isInstalled ? (
        <p>
          {hasTool ? 'You can use it on its page.' : marketplaceTexts.hasNoEffect} You can change or uninstall
          it there at any time.
        </p>
      ) : (
        <ProblemBox text={problem} />
      )}
      {state === 'rolledBack' && <p>Nothing of it is left in the workspace.</p>}
      {state === 'leftBehind' && <p>It is still installed. Try to remove it again, or do it on its page.</p>}
      <Actions>
        {(state === 'failed' || state === 'leftBehind') && (
          <Button type="primary" onClick={() => installation.send({ type: 'action.retry' })}>
            {state === 'failed' ? 'Try again' : 'Remove it'}
          </Button>
        )}
        {(state === 'failed' || state === 'rolledBack') && (
          <Button onClick={() => installation.send({ type: 'step.back' })}>Change the choice</Button>
        )}
        <Button
          type={isInstalled ? 'primary' : 'default'}
          onClick={() => installation.send({ type: 'flow.close' })}
        >
          {isInstalled || state === 'rolledBack' ? 'Done' : 'Cancel'}
        </Button>
      </Actions>
    </>
  );
};

const InstallStep = (props: StepProps) => {
  const state = useSelector(props.installation, ({ value }) => value);
  const isBusy = useSelector(props.installation, (snapshot) => snapshot.hasTag('busy'));
  const { data } = useListing(props.item.id);
  const Step = ownValue(steps, state);
  if (isBusy) return <p aria-busy="true">This takes a moment.</p>;
  if (!Step) return <Outcome {...props} />;
  return data ? <Step {...props} details={data.details} /> : <TabSkeleton rows={3} />;
};

const titles: Readonly<Record<string, (name: string) => string>> = {
  consent: (name) => `Permissions for ${name}`,
  clients: (name) => `Clients for ${name}`,
  settings: (name) => `Settings of ${name}`,
  installing: (name) => `Installing ${name}`,
  settingUp: (name) => `Setting up ${name}`,
  rollingBack: (name) => `Removing ${name} again`,
  failed: (name) => `${name} was not installed`,
  rolledBack: (name) => `${name} could not be set up`,
  leftBehind: (name) => `${name} could not be set up`,
  installed: (name) => `${name} is installed`,
};

/** Shown while an installation is under way. */
export const InstallDialog = (props: StepProps) => {
  const { installation } = props;
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
        <InstallStep {...props} />
      </KitModal>
    )
  );
};
