/** Deletes a person's own account after its name is typed, or says why it is still needed. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { refusedOwnErasure } from '#domain/access/teamRules.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { EraseDialog } from '../../parts/EraseDialog.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import styles from './Account.module.css';

type DeleteAccountProps = { profile: Profile; onClose: () => void };

export const DeleteAccount = ({ profile, onClose }: DeleteAccountProps) => {
  const { api } = useServices();
  const { membership, signOut } = useAuth();
  const { actor, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  // Only the backend knows whether another admin remains.
  const refused = membership && refusedOwnErasure({ kind: membership.kind, role: profile.role }, ['admin']);
  if (refused) {
    return (
      <KitModal title="Your account cannot be deleted yet" focus="title" onClose={onClose}>
        <p className={styles.refused}>{refused}</p>
        <Button onClick={onClose}>Close</Button>
      </KitModal>
    );
  }
  const erase = async (typed: string) => {
    await api.call('eraseOwn', { body: { name: typed } });
    await signOut();
  };
  return (
    <EraseDialog
      isOwn
      name={`${profile.first_name} ${profile.last_name}`.trim() || profile.email}
      also="You are signed out everywhere and cannot sign in any more."
      busy={busy}
      problem={problem?.errors?.name ?? problem?.message ?? null}
      onErase={(typed) => ask({ make: () => erase(typed), made: '', takenBack: '' })}
      onClose={onClose}
    />
  );
};
