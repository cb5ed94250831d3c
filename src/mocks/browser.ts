/** Hosts the backend in the browser: opens the log, seeds the demo, and lets MSW bring it the app's requests: by its service worker, or inside the page where there is none. The only file that knows MSW. */

import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { http } from 'msw/http';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { timings } from '#domain/timings.ts';
import { openLog } from '#events/log/openLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { createPasswords } from './auth/passwords.ts';
import { type Backend, createBackend } from './backend.ts';
import { createNetworkControls } from './network/createNetworkControls.ts';
import { recordStrangers } from './network/recordStrangers.ts';
import { seedDemo } from './seed/seedDemo.ts';

export type BrowserBackendOptions = {
  readonly world: World;
  /** The app's base path, with its slashes: `/` or `/demo/`. */
  readonly base: string;
  /** Name of a latency profile; an unknown one counts as `fast`. */
  readonly network: string | null;
  /** Keeps the profile that the Lab has chosen for the next visit. */
  readonly rememberNetwork: (profile: string) => void;
  /** Whether the demo payment provider works, asked at each request. */
  readonly isProviderUp: () => boolean;
};

export type StartedBackend = {
  readonly controls: BackendControls;
  /** `worker`: a service worker answers; `direct`: there is none, and requests are answered inside the page. */
  readonly mode: 'worker' | 'direct';
  /** Why events will not outlive the page; null when they will. */
  readonly memoryReason: string | null;
};

const mswMethods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** One MSW handler per route, and one for all other addresses of the API, which answers 404 or 405. */
const handlersFor = (backend: Backend, base: string, world: World) => {
  const handle = recordStrangers(backend.handle, world, base.slice(0, -1));
  const resolve = ({ request }: { request: Request }) => handle(request);
  const routes = (Object.keys(paths) as EndpointName[]).map((name) => {
    const [method, path] = paths[name];
    return mswMethods[method](`${base}${path.slice(1)}`, resolve);
  });
  return [...routes, http.all(`${base}api/*`, resolve)];
};

/**
 * MSW reloads a page whose worker does not control it: one that another page has just installed, or any after a hard reload. What was
 * typed meanwhile would be lost, so the worker is asked to take the page over first.
 */
const takeOver = async (base: string, { clock }: World): Promise<void> => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return;
  const registration = await serviceWorker.getRegistration(base);
  if (registration === undefined) return;
  const taken = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  registration.active?.postMessage('TAKE_OVER');
  await Promise.race([taken, sleep(clock, timings.workerTakeover)]);
};

type Handlers = ReturnType<typeof handlersFor>;

const answerByWorker = async (handlers: Handlers, base: string, world: World): Promise<void> => {
  await takeOver(base, world);
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}requestWorker.js`, options: { scope: base } },
  });
};

/** The page's own `fetch` is caught instead: all is answered alike, but the browser's network panel sees nothing of it. */
const answerInPage = async (handlers: Handlers): Promise<void> => {
  const sources = [new InterceptorSource({ interceptors: [new FetchInterceptor()] })];
  await defineNetwork({ sources, handlers, onUnhandledFrame: 'bypass' }).enable();
};

/** A browser has no workers on plain http, and may refuse one for its own reasons: a private window, blocked storage. */
const listen = async (backend: Backend, base: string, world: World): Promise<StartedBackend['mode']> => {
  const handlers = handlersFor(backend, base, world);
  try {
    if (navigator.serviceWorker !== undefined) {
      await answerByWorker(handlers, base, world);
      return 'worker';
    }
  } catch (error) {
    world.trace.record({ kind: 'fault', name: 'The service worker was refused', detail: error });
  }
  await answerInPage(handlers);
  return 'direct';
};

/** Resolves once requests are answered; rejects when neither a worker nor the page can answer them. */
export const startBackend = async ({
  world,
  base,
  network,
  rememberNetwork,
  isProviderUp,
}: BrowserBackendOptions): Promise<StartedBackend> => {
  const opened = await openLog({ world, tenant: 'main', indexedDb: globalThis.indexedDB });
  const lines = createNetworkControls({ world, profile: network, remember: rememberNetwork });
  const backend = createBackend({
    world,
    log: opened.log,
    readModel: createReadModel(opened.log, world.trace),
    passwords: createPasswords(world.ids),
    network: lines.network,
    basePath: base.slice(0, -1),
    isProviderUp,
  });
  const [mode] = await Promise.all([listen(backend, base, world), seedDemo(opened.log, world)]);
  return { mode, memoryReason: opened.memoryReason, controls: { network: lines.controls } };
};
