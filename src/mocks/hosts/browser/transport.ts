/** Who brings the app's requests to the backend: the service worker, the page itself where there is none, or the one until the other is there. */
import { timings } from '#domain/timings.ts';
import type { Destination } from './destination.ts';
import { countInFlight } from './inFlight.ts';
import type { AnsweredInPage } from './pageTransport.ts';

/** `worker`: a service worker brings requests; `direct`: the page answers its own. */
export type ListeningMode = 'worker' | 'direct';

export type Listening =
  | { readonly mode: ListeningMode }
  | {
      readonly mode: 'untilWorker';
      /** Registers the worker in a calm moment. Resolves once that answers; rejects where it is refused, and the page goes on answering. */
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
 * Whether a worker can bring a reply that has no end. WebKit transfers no stream to a worker, and Firefox logs an error each time that
 * the reader of one leaves: Chromium alone, which this property tells, does it well.
 */
const workerBringsStreams = (): boolean => 'userAgentData' in navigator;

/** A browser has no workers on plain http, and may refuse one for its own reasons: a private window, blocked storage. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

type Waiting = {
  /** The token of who waits for data; null for nobody. */
  readonly awaitedBy: string | null;
};

/** A worker that does not control the page yet takes time to come. */
const comesBeforeWorker = ({ awaitedBy }: Waiting): boolean =>
  awaitedBy !== null && workers()?.controller === null;

/** Fetches the code that will be needed first. */
export const fetchTransport = (waiting: Waiting): Promise<unknown> =>
  workers() === undefined || comesBeforeWorker(waiting)
    ? import('./pageTransport.ts')
    : import('./workerTransport.ts');

/** Resolves once the worker answers, or the page itself where none can. */
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

/** Like `listen`, but where somebody waits, a page that no worker controls yet answers itself until one does. */
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
