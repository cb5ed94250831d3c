/** Defers work until the log has been unused for a while and the page is idle. */
import type { EventLog } from '#events/log/eventLog.ts';
import { sleep } from '#world/clock.ts';
import { whenIdle } from '#world/whenIdle.ts';
import type { World } from '#world/world.ts';
import { storageTimings } from '../../recovery/storageTimings.ts';

type Work = () => Promise<void>;

export type WhenLogIdleParts = {
  readonly world: World;
  readonly log: Pick<EventLog, 'head'>;
};

export const createWhenLogIdle = ({ world, log }: WhenLogIdleParts): ((work: Work) => void) => {
  let wanted: Work | null = null;
  let isWaiting = false;
  let running: Promise<void> = Promise.resolve();

  const runWanted = (): void => {
    const work = wanted;
    wanted = null;
    isWaiting = false;
    if (work === null) return;
    running = running.then(work).catch((error: unknown) => {
      world.trace.record({ kind: 'fault', name: 'A snapshot was not written', cause: null, detail: error });
    });
  };

  const giveUp = (): void => {
    isWaiting = false;
  };

  const wait = async (): Promise<void> => {
    const before = await log.head();
    await sleep(world.clock, storageTimings.calmBeforeSnapshot);
    const { position } = await log.head();
    if (position === before.position) whenIdle(runWanted);
    else await wait();
  };

  return (work) => {
    wanted = work;
    if (isWaiting) return;
    isWaiting = true;
    wait().catch(giveUp);
  };
};
