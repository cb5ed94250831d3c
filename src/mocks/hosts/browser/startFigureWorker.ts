/** Starts the browser’s worker that adds up figures. */
import type { StartedWorker } from '../../metrics/worker/createFigureWorker.ts';

/** Throws where the browser has no workers, or allows none. */
export const startFigureWorker = (): StartedWorker => {
  const worker = new Worker(new URL('../../metrics/worker/figureWorker.ts', import.meta.url), {
    type: 'module',
    name: 'figures',
  });
  return {
    tell: (message) => worker.postMessage(message),
    listen: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
    onFailure: (hear) => {
      worker.addEventListener('error', hear);
      worker.addEventListener('messageerror', hear);
    },
  };
};
