/** Hosts the backend in the browser: opens the log, seeds the demo, and lets MSW's service worker bring it the app's requests. The only file that knows MSW. */

import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { timings } from '#domain/timings.ts';
import { openLog } from '#events/log/openLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { createPasswords } from './auth/passwords.ts';
import { type Backend, createBackend } from './backend.ts';
import { createLatency, isLatencyProfile } from './network/latency.ts';
import { seedDemo } from './seed/seedDemo.ts';

export type BrowserBackendOptions = {
  readonly world: World;
  /** The app's base path, with its slashes: `/` or `/demo/`. */
  readonly base: string;
  /** Name of a latency profile; an unknown one counts as `fast`. */
  readonly network: string | null;
  /** Whether the demo payment provider works, asked at each request. */
  readonly isProviderUp: () => boolean;
};

export type StartedBackend = {
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
  if (serviceWorker === undefined || serviceWorker.controller !== null) return;
  const registration = await serviceWorker.getRegistration(base);
  if (registration === undefined) return;
  const taken = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  registration.active?.postMessage('TAKE_OVER');
  await Promise.race([taken, sleep(clock, timings.workerTakeover)]);
};

const listen = async (backend: Backend, base: string): Promise<StartedBackend['mode']> => {
  const worker = setupWorker(...handlersFor(backend, base));
  const registration = await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}requestWorker.js`, options: { scope: base } },
  });
  return registration ? 'worker' : 'direct';
};

/** Resolves once requests are answered; rejects when neither a worker nor the page can answer them. */
export const startBackend = async ({
  world,
  base,
  network,
  isProviderUp,
}: BrowserBackendOptions): Promise<StartedBackend> => {
  const opened = await openLog({ world, tenant: 'main', indexedDb: globalThis.indexedDB });
  const backend = createBackend({
    world,
    log: opened.log,
    readModel: createReadModel(opened.log, world.trace),
    passwords: createPasswords(world.ids),
    latency: createLatency(isLatencyProfile(network) ? network : 'fast', world.random),
    basePath: base.slice(0, -1),
    isProviderUp,
  });
  const ready = takeOver(base, world).then(() => listen(backend, base));
  const [mode] = await Promise.all([ready, seedDemo(opened.log, world)]);
  return { mode, memoryReason: opened.memoryReason };
};
