/** Renders the account menu: the person, and links to their own pages. */

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { KitMenu, type MenuButton } from '../../widgets/KitMenu.tsx';
import { StorageDrawer } from '../recovery/StorageDrawer.tsx';
import styles from './Account.module.css';

export type AccountMenuProps = {
  readonly profile: Profile;
  readonly startsOpen: boolean;
  readonly children: MenuButton;
};

const lateDelete = {
  fault: 'The dialog to delete the account did not load',
  load: async () => (await import('./DeleteAccount.tsx')).DeleteAccount,
};

const latePassword = {
  fault: 'The form of the password did not load',
  load: async () => (await import('./ChangePassword.tsx')).ChangePassword,
};

const lateSessions = {
  fault: 'The list of sessions did not load',
  load: async () => (await import('./SessionsDialog.tsx')).SessionsDialog,
};

const lateSecondFactor = {
  fault: 'The dialog of two-step sign-in did not load',
  load: async () => (await import('./SecondFactorDialog.tsx')).SecondFactorDialog,
};

const lateCsvFormat = {
  fault: 'The choice of the CSV format did not load',
  load: async () => (await import('./CsvFormatDialog.tsx')).CsvFormatDialog,
};

const Identity = ({ first_name, last_name, email }: Profile) => (
  <span className={styles.identity}>
    <strong>{`${first_name} ${last_name}`.trim() || email}</strong>
    <span>{email}</span>
  </span>
);

export const AccountMenu = ({ profile, startsOpen, children }: AccountMenuProps) => {
  const [showsStorage, setShowsStorage] = useState(false);
  const [deletes, setDeletes] = useState(false);
  const [changes, setChanges] = useState(false);
  const [showsFormat, setShowsFormat] = useState(false);
  const [showsSessions, setShowsSessions] = useState(false);
  const [showsFactor, setShowsFactor] = useState(false);
  const mayChange = useCanEdit();
  const { pathname, search } = useLocation();
  // Neither in the past nor while viewing a client's portal, whose session may change nothing.
  const { membership } = useAuth();
  const isOwnNow = membership?.viewing !== true && mayChange;
  const Delete = useLazyModule(deletes, lateDelete, { onFailure: () => setDeletes(false) });
  const Format = useLazyModule(showsFormat, lateCsvFormat, { onFailure: () => setShowsFormat(false) });
  const Password = useLazyModule(changes, latePassword, { onFailure: () => setChanges(false) });
  const Sessions = useLazyModule(showsSessions, lateSessions, { onFailure: () => setShowsSessions(false) });
  const Factor = useLazyModule(showsFactor, lateSecondFactor, { onFailure: () => setShowsFactor(false) });
  const items = [
    {
      key: 'person',
      type: 'group' as const,
      label: <Identity {...profile} />,
      children: [
        { key: 'dashboard', label: <AppLink to="/dashboard">Dashboard and profile</AppLink> },
        { key: 'storage', label: 'Data in this browser', onClick: () => setShowsStorage(true) },
        { key: 'csv', label: 'CSV format…', onClick: () => setShowsFormat(true) },
        ...(isOwnNow
          ? [
              { key: 'sessions', label: 'Signed-in devices…', onClick: () => setShowsSessions(true) },
              { key: 'password', label: 'Change password…', onClick: () => setChanges(true) },
              ...(membership?.kind === 'client'
                ? []
                : [{ key: 'factor', label: 'Two-step sign-in…', onClick: () => setShowsFactor(true) }]),
              { key: 'erase', label: 'Delete my account…', onClick: () => setDeletes(true) },
            ]
          : []),
      ],
    },
  ];
  return (
    <>
      <KitMenu items={items} startsOpen={startsOpen} over={pathname + search}>
        {children}
      </KitMenu>
      {changes && Password && <Password email={profile.email} onClose={() => setChanges(false)} />}
      {deletes && Delete && <Delete profile={profile} onClose={() => setDeletes(false)} />}
      {showsSessions && Sessions && <Sessions onClose={() => setShowsSessions(false)} />}
      {showsFactor && Factor && <Factor email={profile.email} onClose={() => setShowsFactor(false)} />}
      {showsFormat && Format && <Format onClose={() => setShowsFormat(false)} />}
      {showsStorage && <StorageDrawer onClose={() => setShowsStorage(false)} />}
    </>
  );
};
