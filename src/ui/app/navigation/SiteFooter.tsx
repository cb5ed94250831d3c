/** Renders the footer of public pages: links, and a note that this is a demo. */
import { footerColumns, footerNote } from '../../content/footer.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { Brand } from '../../parts/brand/Brand.tsx';
import styles from './SiteFooter.module.css';

export const SiteFooter = () => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.about}>
        <Brand />
        <p>{footerNote}</p>
      </div>
      <nav className={styles.columns} aria-label="Site">
        {footerColumns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <AppLink to={to} className={styles.link}>
                    {label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  </footer>
);
