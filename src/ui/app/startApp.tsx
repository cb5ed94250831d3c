/** Wakes the page up in the browser: over prerendered HTML where there is some, else from nothing. */

import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { shownPath } from '#domain/contract/paths.ts';
import { asOfIn } from '#domain/pastView.ts';
import { macrotask } from '#world/settle.ts';
import type { World } from '#world/world.ts';
import { holdPresses, replayEarlyInput } from '../boot/earlyInput.ts';
import { recordGestures } from '../boot/gestures.ts';
import type { HostedBackend } from '../boot/hostBackend.ts';
import { lateStyles } from '../boot/lateStyles.ts';
import { unmarkReturning } from '../boot/unmarkReturning.ts';
import { wantBackend } from '../boot/wantBackend.ts';
import type { AppServices, Surroundings } from '../services/appServices.ts';
import { reloadWhenStale } from '../services/forgetting.ts';
import { createScrollPlaces } from '../services/scrollPlaces.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { routeAt } from './routes.ts';
import { loadPersonShell } from './shell/personShell.ts';
import { printInLight } from './themeChoice.ts';

type Start = {
  /** Until it resolves, no backend may change the page that is being taken over. */
  readonly awake: Promise<void>;
  /** Resolves once what was kept is on the screen: the backend takes the processor after that. */
  readonly shown: Promise<void>;
  readonly madeAt: number | null;
};

/** All of the browser that the app may touch. */
const surroundingsOf = (backend: HostedBackend, { awake, shown, madeAt }: Start): Surroundings => {
  const { world, demoClock, base, storages, recovery, takeWorker, controls } = backend;
  const { newerData, slowStart, storageNotes } = backend;
  return {
    world,
    demoClock,
    madeAt: madeAt ?? world.clock.now(),
    base,
    path: shownPath(location.pathname.slice(base.length - 1)),
    fetch: (url, init) => fetch(url, init),
    storages,
    storageEvents: window,
    ...(backend.keptVisits ? { keptVisits: backend.keptVisits } : {}),
    asOf: () => asOfIn(location.search, world.clock.now()),
    startBackend: async () => {
      await shown;
      const started = backend.start();
      await Promise.allSettled([started, awake]);
      return started;
    },
    recovery,
    newerData,
    storageNotes,
    slowStart,
    takeWorker,
    controls,
    reloadToHome: () => {
      location.assign(base);
      return new Promise(() => {});
    },
    scroll: createScrollPlaces(window, storages.session),
  };
};

/** A fault of React's own goes into the trace and to the browser's console, where uncaught errors belong. */
const faultReporter =
  ({ trace }: World) =>
  (error: unknown): void => {
    trace.record({ kind: 'fault', name: 'A part of the page crashed', detail: error });
    reportError(error);
  };

/** A public page wakes up over its HTML; any other replaces the waiting frame in one step, once there is more to show. */
const render = (container: HTMLElement, app: ReactNode, services: AppServices, takesOver: boolean) => {
  const onRecoverableError = faultReporter(services.world);
  // As a transition it is done in small steps, between which the page scrolls and answers.
  if (takesOver) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else flushSync(() => createRoot(container, { onRecoverableError }).render(app));
};

/** Called once what the HTML brings is painted; the backend starts beside the page's own code, and requests wait for it. */
export const startApp = async (container: HTMLElement, backend: HostedBackend): Promise<void> => {
  const basename = backend.base.slice(0, -1);
  const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  if (!backend.keptVisits?.hasFirst()) show();
  const services: AppServices = createServices(
    // When the page's HTML was made, in milliseconds; null when it brings none.
    surroundingsOf(backend, { awake, shown, madeAt: Number(container.dataset.madeAt) || null }),
  );
  backend.whenLost(() => services.actors.backend.send({ type: 'log.lose' }));
  const { trace } = services.world;
  recordGestures(window, services.world);
  reloadWhenStale(window, backend.storages.local, () => location.reload());
  // A place before the router's for who holds the way back (`useHeldHistory`): a handler keeps that of the first one in its property.
  window.onpopstate = () => {};
  const held = holdPresses(window, trace);
  printInLight(window, document.documentElement);
  void unmarkReturning(services.actors.auth, document.documentElement, loadPersonShell).then(show);
  const path = location.pathname.slice(basename.length);
  const route = routeAt(path);
  wantBackend(services, route, window);
  if (services.returning) {
    services.arrival.expect(path + location.search);
    services.arrival.guess(services.keptRole);
  }
  const isPrerendered = container.dataset.page === route.path;
  if (!isPrerendered) wake();
  await macrotask();
  // Without its code a page cannot be taken over; the app then says so in its place, and offers another try.
  const [hasCode] = await Promise.all([
    services.pages.load(route).then(
      () => true,
      () => false,
    ),
    isPrerendered ? undefined : lateStyles(),
  ]);
  const takesOver = isPrerendered && hasCode;
  const onAwake = () => {
    wake();
    delete container.dataset.page;
    if (takesOver) void replayEarlyInput(container, held);
    else held.end();
    void lateStyles();
  };
  // A choice kept in the address shows at the press, and a page in one go: transitions would let whatever else there is to do come in between.
  const app = (
    <BrowserRouter basename={basename} useTransitions={false}>
      <App services={services} onAwake={onAwake} />
    </BrowserRouter>
  );
  render(container, app, services, takesOver);
};
