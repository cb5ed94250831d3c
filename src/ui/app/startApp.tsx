/** Hydrates prerendered HTML in the browser, or renders the app from scratch. */

import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
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
  /** No backend may change the page before hydration has finished. */
  readonly awake: Promise<void>;
  /** Resolves once the stored replies are painted, because the backend then takes the processor. */
  readonly shown: Promise<void>;
  readonly madeAt: number | null;
  readonly demoFigures: DemoFigures | undefined;
};

const surroundingsOf = (
  backend: HostedBackend,
  { awake, shown, madeAt, demoFigures }: Start,
): Surroundings => {
  const { world, demoClock, base, storages, recovery, takeWorker, controls } = backend;
  const { newerData, slowStart, storageNotes } = backend;
  return {
    world,
    ...(demoClock ? { demoClock } : {}),
    madeAt: madeAt ?? world.clock.now(),
    demoFigures,
    base,
    path: shownPath(location.pathname.slice(base.length - 1)),
    fetch: (url, init) => fetch(url, init),
    storages,
    storageEvents: window,
    ...(backend.visitCache ? { visitCache: backend.visitCache } : {}),
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
    hasDemoAccounts: document.documentElement.dataset.backend !== 'hosted',
    hasServer: document.documentElement.dataset.backend !== undefined,
    sendsMail: document.documentElement.dataset.mail !== undefined,
    reloadToHome: () => {
      location.assign(base);
      return new Promise(() => {});
    },
    scroll: createScrollPlaces(window, storages.session),
  };
};

const faultReporter =
  ({ trace }: World) =>
  (error: unknown): void => {
    trace.record({ kind: 'fault', name: 'A part of the page crashed', detail: error });
    reportError(error);
  };

/** A public page is hydrated; any other page replaces the waiting frame in one step. */
const render = (container: HTMLElement, app: ReactNode, services: AppServices, takesOver: boolean) => {
  const onRecoverableError = faultReporter(services.world);
  // A transition hydrates in small steps, so that the page scrolls and responds meanwhile.
  if (takesOver) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else flushSync(() => createRoot(container, { onRecoverableError }).render(app));
};

/** Called after the first paint. The backend starts in parallel with the page's code, and requests wait for it. */
export const startApp = async (container: HTMLElement, backend: HostedBackend): Promise<void> => {
  const basename = backend.base.slice(0, -1);
  const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  if (!backend.visitCache?.hasFirst()) show();
  const { madeAt, figures } = container.dataset;
  const services: AppServices = createServices(
    surroundingsOf(backend, {
      awake,
      shown,
      // Build time of the HTML in milliseconds; null without prerendered HTML.
      madeAt: Number(madeAt) || null,
      demoFigures: figures && JSON.parse(figures),
    }),
  );
  backend.whenLost(() => services.actors.backend.send({ type: 'log.lose' }));
  const { trace } = services.world;
  recordGestures(window, services.world);
  reloadWhenStale(window, backend.storages.local, () => location.reload());
  // Reserves the first `onpopstate` slot for `useHeldHistory`: a handler property keeps the position of its
  // first listener.
  window.onpopstate = () => {};
  const held = holdPresses(window, trace);
  printInLight(window, document.documentElement);
  void unmarkReturning(services.actors.auth, document.documentElement, loadPersonShell).then(show);
  const path = location.pathname.slice(basename.length);
  const route = routeAt(path);
  wantBackend(services, route, window);
  if (services.returning) {
    services.arrival.expect(path + location.search);
    services.arrival.guess(services.storedRole);
  }
  const isPrerendered = container.dataset.page === route.path;
  if (!isPrerendered) wake();
  await macrotask();
  // Without its code a page cannot be hydrated, so the app reports that in its place and offers a retry.
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
  // A transition would let other work interrupt a change of the address, which must render at once.
  const app = (
    <BrowserRouter basename={basename} useTransitions={false}>
      <App services={services} onAwake={onAwake} />
    </BrowserRouter>
  );
  render(container, app, services, takesOver);
};
