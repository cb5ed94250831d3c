/** The bar on top of the pages: for visitors, and for each role (S2.5, S2.8, S2.9). */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { roleLabels, roleOf } from '#domain/access/role.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import { Brand } from '../../widgets/Brand.tsx';
import { ButtonLink } from '../../widgets/ButtonLink.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { useServices } from '../servicesContext.ts';
import { useAuth } from '../useAuth.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { menuLinks } from './menuLinks.ts';
import styles from './NavigationBar.module.css';
import { ThemeButton } from './ThemeButton.tsx';

const moreThanOneRow = 7;

const VisitorActions = () => (
  <span className={`${styles.visitorActions} ${styles.wideOnly}`}>
    <AppLink to="/login" className={styles.link}>
      Sign in
    </AppLink>
    <ButtonLink to="/register" type="primary">
      Get Started
    </ButtonLink>
  </span>
);

const PersonActions = () => {
  const { profile, signOut } = useAuth();
  const busy = useSelector(useServices().actors.auth, (snapshot) => snapshot.hasTag('busy'));
  if (!profile) return null;
  return (
    <>
      <span className={styles.person}>
        <span>{profile.first_name || profile.email}</span>
        <span className={styles.role}>{roleLabels[roleOf(profile.role)]}</span>
      </span>
      <span className={styles.wideOnly}>
        <Button disabled={busy} onClick={signOut}>
          Sign Out
        </Button>
      </span>
    </>
  );
};

const MenuButton = () => {
  const { mobileMenu } = useServices().actors;
  const open = useSelector(mobileMenu, (snapshot) => snapshot.hasTag('locked'));
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${styles.menuButton}`}
      aria-expanded={open}
      aria-controls="mobile-menu"
      aria-label={open ? 'Close menu' : 'Open menu'}
      onClick={() => mobileMenu.send({ type: 'menu.toggle' })}
    >
      <Icon name={open ? 'close' : 'menu'} size={24} />
    </button>
  );
};

export const NavigationBar = () => {
  const { profile } = useAuth();
  const links = menuLinks(profile ? roleOf(profile.role) : null);
  const many = links.length > moreThanOneRow ? styles.many : styles.few;
  const width = profile ? many : styles.visitorRow;
  return (
    <header className={styles.bar}>
      <nav className={`${styles.row} ${width}`} aria-label="Main">
        <AppLink to={profile ? '/dashboard' : '/'} className={styles.home} markCurrent={false}>
          <Brand />
        </AppLink>
        <div className={profile ? styles.links : `${styles.links} ${styles.visitorLinks}`}>
          {links.map(({ to, label }) => (
            <AppLink key={to} to={to} className={styles.link}>
              {label}
            </AppLink>
          ))}
        </div>
        <div className={styles.actions}>
          <ThemeButton />
          {profile ? <PersonActions /> : <VisitorActions />}
          <MenuButton />
        </div>
      </nav>
      <MobileMenu links={links} />
    </header>
  );
};
