/** Shows the page of the current address, and keeps the former page until the new code is loaded. */

import { Button } from 'antd';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { lateStyles } from '../boot/lateStyles.ts';
import { AppLink } from '../parts/AppLink.tsx';
import { Brand } from '../parts/brand/Brand.tsx';
import type { PageRoute } from '../services/pageRoute.ts';
import { useServices } from '../services/servicesContext.ts';
import { MessagePage } from '../widgets/MessagePage.tsx';
import styles from './PageView.module.css';
import { routeAt } from './routes.ts';

/** Some browsers never request a module again after a failure, so a plain link reloads the page. */
const ReloadLink = () => <a href={useHref(useLocation())}>reload the page</a>;

/** True once `newVersion.js` reports a new build on the host; canceling its event keeps its bar away. */
const useNewVersion = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const hear = (event: Event) => {
      event.preventDefault();
      setThere(true);
    };
    addEventListener('newversion', hear);
    return () => removeEventListener('newversion', hear);
  }, []);
  return isThere;
};

/** Replaces a page whose code failed to load. */
export const PageLoadFailure = ({ onRetry }: { onRetry: () => void }) =>
  useNewVersion() ? (
    <MessagePage code="Update" title="A new version is available">
      <p role="alert">Reload to open this page. Nothing of yours is lost.</p>
      <p>
        <Button type="primary" onClick={() => location.reload()}>
          Reload
        </Button>
      </p>
    </MessagePage>
  ) : (
    <MessagePage code="Connection" title="This page could not be loaded">
      <p role="alert">Check your connection and try again. Nothing of yours is lost.</p>
      <p>
        <Button type="primary" onClick={onRetry}>
          Try again
        </Button>
      </p>
      <p>
        If that does not help, <ReloadLink />.
      </p>
    </MessagePage>
  );

type FooterColumn = {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
};

const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      { to: '/features', label: 'Features' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/industries', label: 'Industries' },
    ],
  },
  {
    title: 'Company',
    links: [{ to: '/about', label: 'About and contact' }],
  },
  {
    title: 'Get started',
    links: [
      { to: '/register', label: 'Create an account' },
      { to: '/login', label: 'Sign in' },
      { to: '/demo-credentials', label: 'Demo accounts' },
    ],
  },
];

const footerNote =
  'Agencies, people and figures on the public pages are made up for this demo. What you enter stays in your browser.';

const SiteFooter = () => (
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

type Shown = { readonly route: PageRoute; readonly Page: ComponentType | null };

/** A public page is followed by the site's footer. */
const placed = ({ prerender, bare }: PageRoute, page: ReactNode): ReactNode => (
  <>
    {page}
    {prerender && !bare && <SiteFooter />}
  </>
);

export const PageView = () => {
  const { pages, world } = useServices();
  const route = routeAt(useLocation().pathname);
  const [shown, show] = useState<Shown>(() => ({ route, Page: pages.loaded(route) ?? null }));
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<PageRoute | null>(null);
  const Ready = pages.loaded(route);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same route again
  useEffect(() => {
    let current = true;
    Promise.all([pages.load(route), lateStyles()]).then(
      ([Page]) => current && show({ route, Page }),
      (error: unknown) => {
        world.trace.record({ kind: 'fault', name: `${route.path} did not load`, detail: error });
        if (current) setFailed(route);
      },
    );
    return () => {
      current = false;
      setFailed(null);
    };
  }, [route, pages, world, attempt]);

  if (failed === route) return <PageLoadFailure onRetry={() => setAttempt(attempt + 1)} />;
  if (Ready) return placed(route, <Ready />);
  return shown.Page ? placed(shown.route, <shown.Page />) : null;
};
