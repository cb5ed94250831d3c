/** Hosts the backend in the browser: opens the log, seeds the demo, and lets MSW bring it the app's requests: by its service worker, or inside the page where there is none. The only file that knows MSW. */

import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { http } from 'msw/http';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { timings } from '#domain/timings.ts';
import { type OpenedLog, openLog } from '#events/log/openLog.ts';
import { createReadModel, type ReadModel } from '#events/projections/readModel.ts';
import { sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { createPasswords } from './auth/passwords.ts';
import { type Backend, createBackend } from './backend.ts';
import { branchLock } from './inspection/inspectionParts.ts';
import { createLatency, isLatencyProfile } from './network/latency.ts';
import { seedDemo } from './seed/seedDemo.ts';

export type BrowserBackendOptions = {
  readonly world: World;
  /** The app's base path, with its slashes: `/` or `/demo/`. */
  readonly base: string;
  /** Name of a latency profile; an unknown one counts as `fast`. */
  readonly network: string | null;
  /** Which branch of the log to open; null, and one that is not there, for the main one. */
  readonly branch: string | null;
  /** Whether the demo payment provider works, asked at each request. */
  readonly isProviderUp: () => boolean;
};

export type StartedBackend = {
  /** Made, and its code fetched, when it is first asked for. */
  readonly controls: () => Promise<BackendControls>;
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
const handlersFor = (backend: Backend, base: string) => {
  const resolve = ({ request }: { request: Request }) => backend.handle(request);
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
  const handlers = handlersFor(backend, base);
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

/** Other tabs do not delete a branch that this page has open. */
const hold = (branch: string): void => {
  void navigator.locks?.request(branchLock(branch), { mode: 'shared' }, () => new Promise(() => {}));
};

/** The log of a branch; that of the main one where there is no such branch. */
const openBranch = async (world: World, branch: string | null): Promise<OpenedLog> => {
  const place = { world, indexedDb: globalThis.indexedDB };
  if (branch !== null && /^branch-[a-z0-9]{1,40}$/.test(branch)) {
    const opened = await openLog({ ...place, tenant: branch });
    if ((await opened.log.head()).position > 0) {
      hold(branch);
      return opened;
    }
    await opened.log.close();
  }
  return openLog({ ...place, tenant: mainBranch });
};

/** The demo is told in the main branch only: another one has what it was begun with. */
const seed = async ({ log }: OpenedLog, world: World): Promise<void> => {
  if (log.info.tenant === mainBranch) await seedDemo(log, world);
};

type Inspected = OpenedLog & { readonly readModel: ReadModel };

const createControls = ({ log, readModel, memoryReason }: Inspected, world: World) => {
  let made: Promise<BackendControls> | null = null;
  const make = async (): Promise<BackendControls> => {
    const { createLogControls } = await import('./inspection/createLogControls.ts');
    const indexedDb = memoryReason === null ? globalThis.indexedDB : null;
    return { log: createLogControls({ world, log, readModel, indexedDb, locks: navigator.locks }) };
  };
  return (): Promise<BackendControls> => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
};

/** Resolves once requests are answered; rejects when neither a worker nor the page can answer them. */
export const startBackend = async ({
  world,
  base,
  network,
  branch,
  isProviderUp,
}: BrowserBackendOptions): Promise<StartedBackend> => {
  const opened = await openBranch(world, branch);
  const readModel = createReadModel(opened.log, world.trace);
  const backend = createBackend({
    world,
    log: opened.log,
    readModel,
    passwords: createPasswords(world.ids),
    latency: createLatency(isLatencyProfile(network) ? network : 'fast', world.random),
    basePath: base.slice(0, -1),
    isProviderUp,
  });
  const [mode] = await Promise.all([listen(backend, base, world), seed(opened, world)]);
  const controls = createControls({ ...opened, readModel }, world);
  return { mode, memoryReason: opened.memoryReason, controls };
};
