/** Reads one file in a worker, which the page terminates afterwards. */
import type { ImportTask } from '#machines/imports/importTask.ts';
import { type FromImportWorker, runImportTask } from './runImportTask.ts';

const tell = (message: FromImportWorker): void => postMessage(message);

const run = async (task: ImportTask): Promise<void> => {
  try {
    tell({ kind: 'progress', part: 0 });
    const result = await runImportTask(task, { tell: (part) => tell({ kind: 'progress', part }) });
    tell({ kind: 'result', result });
  } catch (error) {
    tell({ kind: 'failed', detail: String(error) });
  }
};

addEventListener('message', ({ data }: MessageEvent<ImportTask>) => void run(data));
