/** Starts a browser worker that reads one file. */
import type { StartedImportWorker } from './askImportWorker.ts';

/** Throws if the browser lacks or blocks workers. */
export const startImportWorker = (): StartedImportWorker => {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), {
    type: 'module',
    name: 'import',
  });
  return {
    tell: (task) => worker.postMessage(task),
    listen: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
    onFailure: (hear) => {
      worker.addEventListener('error', hear);
      worker.addEventListener('messageerror', hear);
    },
    end: () => worker.terminate(),
  };
};
