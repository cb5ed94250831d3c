/** Renders the menu of small screens (S2.6), and manages its focus and scrolling. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { rememberFocus, useFocusWhen } from '../../widgets/focusTrap.ts';
import { LabButton } from '../lab/LabButton.tsx';
import styles from './MobileMenu.module.css';
import type { MenuLink } from './menuLinks.ts';
import { ThemeButton } from './ThemeButton.tsx';

const useOpenMenu = (locked: boolean, panel: React.RefObject<HTMLElement | null>) => {
  const { mobileMenu } = useServices().actors;
  useEffect(() => {
    if (!locked) return;
    const giveBack = rememberFocus(document);
    const before = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      mobileMenu.send({ type: 'escape.press' });
      giveBack();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.body.style.overflow = before;
      document.removeEventListener('keydown', press);
    };
  }, [locked, mobileMenu]);
  useFocusWhen(locked, () => panel.current?.querySelector<HTMLElement>('a, button'));
};

const Foot = () => {
  const { profile, signOut } = useAuth();
  if (profile) {
    return (
      <Button block size="large" onClick={signOut}>
        Sign Out
      </Button>
    );
  }
  return (
    <>
      <ButtonLink to="/login" size="large" block>
        Sign in
      </ButtonLink>
      <ButtonLink to="/register" type="primary" size="large" block>
        Get Started
      </ButtonLink>
    </>
  );
};

export const MobileMenu = ({ links }: { links: readonly MenuLink[] }) => {
  const { mobileMenu } = useServices().actors;
  const { profile } = useAuth();
  const shown = useSelector(mobileMenu, (snapshot) => snapshot.hasTag('shown'));
  const locked = useSelector(mobileMenu, (snapshot) => snapshot.hasTag('locked'));
  const panel = useRef<HTMLElement>(null);
  useOpenMenu(locked, panel);
  if (!shown) return null;
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.veil}
        data-closing={!locked}
        onClick={() => mobileMenu.send({ type: 'menu.close' })}
      />
      <nav id="mobile-menu" aria-label="Menu" ref={panel} className={styles.panel} data-closing={!locked}>
        {links.map(({ to, label }) => (
          <AppLink
            key={to}
            to={to}
            state={{ fromMobileMenu: true }}
            onClick={() => mobileMenu.send({ type: 'link.choose' })}
          >
            {label}
          </AppLink>
        ))}
        {profile && <ThemeButton inMenu />}
        <LabButton label="Lab" onPress={() => mobileMenu.send({ type: 'menu.close' })} />
        <div className={styles.foot}>
          <Foot />
        </div>
      </nav>
    </>
  );
};
