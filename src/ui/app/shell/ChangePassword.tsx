/** Changes a person's own password, or says why a demo account's cannot be changed. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { type PasswordChange, refusedPasswordChange } from '#domain/accounts/passwordChange.ts';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import styles from './Account.module.css';
import { PasswordFields } from './PasswordFields.tsx';

type ChangePasswordProps = { email: string; onClose: () => void };

export const ChangePassword = ({ email, onClose }: ChangePasswordProps) => {
  const { api } = useServices();
  const { actor, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const [isChanged, setChanged] = useState(false);
  const refused = refusedPasswordChange(email);
  if (refused !== null || isChanged) {
    const title = isChanged ? 'Your password is changed' : 'This password cannot be changed';
    return (
      <KitModal title={title} focus="title" step={String(isChanged)} onClose={onClose}>
        <p className={styles.refused}>{refused ?? 'Other devices are signed out.'}</p>
        <Button onClick={onClose}>Close</Button>
      </KitModal>
    );
  }
  const change = async (body: PasswordChange) => {
    await api.call('changePassword', { body });
    setChanged(true);
  };
  return (
    <KitModal title="Change your password" focus="field" onClose={onClose}>
      <PasswordFields
        email={email}
        busy={busy}
        problem={problem}
        onClose={onClose}
        onSubmit={(body) => ask({ make: () => change(body), made: '', takenBack: '' })}
      />
    </KitModal>
  );
};
