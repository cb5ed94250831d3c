/** Renders the dialog that connects a platform, one step at a time. */
import { useSelector } from '@xstate/react';
import { Steps } from 'antd';
import { type PlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { AccountStep } from './AccountStep.tsx';
import type { ConnectActor } from './actors.ts';
import { ClientStep } from './ClientStep.tsx';
import styles from './ConnectDialog.module.css';
import { ConsentStep } from './ConsentStep.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';

const steps = {
  choosing: { title: () => '', place: 0 },
  consent: { title: (name: string) => `AgencyLens wants to access ${name}`, place: 1 },
  denied: { title: () => 'Not connected', place: 1 },
  account: { title: (name: string) => `Which account of ${name}?`, place: 2 },
  mapping: { title: () => 'Whose numbers are these?', place: 3 },
  connecting: { title: (name: string) => `Connecting ${name}`, place: 4 },
  duplicate: { title: () => 'Connected already', place: 4 },
  limited: { title: () => 'Your plan has no room left', place: 4 },
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
  if (platform === null) return null;
  const { title, place } = steps[step];
  return (
    <KitModal
      focus="title"
      title={title(platformNames[platform])}
      step={step}
      onClose={() => connect.send({ type: 'flow.cancel' })}
    >
      <Steps
        size="small"
        responsive={false}
        titlePlacement="vertical"
        className={styles.place ?? ''}
        current={step === 'connected' ? stepTitles.length : place - 1}
        items={stepTitles.map((one) => ({ title: one }))}
      />
      <Step connect={connect} platform={platform} />
    </KitModal>
  );
};
