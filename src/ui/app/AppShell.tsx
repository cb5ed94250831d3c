/** The frame around every page: navigation, the page itself, and notices about the backend. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './AppShell.module.css';
import { BackendNotice } from './BackendNotice.tsx';
import { BrandInForce } from './brand/BrandInForce.tsx';
import { ChatMount } from './chat/ChatMount.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { NavigationBar } from './navigation/NavigationBar.tsx';
import { PageView } from './PageView.tsx';
import { routeAt } from './routes.ts';
import { useServices } from './servicesContext.ts';

export const AppShell = () => {
  const { actors, world } = useServices();
  const location = useLocation();
  const { pathname, key } = location;
  const route = routeAt(pathname);
  const fromMobileMenu = Object(location.state).fromMobileMenu === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new visit, also of the same path
  useEffect(() => {
    actors.pageScroll.send({ type: 'page.change', path: pathname, fromMobileMenu });
    actors.mobileMenu.send({ type: 'page.change' });
  }, [actors, pathname, key]);

  return (
    <>
      <a href="#page" className={styles.skip}>
        Skip to the page
      </a>
      {pathname !== '/ai-chat' && <NavigationBar />}
      <BackendNotice />
      <div id="page" tabIndex={-1} className={styles.page}>
        <ErrorBoundary
          key={route.path}
          component={route.source.split('/').at(-1)?.replace('.tsx', '') ?? 'Page'}
          onError={(error, name) =>
            world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })
          }
        >
          <PageView />
        </ErrorBoundary>
      </div>
      <ChatMount />
      <BrandInForce />
    </>
  );
};
