/** The frame around every page: navigation, the page itself, and notices about the backend. */
import { useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { shownPath } from '#domain/contract/paths.ts';
import { BrandInForce } from '../parts/brand/BrandInForce.tsx';
import { ErrorBoundary } from '../parts/errors/ErrorBoundary.tsx';
import type { PageRoute } from '../services/pageRoute.ts';
import type { Arrived } from '../services/scrollPlaces.ts';
import { useServices } from '../services/servicesContext.ts';
import { isInPlace } from '../services/staysInPlace.ts';
import { useAuth } from '../services/useAuth.ts';
import styles from './AppShell.module.css';
import { BackendNotice } from './BackendNotice.tsx';
import { ChatMount } from './chat/ChatMount.tsx';
import { PageFailure } from './errors/PageFailure.tsx';
import { LateLab } from './lab/LateLab.tsx';
import { NavigationBar } from './navigation/NavigationBar.tsx';
import { PageView } from './PageView.tsx';
import { TimeTravelMount } from './past/TimeTravelMount.tsx';
import { RecoveryMount } from './recovery/RecoveryMount.tsx';
import { routeAt } from './routes.ts';
import { NoticesHolder } from './shell/NoticesHolder.tsx';
import { usePersonShell } from './shell/personShell.ts';

/** The name of the page's component, as its bundle has it. */
const nameOf = ({ source }: PageRoute): string => source.split('/').at(-1)?.replace('.tsx', '') ?? 'Page';

/** A page that puts its own view into the address, such as a search or a range, stays where it is. */
const arrivedBy = (how: NavigationType, isSamePath: boolean, state: unknown): Arrived => {
  if (how === 'POP') return 'back';
  return isSamePath && (how === 'REPLACE' || isInPlace(state)) ? 'same' : 'anew';
};

/** `person`: beside the side navigation, where the screen is wide enough; `alone`: without a bar. */
const shellOf = (hasBar: boolean, isPerson: boolean): 'alone' | 'person' | 'visitor' => {
  if (!hasBar) return 'alone';
  return isPerson ? 'person' : 'visitor';
};

/** Of a deleted workspace one plain page is shown, whatever was asked for. */
const hasBarAt = (pathname: string, { whole, guard }: PageRoute, isDeleted: boolean): boolean =>
  pathname !== '/ai-chat' && !whole && !(isDeleted && guard);

export const AppShell = () => {
  const { actors, pages, scroll, world } = useServices();
  const location = useLocation();
  const { pathname, key } = location;
  const route = routeAt(pathname);
  const fromMobileMenu = Object(location.state).fromMobileMenu === true;

  const how = useNavigationType();
  const visit = useRef({ key, pathname });

  useLayoutEffect(() => {
    // The page that a reader may have scrolled before it woke up is no change of route; a new key is one, also to the same path.
    const before = visit.current;
    if (before.key === key) return;
    visit.current = { key, pathname };
    const arrived = arrivedBy(how, before.pathname === pathname, location.state);
    const top = scroll.arrive(arrived);
    if (arrived === 'same') return;
    actors.mobileMenu.send({ type: 'page.change' });
    const change = () => {
      if (visit.current.key === key)
        actors.pageScroll.send({ type: 'page.change', path: shownPath(pathname), fromMobileMenu, top });
    };
    // The former page stays until the code has come, and its height says nothing of the one to return to.
    if (top === null || pages.loaded(route)) change();
    else pages.load(route).then(change, change);
  }, [actors, pages, scroll, route, pathname, fromMobileMenu, key, how, location.state]);

  const { profile, membership } = useAuth();
  const isDeleted = membership?.deletion !== undefined;
  const hasBar = hasBarAt(pathname, route, isDeleted);
  const person = usePersonShell(profile !== null && !isDeleted);
  const Bar = person?.TopBar ?? NavigationBar;

  return (
    <>
      <a href="#page" className={styles.skip}>
        Skip to the page
      </a>
      <div className={styles.shell} data-shell={shellOf(hasBar, person !== null)}>
        {hasBar && person && <person.SideNavigation />}
        <div key="column" className={styles.column}>
          {hasBar && <Bar />}
          {!route.whole && person && <person.ViewingBanner />}
          <BackendNotice />
          {!route.whole && person && <person.ShellNotices />}
          {!route.whole && <TimeTravelMount />}
          {!route.whole && person && <person.SimulationMount />}
          <div id="page" tabIndex={-1} className={styles.page} data-guarded={route.guard && ''}>
            <ErrorBoundary
              key={route.path}
              component={nameOf(route)}
              onError={(error, name) =>
                world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })
              }
              fallback={(retry) => <PageFailure component={nameOf(route)} onRetry={retry} />}
            >
              <NoticesHolder>
                {person && <person.UndoKeys />}
                <RecoveryMount>
                  <PageView />
                </RecoveryMount>
              </NoticesHolder>
            </ErrorBoundary>
          </div>
          <BrandInForce />
        </div>
      </div>
      {!hasBar && !route.whole && person && <person.SearchKeys />}
      {!route.whole && person && <person.HelpKeys />}
      {person && <person.VisitKeeper />}
      {!route.whole && !isDeleted && <ChatMount />}
      <LateLab />
    </>
  );
};
