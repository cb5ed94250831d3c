/** The frame around every page: navigation, the page itself, and notices about the backend. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styles from './AppShell.module.css';
import { BackendNotice } from './BackendNotice.tsx';
import { BrandInForce } from './brand/BrandInForce.tsx';
import { ChatMount } from './chat/ChatMount.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { PageFailure } from './errors/PageFailure.tsx';
import { LabMount } from './lab/LabMount.tsx';
import { NavigationBar } from './navigation/NavigationBar.tsx';
import { PageView } from './PageView.tsx';
import type { PageRoute } from './pageRoute.ts';
import { WhereMount } from './past/WhereMount.tsx';
import { routeAt } from './routes.ts';
import { useServices } from './servicesContext.ts';

/** The name of the page's component, as its bundle has it. */
const nameOf = ({ source }: PageRoute): string => source.split('/').at(-1)?.replace('.tsx', '') ?? 'Page';

export const AppShell = () => {
  const { actors, world } = useServices();
  const location = useLocation();
  const { pathname, key } = location;
  const route = routeAt(pathname);
  const fromMobileMenu = Object(location.state).fromMobileMenu === true;

  const how = useNavigationType();
  const visit = useRef({ key, pathname });

  useEffect(() => {
    // The page that a reader may have scrolled before it woke up is no change of route; a new key is one, also to the same path.
    const before = visit.current;
    if (before.key === key) return;
    visit.current = { key, pathname };
    // A page that puts its own view into the address, such as a search, stays where it is.
    if (how === 'REPLACE' && before.pathname === pathname) return;
    actors.pageScroll.send({ type: 'page.change', path: pathname, fromMobileMenu });
    actors.mobileMenu.send({ type: 'page.change' });
  }, [actors, pathname, fromMobileMenu, key, how]);

  return (
    <>
      <a href="#page" className={styles.skip}>
        Skip to the page
      </a>
      {pathname !== '/ai-chat' && !route.whole && <NavigationBar />}
      <BackendNotice />
      {!route.whole && <WhereMount />}
      <div id="page" tabIndex={-1} className={styles.page}>
        <ErrorBoundary
          key={route.path}
          component={nameOf(route)}
          onError={(error, name) =>
            world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })
          }
          fallback={(retry) => <PageFailure component={nameOf(route)} onRetry={retry} />}
        >
          <PageView />
        </ErrorBoundary>
      </div>
      {!route.whole && <ChatMount />}
      <BrandInForce />
      <LabMount />
    </>
  );
};
