/** Turns two-step sign-in on with an authenticator app, shows the backup codes once, and turns it off. */
import { useSelector } from '@xstate/react';
import { Button, Input, QRCode, Space } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
import { refusedPasswordChange } from '#domain/accounts/passwordChange.ts';
import type { SecondFactorStart } from '#domain/contract/authSchemas.ts';
import { secondFactorMachine } from '#machines/secondFactor/secondFactorMachine.ts';
import { secondFactorService } from '#machines/secondFactor/secondFactorService.ts';
import { useReply } from '../../data/useReply.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { scannedColours } from '../../theme/themeTokens.ts';
import { Field } from '../../widgets/Field.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './Account.module.css';

type FormProps = {
  label: string;
  submit: string;
  /** A password manager fills a password in; a code is typed from the app. */
  kind: 'password' | 'code';
  busy: boolean;
  error: string | undefined;
  onSubmit: (text: string) => void;
  children?: ReactNode;
};

const OneField = ({ label, submit, kind, busy, error, onSubmit, children }: FormProps) => {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const Control = kind === 'password' ? Input.Password : Input;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') onSubmit(text);
  };
  return (
    <form className={styles.password} onSubmit={send} noValidate aria-label={label}>
      <Field label={label} error={isMissing ? `${label} is required` : error}>
        {(control) => (
          <Control
            {...control}
            name={kind}
            autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
            required
            disabled={busy}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Space>
        <Button type="primary" htmlType="submit" loading={busy}>
          {submit}
        </Button>
        {children}
      </Space>
    </form>
  );
};

const Secret = ({ secret, address }: SecondFactorStart) => (
  <>
    <p>Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.</p>
    <QRCode value={address} {...scannedColours} aria-hidden />
    <p>
      Key: <code>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>{' '}
      <CopyButton text={secret} name="key" label="Copy" />
    </p>
  </>
);

const BackupCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <KitModal title="Two-step sign-in is on" focus="title" step="codes" onClose={onClose}>
    <div className={styles.password}>
      <p>Keep these codes. Each signs you in once without the app. They are not shown again.</p>
      <ul aria-label="Backup codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Space>
        <CopyButton text={codes.join('\n')} name="backup codes" label="Copy all" />
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      </Space>
    </div>
  </KitModal>
);

const leftText = (left: number): string =>
  `${left === 1 ? '1 backup code is' : `${left} backup codes are`} left.`;

const Ended = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <KitModal title="Two-step sign-in" focus="title" step="end" onClose={onClose}>
    <p className={styles.refused}>{text}</p>
    <Button onClick={onClose}>Close</Button>
  </KitModal>
);

type PasswordStepProps = Pick<FormProps, 'busy' | 'error'> & {
  readonly onSubmit: (isOn: boolean, password: string) => void;
  readonly onClose: () => void;
};

const PasswordStep = ({ onSubmit, onClose, ...form }: PasswordStepProps) => {
  const { data, error, refetch } = useReply('readSecondFactor');
  if (data === undefined)
    return error === null ? (
      <ShapeSkeleton rows={3} />
    ) : (
      <ListFailure what="The second step" error={error} onRetry={refetch} />
    );
  const { is_on: isOn, backup_codes_left: left } = data;
  return (
    <>
      <p>
        {isOn
          ? `It is on: a code of your authenticator app is asked for after the password. ${leftText(left)}`
          : 'After the password a code of an authenticator app is asked for, so that a stolen password is not enough.'}
      </p>
      <OneField
        label="Current password"
        submit={isOn ? 'Turn off' : 'Set up'}
        kind="password"
        {...form}
        onSubmit={(password) => onSubmit(isOn, password)}
      >
        <Button onClick={onClose}>Cancel</Button>
      </OneField>
    </>
  );
};

type DialogProps = { readonly email: string; readonly onClose: () => void };

export const SecondFactorDialog = ({ email, onClose }: DialogProps) => {
  const { api } = useServices();
  const [started, setStarted] = useState<SecondFactorStart | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const actor = useLifecycle(
    () => secondFactorMachine.provide(secondFactorService({ api, onStart: setStarted, onCodes: setCodes })),
    { id: 'secondFactor' },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  if (snapshot.matches('confirmed')) return <BackupCodes codes={codes} onClose={onClose} />;
  if (snapshot.matches('removed'))
    return <Ended text="It is off: your password is enough to sign in." onClose={onClose} />;
  if (refusedPasswordChange(email) !== null)
    return <Ended text="The demo accounts are everybody’s, so they have no second step." onClose={onClose} />;
  const shown = snapshot.matches('scanning') || snapshot.matches('confirming') ? started : null;
  return (
    <KitModal title="Two-step sign-in" focus="title" step={String(shown !== null)} onClose={onClose}>
      <div className={styles.password}>
        <ProblemBox text={problem && !problem.errors ? problem.message : null} />
        {shown ? (
          <>
            <Secret {...shown} />
            <OneField
              key="code"
              label="Code"
              submit="Turn on"
              kind="code"
              busy={busy}
              error={problem?.errors?.code}
              onSubmit={(oneTimeCode) => actor.send({ type: 'code.submit', oneTimeCode })}
            >
              <Button disabled={busy} onClick={() => actor.send({ type: 'factor.cancel' })}>
                Back
              </Button>
            </OneField>
          </>
        ) : (
          <PasswordStep
            busy={busy}
            error={problem?.errors?.password}
            onSubmit={(isOn, password) =>
              actor.send({ type: isOn ? 'factor.remove' : 'factor.start', password })
            }
            onClose={onClose}
          />
        )}
      </div>
    </KitModal>
  );
};
