/** Connects MSW's service worker to the backend. The only file that imports `msw`. */
import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { timings } from '#domain/timings.ts';
import { sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import type { Destination } from './destination.ts';

/**
 * One MSW handler for the whole API: the backend routes requests and answers 404 and 405. MSW tries handlers
 * in sequence, so a hundred would cost more than the reply.
 */
const handlersFor = ({ handle, base }: Destination) => [
  http.all(`${base}api/*`, ({ request }) => handle(request)),
];

/** MSW reloads a page that its worker does not control, and typed input is lost, so the worker claims the page first. */
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

/** MSW checks for a newer worker at each start, and ignores a failure of that check when offline. */
const allowNoConnection = async (base: string): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(base);
  if (registration === undefined) return;
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
};

/** Once the page is idle, the worker caches the files for offline use, unless the visitor saves data. */
const keepFilesLater = async ({ clock }: World): Promise<void> => {
  await sleep(clock, timings.calmBeforeKeeping);
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData !== true) serviceWorker.controller?.postMessage('KEEP_FILES');
};

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
