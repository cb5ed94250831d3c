/** Chooses the transport of the app's requests: the service worker, the page itself, or the page until the worker is ready. */

import { timings } from '#domain/timings.ts';
import { type Clock, type Milliseconds, sleep } from '#world/clock.ts';
import type { Destination } from './destination.ts';
import type { AnsweredInPage } from './pageTransport.ts';

type Handle = (request: Request) => Promise<Response>;

type InFlight = {
  readonly handle: Handle;
  readonly calm: (rest: Milliseconds) => Promise<void>;
};

export const countInFlight = (handle: Handle, clock: Clock): InFlight => {
  let count = 0;
  let lastSeen = clock.now();
  return {
    handle: async (request) => {
      count += 1;
      try {
        return await handle(request);
      } finally {
        count -= 1;
        lastSeen = clock.now();
      }
    },
    calm: async (rest) => {
      while (count > 0 || clock.now() - lastSeen < rest) await sleep(clock, rest);
    },
  };
};

export type ListeningMode = 'worker' | 'direct';

export type Listening =
  | { readonly mode: ListeningMode }
  | {
      readonly mode: 'untilWorker';
      /** Registers the worker when the page is idle. Resolves once it answers; rejects when refused, and the page continues answering. */
      readonly takeWorker: () => Promise<void>;
    };

const serveByWorker = async (destination: Destination): Promise<void> => {
  try {
    await (await import('./workerTransport.ts')).serveByWorker(destination);
  } catch (error) {
    destination.world.trace.record({ kind: 'fault', name: 'The service worker was refused', detail: error });
    throw error;
  }
};

const serveInPage = async (destination: Destination, answered: AnsweredInPage) =>
  (await import('./pageTransport.ts')).serveInPage(destination, answered);

/**
 * True only in Chromium, detected by `userAgentData`: WebKit cannot transfer streams to a worker, and Firefox
 * logs an error whenever a stream's reader leaves.
 */
export const workerBringsStreams = (browser: object = navigator): boolean => 'userAgentData' in browser;

/** Workers do not exist on plain http, and a browser may block them, as in a private window or with blocked storage. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

type Waiting = {
  readonly awaitedBy: string | null;
};

const comesBeforeWorker = ({ awaitedBy }: Waiting): boolean =>
  awaitedBy !== null && workers()?.controller === null;

export const fetchTransport = (waiting: Waiting): Promise<unknown> =>
  workers() === undefined || comesBeforeWorker(waiting)
    ? import('./pageTransport.ts')
    : import('./workerTransport.ts');

export const listen = async (destination: Destination): Promise<ListeningMode> => {
  if (workers() !== undefined) {
    const answers = await serveByWorker(destination).then(
      () => true,
      () => false,
    );
    if (answers) {
      if (!workerBringsStreams()) await serveInPage(destination, 'streams');
      return 'worker';
    }
  }
  await serveInPage(destination, 'all');
  return 'direct';
};

/** As `listen`, but when a person waits, a page without a controlling worker answers itself until one is ready. */
export const listenSoon = async (destination: Destination, waiting: Waiting): Promise<Listening> => {
  if (!comesBeforeWorker(waiting)) return { mode: await listen(destination) };
  const { handle, calm } = countInFlight(destination.handle, destination.world.clock);
  const page = await serveInPage({ ...destination, handle }, 'all');
  return {
    mode: 'untilWorker',
    takeWorker: async () => {
      await calm(timings.calmBeforeWorker);
      await serveByWorker(destination);
      page.leaveToWorker(workerBringsStreams() ? 'nothing' : 'streams');
    },
  };
};
