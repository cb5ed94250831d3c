/** Wakes the page up in the browser: over prerendered HTML where there is some, else from nothing. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { StartedBackend } from '#machines/backend/backendMachine.ts';
import { afterPaint } from '#world/afterPaint.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { App } from './App.tsx';
import { replayEarlyInput } from './earlyInput.ts';
import { lateStyles } from './lateStyles.ts';
import { routeAt } from './routes.ts';
import { type AppServices, createServices, type Surroundings } from './services.ts';

type BackendModule = {
  startBackend(options: { world: World; base: string; network: string | null }): Promise<StartedBackend>;
};

const networkKey = 'agencylens.network';

/** The whole of the browser that the app may touch. */
const surroundingsOf = (base: string, loadBackend: () => Promise<BackendModule>): Surroundings => {
  const world = createLiveWorld();
  return {
    world,
    base,
    path: location.pathname,
    fetch: (url, init) => fetch(url, init),
    storages: { local: localStorage, session: sessionStorage },
    storageEvents: window,
    startBackend: async () =>
      (await loadBackend()).startBackend({ world, base, network: localStorage.getItem(networkKey) }),
    reloadToHome: () => {
      location.assign(base);
      return new Promise(() => {});
    },
    scrollToTop: () => window.scrollTo(0, 0),
  };
};

/** A fault of React's own goes into the trace and to the browser's console, where uncaught errors belong. */
const faultReporter =
  ({ trace }: World) =>
  (error: unknown): void => {
    trace.record({ kind: 'fault', name: 'A part of the page broke', detail: error });
    reportError(error);
  };

/** The head's script marks a returning visitor, so that nothing for strangers flashes up; once it is known who is there the mark goes. */
const unmarkReturning = ({ auth }: AppServices['actors']): void => {
  const { dataset } = document.documentElement;
  const subscription = auth.subscribe((snapshot) => {
    if (snapshot.matches('restoring')) return;
    delete dataset.returning;
    subscription.unsubscribe();
  });
};

const render = (container: HTMLElement, app: ReactNode, services: AppServices, prerendered: boolean) => {
  const onRecoverableError = faultReporter(services.world);
  if (prerendered) {
    hydrateRoot(container, app, { onRecoverableError });
    return;
  }
  container.replaceChildren();
  createRoot(container, { onRecoverableError }).render(app);
};

/** `loadBackend` is called once the page is painted; until it answers, requests wait. */
export const startApp = async (
  container: HTMLElement,
  loadBackend: () => Promise<BackendModule>,
): Promise<void> => {
  const base = import.meta.env.BASE_URL;
  const basename = base.slice(0, -1);
  const services = createServices(surroundingsOf(base, loadBackend));
  unmarkReturning(services.actors);
  const route = routeAt(location.pathname.slice(basename.length));
  const prerendered = container.dataset.page === route.path;
  const paintBackend = () => services.actors.backend.send({ type: 'page.painted' });
  if (prerendered) paintBackend();
  await services.pages.load(route);
  const onAwake = () => {
    if (prerendered) replayEarlyInput(container);
    void lateStyles();
    afterPaint(paintBackend);
  };
  const app = (
    <BrowserRouter basename={basename}>
      <App services={services} onAwake={onAwake} />
    </BrowserRouter>
  );
  render(container, app, services, prerendered);
};
