/** The app in one page of a stage: opened at any address as often as wanted, with lifecycles of its own. */
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { asOfIn } from '#domain/pastView.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import { type LiveActor, type LiveActors, liveActorsOf } from '#machines/liveActors.ts';
import type { VirtualClock } from '#world/virtualClock.ts';
import type { World } from '#world/world.ts';
import { App } from '../app/App.tsx';
import { recordGestures } from '../app/gestures.ts';
import type { PageRoute } from '../app/pageRoute.ts';
import { routeAt } from '../app/routes.ts';
import { type AppServices, createServices } from '../app/services.ts';
import { staticTheme } from '../app/theme/themeTokens.ts';
import { wantBackend } from '../app/wantBackend.ts';
import type { Quiet } from './quiet.ts';
import type { StagedFetch } from './stagedFetch.ts';
import type { PageStorage } from './stagedStorage.ts';

/** The page that the app is shown in. */
export type TabHost = {
  readonly page: Window & typeof globalThis;
  readonly container: HTMLElement;
  /** Whether the page can move things; where it cannot, what leaves goes at once instead of waiting for the end of a movement. */
  readonly moves: boolean;
  /** Runs the text of a script in the page. */
  readonly runProgram: (text: string) => Promise<void>;
};

/** What the stage gives to each of its pages. */
export type TabParts = {
  /** Its trace, though it tells all of the stage, is an object of this page's own: lifecycles are listed by it. */
  readonly world: World<VirtualClock>;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly quiet: Quiet;
  readonly wire: StagedFetch;
  readonly storage: PageStorage;
  readonly controls: () => Promise<BackendControls>;
  /** Whether there is no connection to fetch more of the program by. */
  readonly isOffline: () => boolean;
  /** Whether the backend starts, asked at each start. */
  readonly mayStart: () => boolean;
  /** Whether a worker controls the page, asked at each start. */
  readonly hasWorker: () => boolean;
};

export type StagedTab = {
  readonly document: Document;
  readonly storage: PageStorage;
  open(address: string): Promise<void>;
  /** False when no such lifecycle runs. */
  send(actor: string, events: readonly { readonly type: string }[]): boolean;
  state(actor: string): string | null;
  /** Those that run. */
  lifecycles(): readonly LiveActor[];
  readonly liveActors: LiveActors;
  /** What the app runs on, anew with each page load; null before the first. */
  services(): AppServices | null;
  address(): string;
  /** Goes to another page of the app without loading it anew. */
  navigate(address: string): void;
  close(): void;
};

const stillTheme = { ...staticTheme, token: { ...staticTheme.token, motion: false } };

/** Else minutes of the machine's own time would decide what is asked anew, and keep a page that is gone for so long. */
const forgetNothing = (serverState: QueryClient): void => {
  const { queries } = serverState.getDefaultOptions();
  serverState.setDefaultOptions({ queries: { ...queries, gcTime: Number.POSITIVE_INFINITY } });
};

export const createTab = (host: TabHost, parts: TabParts): StagedTab => {
  // Answers are told at once: by a timer of the machine they would be told after the stage has found that nothing more is to be done.
  notifyManager.setScheduler(queueMicrotask);
  const { page, container } = host;
  const { world, base, quiet, wire, storage } = parts;
  const { clock, trace } = world;
  const basename = base.slice(0, -1);
  const arrived = new Set<PageRoute>();
  let root: Root | null = null;
  let services: AppServices | null = null;
  let stopWaiting = () => {};

  /** A script comes by the same wire as all else, anew for each page load. */
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

  const serve = (path: string): AppServices => {
    const made = createServices({
      world,
      madeAt: clock.now(),
      base,
      path,
      fetch: wire.fetch,
      storages: storage,
      storageEvents: storage.events,
      asOf: () => asOfIn(page.location.search),
      // The notices of a missing worker or storage are for people whose browser lacks them, not for a stage that wants none.
      startBackend: async () => {
        if (!parts.mayStart()) throw new Error('The backend was told not to start');
        return { mode: parts.hasWorker() ? 'worker' : 'untilWorker', memoryReason: null };
      },
      takeWorker: () => Promise.resolve(),
      controls: parts.controls,
      // As in a browser, whoever asks for it has said all there is to say before the page goes.
      reloadToHome: () => Promise.resolve().then(() => show('/')),
      scrollToTop: () => page.scrollTo(0, 0),
    });
    forgetNothing(made.serverState);
    const { loaded, load } = made.pages;
    return { ...made, loadScript, pages: { loaded, load: (route) => quiet.during(arrive(route, load)) } };
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
    // A change of page in a transition is made in slices of real time, and begun anew by whatever comes between: no two runs would be equal.
    const app: ReactNode = (
      <BrowserRouter basename={basename} window={page} useTransitions={false}>
        <App services={opened} theme={host.moves ? staticTheme : stillTheme} />
      </BrowserRouter>
    );
    const onUncaughtError = (error: unknown): void => {
      trace.record({ kind: 'fault', name: 'A part of the page broke', detail: error });
    };
    root = createRoot(container, { onRecoverableError: onUncaughtError });
    flushSync(() => root?.render(app));
  };

  const stopGestures = recordGestures(page, world);

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
