/** The whole app on a stage: in virtual time, with storages of its own, opened at any address as often as wanted. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { LatencyProfile } from '#domain/inspection/networkControls.ts';
import { asOfIn } from '#domain/pastView.ts';
import type { StartedBackend } from '#machines/backend/backendMachine.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import { liveActorsOf } from '#machines/liveActors.ts';
import type { FaultStep } from '#scenarios/script.ts';
import type { StagedWorld } from '#world/stagedWorld.ts';
import { App } from '../app/App.tsx';
import { createBrowserStore } from '../app/browserStore.ts';
import { recordGestures } from '../app/gestures.ts';
import { routeAt } from '../app/routes.ts';
import { type AppServices, createServices } from '../app/services.ts';
import { staticTheme } from '../app/theme/themeTokens.ts';
import { createQuiet } from './quiet.ts';
import { isAwaited } from './recordAwaited.ts';
import { hearEvents } from './recordEvents.ts';
import type { Stage, StagePlan } from './stage.ts';
import { createStagedFetch } from './stagedFetch.ts';

export type StageHost = {
  readonly page: Window & typeof globalThis;
  readonly container: HTMLElement;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly world: StagedWorld;
  /** Whether the page can move things; where it cannot, what leaves goes at once instead of waiting for the end of a movement. */
  readonly moves: boolean;
  /** Reaches the backend. */
  readonly fetch: typeof fetch;
  /** Runs the text of a script in the page. */
  readonly runProgram: (text: string) => Promise<void>;
  readonly startBackend: () => Promise<
    StartedBackend & {
      readonly controls: () => Promise<BackendControls>;
      readonly answers: () => Promise<object>;
    }
  >;
};

const stillTheme = { ...staticTheme, token: { ...staticTheme.token, motion: false } };

/** One step of a script takes a second of the world's time. */
const stepLength = 1_000;

const memoryStore = () => {
  const kept = new Map<string, string>();
  return createBrowserStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
};

const endpointOf = (route: string): EndpointName | 'all' => {
  const names = Object.keys(paths) as EndpointName[];
  const name = names.find((one) => paths[one].join(' ') === route);
  if (route !== 'all' && name === undefined) throw new Error(`no endpoint is ${route}`);
  return name ?? 'all';
};

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => {
    if (inner instanceof Map) return inner.get(key) ?? (key === 'size' ? inner.size : undefined);
    return Object(inner)[key];
  }, value);

