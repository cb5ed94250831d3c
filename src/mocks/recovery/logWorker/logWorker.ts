/** Runs a log worker for one task, until the page terminates it. */
import { createLiveWorld } from '#world/liveWorld.ts';
import { siteFactory } from '../databaseSites.ts';
import type { FromLogWorker, ToLogWorker } from './logTask.ts';
import { runLogTask } from './runLogTask.ts';

const tell = (message: FromLogWorker): void => postMessage(message);

const run = async (asked: ToLogWorker): Promise<void> => {
  const onProgress = (done: number, total: number): void => tell({ kind: 'progress', done, total });
  try {
    onProgress(0, 0);
    const factory = await siteFactory(asked.site);
    if (factory === null) throw new Error('there are no databases at that place');
    const parts = { factory, world: createLiveWorld(), onProgress };
    tell({ kind: 'result', result: await runLogTask(asked, parts) });
  } catch (error) {
    tell({ kind: 'failed', detail: String(error) });
  }
};

addEventListener('message', ({ data }: MessageEvent<ToLogWorker>) => void run(data));
