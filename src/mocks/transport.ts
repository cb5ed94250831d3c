/** Lets MSW bring the app's requests to the backend: by its service worker, or inside the page where there is none. The only file that knows MSW. */

import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { http } from 'msw/http';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { timings } from '#domain/timings.ts';
import { sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import type { Backend } from './backend.ts';
import { recordStrangers } from './network/recordStrangers.ts';

/** `worker`: a service worker answers; `direct`: there is none, and requests are answered inside the page. */
export type ListeningMode = 'worker' | 'direct';

const mswMethods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** One MSW handler per route, and one for all other addresses of the API, which answers 404 or 405. */
const handlersFor = (backend: Pick<Backend, 'handle'>, base: string, world: World) => {
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

/** Resolves once requests are answered; rejects when neither a worker nor the page can answer them. A browser has no workers on plain http, and may refuse one for its own reasons: a private window, blocked storage. */
export const listen = async (
  backend: Pick<Backend, 'handle'>,
  base: string,
  world: World,
): Promise<ListeningMode> => {
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