export const createStage = async (host: StageHost, plan: StagePlan): Promise<Stage> => {
  const { page, container, base, world } = host;
  const { clock, trace, random } = world.page;
  const quiet = createQuiet(clock);
  const storages = { local: memoryStore(), session: memoryStore() };
  const wire = createStagedFetch({ fetch: host.fetch, quiet, world: world.page, profile: plan.network });
  const backend = await host.startBackend();
  let root: Root | null = null;
  let step: { readonly started: number; readonly leave: () => void } | null = null;

  /** A script comes by the same wire as all else, anew for each page load. */
  const loadScript = async (url: string, globalName: string, signal: AbortSignal): Promise<unknown> => {
    const answer = await wire.fetch(url, { signal });
    if (!answer.ok) throw new Error(`${url} did not load: ${answer.status}`);
    await quiet.during(host.runProgram(await answer.text()));
    return Reflect.get(globalThis, globalName);
  };

  const running = (id: string) =>
    liveActorsOf(trace)
      .list()
      .find((live) => live.id === id)?.actor;

  const close = (): void => {
    root?.unmount();
    root = null;
    for (const { actor } of liveActorsOf(trace).list()) actor.stop();
  };

  const serve = (path: string): AppServices => {
    const made = createServices({
      world: world.page,
      madeAt: clock.now(),
      base,
      path,
      fetch: wire.fetch,
      storages,
      storageEvents: null,
      asOf: () => asOfIn(page.location.search),
      // The notices of a missing worker or storage are for people whose browser lacks them, not for a stage that wants none.
      startBackend: async () => ({ mode: 'worker', memoryReason: null }),
      controls: backend.controls,
      reloadToHome: () => show('/'),
      scrollToTop: () => page.scrollTo(0, 0),
    });
    const { loaded, load } = made.pages;
    return {
      ...made,
      loadScript,
      pages: { loaded, load: (route) => quiet.during(load(route)) },
    };
  };

  const show = async (address: string): Promise<void> => {
    close();
    page.history.replaceState(null, '', base.slice(0, -1) + address);
    const [path = '/'] = address.split(/[?#]/, 1);
    const opened = serve(path);
    opened.actors.backend.send({ type: 'page.painted' });
    await opened.pages.load(routeAt(path));
    // A change of page in a transition is made in slices of real time, and begun anew by whatever comes between: no two runs would be equal.
    const app: ReactNode = (
      <BrowserRouter basename={base.slice(0, -1)} useTransitions={false}>
        <App services={opened} theme={host.moves ? staticTheme : stillTheme} />
      </BrowserRouter>
    );
    const onUncaughtError = (error: unknown): void => {
      trace.record({ kind: 'fault', name: 'A part of the page broke', detail: error });
    };
    root = createRoot(container, { onRecoverableError: onUncaughtError });
    flushSync(() => root?.render(app));
  };

  // Whoever records hears of everything first, so that the gesture's frame is within the step.
  const hearing = hearEvents(page);
  const stopGestures = recordGestures(page, world.page);
  let deeds = 0;
  const stopCounting = trace.subscribe(({ kind }) => {
    deeds += kind === 'gesture' || kind === 'step' ? 0 : 1;
  });
  const actors = () => liveActorsOf(trace).list();

  const { log, network } = await backend.controls();
  const hexOf = (label: string): string => {
    const stream = random.fork(label);
    return Array.from({ length: 4 }, () => stream.integer(0, 0xffffffff).toString(16).padStart(8, '0')).join(
      '',
    );
  };

  const setFault = ({ route, status, times }: FaultStep): void => {
    network.setFault({ route: endpointOf(route), fault: { kind: 'status', status }, reach: { next: times } });
  };

  return {
    open: async (address) => {
      await show(address);
      await quiet.settle();
    },
    settle: quiet.settle,
    pass: (delay) => clock.advanceAsync(delay, quiet.rest),
    sleep: async (delay) => {
      await quiet.rest();
      clock.oversleep(delay);
      await quiet.settle();
    },
    beginStep: (index, name) => {
      const frame = trace.record({
        kind: 'step',
        name,
        cause: null,
        correlation: hexOf(`step ${index}`),
        detail: { index },
      });
      step = { started: clock.now(), leave: trace.enter(frame) };
    },
    endStep: async () => {
      await quiet.settle();
      const over = clock.now() - (step?.started ?? clock.now());
      const rest = Math.ceil(Math.max(over, 1) / stepLength) * stepLength - over;
      await clock.advanceAsync(rest, quiet.rest);
      step?.leave();
      step = null;
    },
    abandonStep: () => {
      step?.leave();
      step = null;
    },
    listen: hearing.listen,
    deeds: () => deeds,
    isAwaited: () => quiet.isAtWork() || isAwaited(actors().map(({ actor }) => actor)),
    states: () => new Map(actors().map(({ id, actor }) => [id, stateText(actor.getSnapshot().value)])),
    sentRequests: wire.allSent,
    setLatency: (profile) => wire.setLatency(profile as LatencyProfile),
    setFault: async (fault) => setFault(fault),
    send: (id, event) => {
      const actor = running(id);
      actor?.send(event);
      return actor !== undefined;
    },
    state: (id) => {
      const actor = running(id);
      return actor ? stateText(actor.getSnapshot().value) : null;
    },
    address: () => {
      const { pathname, search, hash } = page.location;
      return `/${pathname.slice(base.length)}${search}${hash}`;
    },
    requests: wire.sent,
    head: async () => {
      const { position, hash } = await log.head();
      return { position, hash };
    },
    eventsAfter: async (position) => (await log.readAll({ after: position })).map(({ type }) => type),
    projection: async (path) => valueAt(await backend.answers(), path),
    now: clock.now,
    close: () => {
      close();
      hearing.end();
      stopGestures();
      stopCounting();
    },
  };
};
