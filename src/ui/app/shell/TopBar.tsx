/** Renders the slim bar over signed-in pages, with the menu button on small screens (rulings D30 and D34). */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { roleOf } from '#domain/access/role.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { Brand } from '../../parts/brand/Brand.tsx';
import { useBrand } from '../../parts/brand/useBrand.ts';
import { useLateMenu } from '../../parts/useLateMenu.ts';
import { useServices } from '../../services/servicesContext.ts';
import { ShellSlot } from '../../services/shellSlots.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { usePersonLabel } from '../../services/usePersonLabel.ts';
import { LabButton } from '../lab/LabButton.tsx';
import { MenuButton } from '../navigation/MenuButton.tsx';
import { MobileMenu } from '../navigation/MobileMenu.tsx';
import { menuLinks } from '../navigation/menuLinks.ts';
import navigation from '../navigation/NavigationBar.module.css';
import bar from '../navigation/PageBar.module.css';
import { ThemeButton } from '../navigation/ThemeButton.tsx';
import { CommandSearch } from '../palette/CommandSearch.tsx';
import account from './Account.module.css';
import styles from './TopBar.module.css';

const PersonButton = (props: ComponentProps<'button'>) => {
  const { profile } = useAuth();
  const label = usePersonLabel();
  return (
    <button type="button" aria-haspopup="menu" {...props} className={account.person}>
      <bdi>{profile?.first_name || profile?.email}</bdi>
      <span className={account.role}>{label}</span>
    </button>
  );
};

const menu = {
  fault: 'The account menu did not load',
  load: async () => (await import('./AccountMenu.tsx')).AccountMenu,
};

const Account = () => {
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

const SignOut = () => {
  const { signOut } = useAuth();
  const busy = useSelector(useServices().actors.auth, (snapshot) => snapshot.hasTag('busy'));
  return (
    <span className={styles.wideOnly}>
      <Button disabled={busy} onClick={signOut}>
        Sign Out
      </Button>
    </span>
  );
};

export const TopBar = () => {
  const { profile } = useAuth();
  const { look } = useBrand();
  return (
    <header className={bar.bar} data-print="never" data-bar>
      <div className={`${bar.row} ${styles.row}`}>
        <AppLink to="/dashboard" className={styles.home} markCurrent={false}>
          <Brand />
        </AppLink>
        {/* Empty until a page fills it with its client or range controls by `useShellSlot('viewBar')`. */}
        <ShellSlot name="viewBar" className={styles.viewBar} />
        <div className={styles.actions}>
          <CommandSearch />
          <ShellSlot name="chat" className={styles.chat} />
          <span className={styles.wideOnly}>
            <LabButton className={navigation.iconButton} inShell />
          </span>
          <span className={styles.roomyOnly}>
            <ThemeButton inShell />
          </span>
          <Account />
          <SignOut />
          <MenuButton className={styles.menuButton} />
        </div>
      </div>
      <MobileMenu links={menuLinks(roleOf(profile?.role), look?.portal_menu)} />
    </header>
  );
};
