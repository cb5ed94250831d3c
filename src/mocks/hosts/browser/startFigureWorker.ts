/** Starts the browser's worker that sums metrics. */
import type { StartedWorker } from '../../factStore/worker/createFigureWorker.ts';

/** Throws when the browser has no workers, or blocks them. */
export const startFigureWorker = (): StartedWorker => {
  const worker = new Worker(new URL('../../factStore/worker/figureWorker.ts', import.meta.url), {
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
