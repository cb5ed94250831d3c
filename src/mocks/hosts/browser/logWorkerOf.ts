/** Creates the worker of an open log; its code is loaded with the first task. */
import type { OpenedLog } from '#events/log/openLog.ts';
import type { World } from '#world/world.ts';
import type { AskLogWorker } from '../../recovery/logWorker/askLogWorker.ts';
import type { RecoveryPlace } from '../../recovery/recoveryPlace.ts';

export type LogWorkerPlace = {
  readonly world: World;
  readonly place: Pick<RecoveryPlace, 'name' | 'site'>;
  readonly opened: Pick<OpenedLog, 'log' | 'storeId'>;
};

/** Null for a log in memory, which no other thread can read. */
export const logWorkerOf = ({ world, place, opened }: LogWorkerPlace): AskLogWorker | null => {
  const { storeId, log } = opened;
  if (storeId === null) return null;
  const name = { site: place.site, database: place.name, tenant: log.info.tenant, storeId };
  return async (task, step) => {
    const [{ createAskLogWorker }, { startLogWorker }] = await Promise.all([
      import('../../recovery/logWorker/askLogWorker.ts'),
      import('./startLogWorker.ts'),
    ]);
    return createAskLogWorker({ start: startLogWorker, clock: world.clock, log: name })(task, step);
  };
};
