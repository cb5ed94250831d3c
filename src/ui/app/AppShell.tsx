/** Renders the frame around every page: navigation, the page itself, and notices about the backend. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isClosedTo } from '#domain/access/membership.ts';
import { shownPath } from '#domain/contract/paths.ts';
import { BrandInForce } from '../parts/brand/BrandInForce.tsx';
import { ErrorBoundary } from '../parts/errors/ErrorBoundary.tsx';
import { isAnnounced } from '../services/announcedKeys.ts';
import type { PageRoute } from '../services/pageRoute.ts';
import type { Arrived } from '../services/scrollPlaces.ts';
import { useServices } from '../services/servicesContext.ts';
import { isInPlace } from '../services/staysInPlace.ts';
import { useAuth } from '../services/useAuth.ts';
import { useHydrated } from '../services/useHydrated.ts';
import { useLazyModule } from '../services/useLazyModule.ts';
import { ErrorPanel } from '../widgets/ErrorPanel.tsx';
import { MessagePage } from '../widgets/MessagePage.tsx';
import styles from './AppShell.module.css';
import backendNotice from './BackendNotice.module.css';
import { useLabOpening } from './lab/labOpening.tsx';
import { NavigationBar } from './navigation/NavigationBar.tsx';
import { PageView } from './PageView.tsx';
import { TimeTravelMount } from './past/TimeTravelMount.tsx';
import { routeAt } from './routes.ts';
import { NoticesHolder } from './shell/NoticesHolder.tsx';
import { usePersonShell } from './shell/personShell.ts';

const notes = {
  fault: 'The notes on the backend did not load',
  load: async () => (await import('./BackendNotes.tsx')).BackendNotes,
};

/** Warns that the backend could not start; the details are loaded lazily. */
export const BackendNotice = () => {
  const { backend } = useServices().actors;
  const failed = useSelector(backend, (snapshot) => snapshot.matches('failed'));
  const started = useSelector(backend, ({ context }) => context.started);
  const isNoted =
    started !== null &&
    (started.mode === 'direct' || started.memoryReason !== null || started.readOnly === true);
  const Notes = useLazyModule(isNoted, notes);
  if (failed) {
    return (
      <p role="alert" className={backendNotice.failure}>
        <span>The demo backend could not be started in this browser. Nothing you typed is lost.</span>
        <Button size="small" onClick={() => backend.send({ type: 'backend.retry' })}>
          Try again
        </Button>
      </p>
    );
  }
  return isNoted && Notes && <Notes started={started} />;
};

const useShortcut = (): void => {
  const { setOpen } = useLabOpening();
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isAnnounced(event, 'lab')) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, [setOpen]);
};

const lateShell = {
  fault: 'The way into the Lab did not load',
  load: async () => (await import('./LateShell.tsx')).LateShell,
  after: 'idle',
} as const;

const LateLab = () => {
  useShortcut();
  const Shell = useLazyModule(true, lateShell);
  return Shell && <Shell />;
};

const chat = {
  fault: 'Chat did not load',
  load: async () => (await import('./chat/SupportChat.tsx')).SupportChat,
  after: 'idle',
} as const;

/** Mounts the support chat for an active plan other than free (S6.4), and loads its code only then. */
export const ChatMount = () => {
  const { actors, world } = useServices();
  const wanted = useSelector(actors.subscription, ({ context }) => context.active);
  const Chat = useLazyModule(wanted, chat);
  if (!wanted || !Chat) return null;
  return (
    <ErrorBoundary
      component="Chat"
      onError={(error, name) => world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })}
    >
      <Chat />
    </ErrorBoundary>
  );
};

const screen = {
  fault: 'The recovery screen did not load',
  load: async () => (await import('./recovery/RecoveryScreen.tsx')).RecoveryScreen,
};

const RecoveryMount = ({ children }: { readonly children: ReactNode }) => {
  const { actors, recovery } = useServices();
  const isLost = useSelector(actors.backend, (snapshot) => snapshot.matches('lost'));
  const Screen = useLazyModule(isLost, screen);
  const controls = isLost ? recovery?.() : null;
  return controls && Screen ? <Screen controls={controls} /> : children;
};

type PageFailureProps = { component: string; onRetry: () => void };

const PageFailure = ({ component, onRetry }: PageFailureProps) => (
  <>
    <MessagePage code="Error" title="This page crashed">
      <p>Your saved work is safe. Try again, or open another page.</p>
    </MessagePage>
    <ErrorPanel component={component} onRetry={onRetry} />
  </>
);

const nameOf = ({ source }: PageRoute): string => source.split('/').at(-1)?.replace('.tsx', '') ?? 'Page';

/** A navigation that only puts view state (a search, a range) into the address keeps its scroll position. */
const arrivedBy = (how: NavigationType, isSamePath: boolean, state: unknown): Arrived => {
  if (how === 'POP') return 'back';
  return isSamePath && (how === 'REPLACE' || isInPlace(state)) ? 'same' : 'anew';
};

/** `person`: has the side navigation if the screen is wide enough; `alone`: has no bar. */
const shellOf = (hasBar: boolean, isPerson: boolean): 'alone' | 'person' | 'visitor' => {
  if (!hasBar) return 'alone';
  return isPerson ? 'person' : 'visitor';
};

/** A deleted workspace shows one plain page at every address. */
const hasBarAt = (pathname: string, { whole, guard }: PageRoute, isClosed: boolean): boolean =>
  pathname !== '/ai-chat' && !whole && !(isClosed && guard);

/** The sign-in page of an agency has nothing of the product. The prerendered page knows no agency. */
const useHasBar = ({ pathname, search }: Location, route: PageRoute, isClosed: boolean): boolean => {
  const isOfAgency = useHydrated() && pathname === '/login' && new URLSearchParams(search).has('agency');
  return !isOfAgency && hasBarAt(pathname, route, isClosed);
};

export const AppShell = () => {
  const { actors, pages, scroll, world } = useServices();
  const location = useLocation();
  const { pathname, key } = location;
  const route = routeAt(pathname);
  const fromMobileMenu = Object(location.state).fromMobileMenu === true;

  const how = useNavigationType();
  const visit = useRef({ key, pathname });

  useLayoutEffect(() => {
    // Hydration is not a change of route, because the reader may have scrolled already; a new key is one, even
    // at the same path.
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
    // The former page stays until the code is loaded, so its height cannot be used to restore the scroll
    // position.
    if (top === null || pages.loaded(route)) change();
    else pages.load(route).then(change, change);
  }, [actors, pages, scroll, route, pathname, fromMobileMenu, key, how, location.state]);

  const { profile, membership } = useAuth();
  const isClosed = membership !== null && isClosedTo(membership);
  const hasBar = useHasBar(location, route, isClosed);
  const person = usePersonShell(profile !== null && !isClosed);
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
      {!route.whole && !isClosed && <ChatMount />}
      <LateLab />
    </>
  );
};
