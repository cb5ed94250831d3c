/** Lets MSW's service worker bring the app's requests to the backend. The only file that imports `msw`. */
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { timings } from '#domain/timings.ts';
import { sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import type { Destination } from './destination.ts';

/**
 * One MSW handler for all addresses of the API. The backend has the table of routes, and answers 404 and 405 itself: MSW asks its handlers
 * one after the other, and a hundred of them cost each request more than its reply.
 */
const handlersFor = ({ handle, base }: Destination) => [
  http.all(`${base}api/*`, ({ request }) => handle(request)),
];

/** MSW reloads a page that its worker does not control, and what was typed is lost: the worker is asked to take the page over first. */
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

/** MSW looks for a newer worker at each start, and lets it go unheard that there is no connection to look by. */
const allowNoConnection = async (base: string): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (registration === undefined) return;
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
};

/** Once the page has come to rest, the worker fetches what the page itself has no use for yet, unless its visitor counts bytes. */
const keepFilesLater = async ({ clock }: World): Promise<void> => {
  await sleep(clock, timings.calmBeforeKeeping);
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData !== true) serviceWorker.controller?.postMessage('KEEP_FILES');
};

/** Resolves once the worker brings the requests; rejects where the browser refuses it. */
export const serveByWorker = async (destination: Destination): Promise<void> => {
  const { base, world } = destination;
  await takeOver(base, world);
  await allowNoConnection(base);
  await setupWorker(...handlersFor(destination)).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}requestWorker.js`, options: { scope: base } },
  });
  void keepFilesLater(world);
};
