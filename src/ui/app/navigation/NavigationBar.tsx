/** Renders the bar above public pages (S2.5, S2.8), and while the session is loading. */
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Brand } from '../../parts/brand/Brand.tsx';
import { LabButton } from '../lab/LabButton.tsx';
import { MenuButton } from './MenuButton.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { menuLinks } from './menuLinks.ts';
import styles from './NavigationBar.module.css';
import bar from './PageBar.module.css';
import { ThemeButton } from './ThemeButton.tsx';

const links = menuLinks(null);

export const NavigationBar = () => (
  <header className={bar.bar} data-print="never" data-bar>
    <nav className={`${bar.row} ${styles.inLine}`} aria-label="Main">
      <AppLink to="/" className={styles.home} markCurrent={false}>
        <Brand />
      </AppLink>
      <div className={styles.links}>
        {links.map(({ to, label }) => (
          <AppLink key={to} to={to} className={styles.link}>
            {label}
          </AppLink>
        ))}
      </div>
      <div className={styles.actions}>
        <span className={styles.wideOnly}>
          <LabButton className={styles.iconButton} />
        </span>
        <ThemeButton />
        <span className={`${styles.ways} ${styles.wideOnly}`}>
          <AppLink to="/login" className={styles.link}>
            Sign in
          </AppLink>
          <ButtonLink to="/register" type="primary">
            Get Started
          </ButtonLink>
        </span>
        <MenuButton className={styles.menuButton} />
      </div>
    </nav>
    <MobileMenu links={links} />
  </header>
);
