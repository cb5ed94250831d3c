/** Renders the dialog that connects a platform, one step at a time. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Radio, Steps } from 'antd';
import { type FormEvent, useState } from 'react';
import { type PlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { LimitNote } from '../../parts/LimitNote.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './ConnectDialog.module.css';
import type { ConnectActor } from './connectionActors.ts';

const Words = ({ connect }: { connect: ConnectActor }) => {
  const step = useSelector(connect, ({ value }) => value);
  const { problem } = useSelector(connect, ({ context }) => context);
  switch (step) {
    case 'connecting':
      return <p aria-busy="true">This takes a moment.</p>;
    case 'noAccounts':
    case 'timedOut':
      return <p>{integrationTexts[step]}</p>;
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

const OutcomeStep = ({ connect }: { connect: ConnectActor }) => {
  const snapshot = useSelector(connect, (one) => one);
  const close = () => connect.send({ type: 'flow.cancel' });
  const mayRetry = snapshot.can({ type: 'connection.retry' });
  const mayChange = snapshot.can({ type: 'account.change' });
  const done = snapshot.matches('connected');
  return (
    <>
      <Words connect={connect} />
      <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
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
      </Flex>
    </>
  );
};

const keyBytes = 16;

/** Asks for the client of the connected account. */
export const ClientStep = ({ connect }: { connect: ConnectActor }) => {
  const { world } = useServices();
  const { data, error, refetch } = useReply('listIntegrationClients', { limit: '500' });
  const clients = data?.items;
  const [chosen, choose] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = world.ids.secret(keyBytes);
    if (chosen !== null) connect.send({ type: 'client.choose', clientId: chosen, key });
  };
  return (
    <form onSubmit={submit}>
      {clients?.length === 0 && <p>{integrationTexts.noClients}</p>}
      {!data && error && <ListFailure what="The clients" error={error} onRetry={refetch} />}
      <Radio.Group
        aria-label="Client"
        className={styles.choices ?? ''}
        value={chosen}
        options={(clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => choose(String(target.value))}
      />
      <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
        <Button type="primary" htmlType="submit" disabled={chosen === null}>
          Connect
        </Button>
        <Button onClick={() => connect.send({ type: 'account.change' })}>Back</Button>
      </Flex>
    </form>
  );
};

/** Renders a platform's demo accounts, with the connected ones marked. */
export const AccountStep = ({ connect, platform }: { connect: ConnectActor; platform: PlatformId }) => {
  const { world } = useServices();
  const { data, error, refetch } = useReply('listPlatforms', { limit: '100' });
  const accounts = data?.items.find(({ id }) => id === platform)?.accounts ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const replaces = useSelector(connect, ({ context }) => context.replaces !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return;
    const key = replaces ? { key: world.ids.secret(keyBytes) } : {};
    connect.send({ type: 'account.choose', accountId: chosen, ...key });
  };
  return (
    <form onSubmit={submit}>
      <p className="hint">{integrationTexts.demo}</p>
      {!data && error && <ListFailure what="The accounts" error={error} onRetry={refetch} />}
      <Radio.Group
        aria-label="Demo account"
        className={styles.choices ?? ''}
        value={chosen}
        options={accounts.map(({ id, name, connected }) => ({
          value: id,
          disabled: connected,
          label: connected ? `${name} (connected already)` : name,
        }))}
        onChange={({ target }) => choose(String(target.value))}
      />
      <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
        <Button type="primary" htmlType="submit" disabled={chosen === null}>
          {replaces ? 'Replace with this account' : 'Use this account'}
        </Button>
        <Button onClick={() => connect.send({ type: 'consent.reopen' })}>Back</Button>
      </Flex>
    </form>
  );
};

const ConsentStep = ({ connect }: { connect: ConnectActor }) => {
  const { scopes } = useSelector(connect, ({ context }) => context);
  const step = useSelector(connect, ({ value }) => value);
  if (step === 'denied' || step === 'closed') {
    return (
      <>
        <p>{integrationTexts[step]}</p>
        <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
          <Button type="primary" onClick={() => connect.send({ type: 'consent.reopen' })}>
            {step === 'closed' ? 'Open it again' : 'See the list again'}
          </Button>
          <Button onClick={() => connect.send({ type: 'flow.cancel' })}>Close</Button>
        </Flex>
      </>
    );
  }
  return (
    <>
      <p>AgencyLens asks for these permissions only:</p>
      <Flex component="ul" vertical gap={8} className={styles.scopes ?? ''}>
        {scopes.map((scope) => (
          <li key={scope}>{scope}</li>
        ))}
      </Flex>
      <p className="hint">{integrationTexts.demo}</p>
      <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
        <Button type="primary" onClick={() => connect.send({ type: 'consent.allow' })}>
          Allow
        </Button>
        <Button onClick={() => connect.send({ type: 'consent.deny' })}>Deny</Button>
      </Flex>
    </>
  );
};

const steps = {
  choosing: { title: () => '', place: 0 },
  consent: { title: (name: string) => `AgencyLens wants to access ${name}`, place: 1 },
  denied: { title: () => 'Not connected', place: 1 },
  closed: { title: () => 'Not connected', place: 1 },
  noAccounts: { title: (name: string) => `No account of ${name} is left`, place: 2 },
  account: { title: (name: string) => `Which account of ${name}?`, place: 2 },
  mapping: { title: () => 'Which client is this account for?', place: 3 },
  connecting: { title: (name: string) => `Connecting ${name}`, place: 4 },
  timedOut: { title: (name: string) => `${name} did not answer`, place: 4 },
  duplicate: { title: () => 'Connected already', place: 4 },
  limited: { title: () => 'Plan limit reached', place: 4 },
  failed: { title: () => 'Something went wrong', place: 4 },
  connected: { title: (name: string) => `${name} is connected`, place: 4 },
} as const;

const stepTitles = ['Consent', 'Account', 'Client', 'Done'] as const;

type DialogProps = { connect: ConnectActor };

const Step = ({ connect, platform }: DialogProps & { platform: PlatformId }) => {
  const step = useSelector(connect, ({ value }) => value);
  switch (step) {
    case 'choosing':
      return null;
    case 'consent':
    case 'denied':
    case 'closed':
      return <ConsentStep connect={connect} />;
    case 'account':
      return <AccountStep connect={connect} platform={platform} />;
    case 'mapping':
      return <ClientStep connect={connect} />;
    default:
      return <OutcomeStep connect={connect} />;
  }
};

export const ConnectDialog = ({ connect }: DialogProps) => {
  const step = useSelector(connect, ({ value }) => value);
  const platform = useSelector(connect, ({ context }) => context.platform);
  const replaces = useSelector(connect, ({ context }) => context.replaces !== null);
  if (platform === null) return null;
  const { title, place } = steps[step];
  // The client of a replaced account is known.
  const shown = replaces ? stepTitles.filter((one) => one !== 'Client') : stepTitles;
  const current = step === 'connected' ? shown.length : Math.min(place, shown.length) - 1;
  return (
    <KitModal
      focus="title"
      title={title(platformNames[platform])}
      step={step}
      onClose={() => connect.send({ type: step === 'consent' ? 'consent.close' : 'flow.cancel' })}
    >
      <Steps
        size="small"
        responsive={false}
        titlePlacement="vertical"
        className={styles.place ?? ''}
        current={current}
        items={shown.map((one) => ({ title: one }))}
      />
      <Step connect={connect} platform={platform} />
    </KitModal>
  );
};
