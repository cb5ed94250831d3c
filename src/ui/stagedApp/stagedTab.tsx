/** Runs the app in one page of a stage, with page loads and lifecycles of its own. */
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { asOfIn } from '#domain/pastView.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import { liveActorsOf } from '#machines/liveActors.ts';
import { macrotask } from '#world/settle.ts';
import { App } from '../app/App.tsx';
import { createServices } from '../app/createServices.ts';
import { routeAt } from '../app/routes.ts';
import { recordGestures } from '../boot/gestures.ts';
import { wantBackend } from '../boot/wantBackend.ts';
import type { AppServices } from '../services/appServices.ts';
import type { PageRoute } from '../services/pageRoute.ts';
import { noScrollPlaces } from '../services/scrollPlaces.ts';
import type { StagedTab, TabHost, TabParts } from '../stage/tab.ts';
import { staticTheme } from '../theme/themeTokens.ts';

/** Turns in which React renders what an arrival changed and runs its effects. */
const renderTurns = 4;

const rendered = async (): Promise<void> => {
  for (let turn = 0; turn < renderTurns; turn += 1) await macrotask();
};

/**
 * Without it, the order would depend on the network, and so would the number of arrivals that React renders at once.
 * A failure does not block later requests.
 */
export const createArrivals = () => {
  let before: Promise<unknown> = Promise.resolve();
  return <Code,>(coming: Promise<Code>): Promise<Code> => {
    // Avoids an unhandled rejection while it waits for its turn.
    coming.catch(() => undefined);
    const turn = before.then(() => coming);
    before = turn.then(rendered, () => undefined);
    return turn;
  };
};

const stillTheme = { ...staticTheme, token: { ...staticTheme.token, motion: false } };

/** Otherwise real minutes would decide about refetches, and keep a closed page's cache alive. */
const forgetNothing = (serverState: QueryClient): void => {
  const { queries } = serverState.getDefaultOptions();
  serverState.setDefaultOptions({ queries: { ...queries, gcTime: Number.POSITIVE_INFINITY } });
};

export const createTab = (host: TabHost, parts: TabParts): StagedTab => {
  // Query results are delivered in microtasks, because a real timer would deliver them after the stage counts
  // as settled.
  notifyManager.setScheduler(queueMicrotask);
  const { page, container } = host;
  const { world, base, quiet, wire, storage } = parts;
  const { clock, trace } = world;
  const basename = base.slice(0, -1);
  const arrived = new Set<PageRoute>();
  let root: Root | null = null;
  let services: AppServices | null = null;
  let stopWaiting = () => {};

  /** A third-party script uses the staged network, again for each page load. */
  const loadScript = async (url: string, globalName: string, signal: AbortSignal): Promise<unknown> => {
    const answer = await wire.fetch(url, { signal });
    if (!answer.ok) throw new Error(`${url} did not load: ${answer.status}`);
    await quiet.during(host.runProgram(await answer.text()));
    return Reflect.get(page, globalName);
  };

  const lifecycles = () => liveActorsOf(trace).list();
  const running = (id: string) => lifecycles().find((live) => live.id === id)?.actor;

  const end = (): void => {
    stopWaiting();
    root?.unmount();
    root = null;
    for (const { actor } of lifecycles()) actor.stop();
    services?.serverState.clear();
  };

  const arrive = async (
    route: PageRoute,
    load: AppServices['pages']['load'],
  ): Promise<Awaited<ReturnType<AppServices['pages']['load']>>> => {
    if (parts.isOffline() && !arrived.has(route)) throw new TypeError(`${route.path} cannot be fetched`);
    const Page = await load(route);
    arrived.add(route);
    return Page;
  };

  const inTurn = createArrivals();
  const awaitCode: AppServices['awaitCode'] = (coming) => quiet.during(inTurn(coming));
  const serve = (path: string): AppServices => {
    const made = createServices({
      world,
      madeAt: clock.now(),
      base,
      path,
      fetch: wire.fetch,
      storages: storage,
      storageEvents: storage.events,
      asOf: () => asOfIn(page.location.search, world.clock.now()),
      // A stage hides the notices about missing workers and storage, which it does not need.
      startBackend: async () => {
        if (!parts.mayStart()) throw new Error('The backend was told not to start');
        return { mode: parts.hasWorker() ? 'worker' : 'untilWorker', memoryReason: null };
      },
      takeWorker: () => Promise.resolve(),
      controls: parts.controls,
      // As in a browser, the caller finishes before the page unloads.
      reloadToHome: () => Promise.resolve().then(() => show('/')),
      // Page heights differ between browsers, but a script must run identically in all.
      scroll: { ...noScrollPlaces, scrollTo: (top) => page.scrollTo(0, top) },
      awaitCode,
    });
    forgetNothing(made.serverState);
    const { load, ...pages } = made.pages;
    return {
      ...made,
      isStaged: true,
      loadScript,
      awaitCode,
      pages: { ...pages, load: (route) => quiet.during(arrive(route, load)) },
    };
  };

  const show = async (address: string): Promise<void> => {
    end();
    page.history.replaceState(null, '', basename + address);
    const [path = '/'] = address.split(/[?#]/, 1);
    const opened = serve(path);
    services = opened;
    const route = routeAt(path);
    stopWaiting = wantBackend(opened, route, page);
    await opened.pages.load(route);
    // A transition would render in slices of real time and restart on interruption, so that no two runs were
    // equal.
    const app: ReactNode = (
      <BrowserRouter basename={basename} window={page} useTransitions={false}>
        <App services={opened} theme={host.moves ? staticTheme : stillTheme} />
      </BrowserRouter>
    );
    const onUncaughtError = (error: unknown): void => {
      trace.record({ kind: 'fault', name: 'A part of the page crashed', detail: error });
    };
    root = createRoot(container, { onRecoverableError: onUncaughtError });
    flushSync(() => root?.render(app));
  };

  const stopGestures = recordGestures(page, world);
  // As in `startApp`.
  page.onpopstate = () => {};

  return {
    document: page.document,
    storage,
    open: show,
    send: (id, events) => {
      const actor = running(id);
      for (const event of events) actor?.send(event);
      return actor !== undefined;
    },
    state: (id) => {
      const actor = running(id);
      return actor ? stateText(actor.getSnapshot().value) : null;
    },
    lifecycles,
    liveActors: liveActorsOf(trace),
    services: () => services,
    navigate: (address) => {
      page.history.pushState(null, '', basename + address);
      page.dispatchEvent(new PopStateEvent('popstate'));
    },
    address: () => {
      const { pathname, search, hash } = page.location;
      return `/${pathname.slice(base.length)}${search}${hash}`;
    },
    close: () => {
      end();
      stopGestures();
      storage.leave();
    },
  };
};
