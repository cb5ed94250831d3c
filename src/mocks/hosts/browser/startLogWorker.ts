/** Starts a browser worker for a task over the log. */
import type { StartedLogWorker } from '../../recovery/logWorker/askLogWorker.ts';

/** Throws when the browser has no workers, or blocks them. */
export const startLogWorker = (): StartedLogWorker => {
  const worker = new Worker(new URL('../../recovery/logWorker/logWorker.ts', import.meta.url), {
    type: 'module',
    name: 'log',
  });
  return {
    tell: (message) => worker.postMessage(message),
    listen: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
    onFailure: (hear) => {
      worker.addEventListener('error', hear);
      worker.addEventListener('messageerror', hear);
    },
    end: () => worker.terminate(),
  };
};
