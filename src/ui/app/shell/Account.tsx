/** Shows who is signed in and as what (S2.9), and loads the menu's code once somebody comes near it. */
import type { ComponentProps } from 'react';
import { useLateMenu } from '../../parts/useLateMenu.ts';
import { useAuth } from '../../services/useAuth.ts';
import { usePersonLabel } from '../../services/usePersonLabel.ts';
import styles from './Account.module.css';

const PersonButton = (props: ComponentProps<'button'>) => {
  const { profile } = useAuth();
  const label = usePersonLabel();
  return (
    <button type="button" aria-haspopup="menu" {...props} className={styles.person}>
      <bdi>{profile?.first_name || profile?.email}</bdi>
      <span className={styles.role}>{label}</span>
    </button>
  );
};

const menu = {
  fault: 'The account menu did not load',
  load: async () => (await import('./AccountMenu.tsx')).AccountMenu,
};

export const Account = () => {
  const { profile } = useAuth();
  const { Menu, button, startsOpen, awaiting } = useLateMenu(menu);
  if (!profile) return null;
  return Menu ? (
    <Menu profile={profile} startsOpen={startsOpen}>
      <PersonButton ref={button} />
    </Menu>
  ) : (
    <PersonButton ref={button} aria-expanded={false} {...awaiting} />
  );
};
