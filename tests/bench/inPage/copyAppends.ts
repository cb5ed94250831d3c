/** How long appends take beside the second copy and without it, in turn. */
import type { AppendRequest, EventLog } from '#events/log/eventLog.ts';
import { openLog } from '#events/log/openLog.ts';
import { platformDigest, privateFiles } from '#events/recovery/privateFiles.ts';
import { copyStorage, keepCopy } from '#mocks/recovery/keepCopy.ts';
import { sleep } from '#world/clock.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { createRequests } from './commandRequests.ts';
import { database } from './longLog.ts';

export type CopyPlan = {
  /** Of each round, half of them beside the copy. */
  readonly appends: number;
  readonly rounds: number;
};

/** Milliseconds of each append. */
export type CopyAppends = { readonly beside: readonly number[]; readonly alone: readonly number[] };

const tenant = 'bench-copy';

/** Between two changes of a hasty person: several fall into one copy, and several copies into a round. */
const pause = 20;

/** The copy of the last change has begun by then. */
const afterCopy = 500;

const openCopied = async (world: World) => {
  const { log, storeId } = await openLog({ world, tenant });
  const copy = keepCopy({
    files: privateFiles(tenant),
    digest: platformDigest,
    storeId: storeId ?? '',
    world,
    openStorage: () => copyStorage(indexedDB, { name: database, tenant, world }),
    locks: navigator.locks,
    onConflict: (conflict) => {
      throw conflict;
    },
  });
  return { log, copy };
};

const appendEach = async (
  { log, world }: { readonly log: EventLog; readonly world: World },
  requests: readonly AppendRequest[],
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const request of requests) {
    const started = performance.now();
    const result = await log.append(request);
    times.push(performance.now() - started);
    if (!result.ok) throw new Error(`an append was refused: ${result.why}`);
    await sleep(world.clock, pause);
  }
  return times;
};

export const copyAppends = async ({ appends, rounds }: CopyPlan): Promise<CopyAppends> => {
  const world = createLiveWorld();
  const { log, copy } = await openCopied(world);
  let isCopying = false;
  log.subscribe(0, () => {
    if (isCopying) copy.ask();
  });
  const nextRequest = createRequests(1, tenant);
  const runHalf = async (copies: boolean): Promise<readonly number[]> => {
    isCopying = copies;
    const times = await appendEach({ log, world }, Array.from({ length: appends / 2 }, nextRequest));
    await sleep(world.clock, afterCopy);
    await copy.settled();
    return times;
  };
  const times = { beside: [] as number[], alone: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    for (const copies of round % 2 === 0 ? [true, false] : [false, true]) {
      const measured = await runHalf(copies);
      if (round >= 0) times[copies ? 'beside' : 'alone'].push(...measured);
    }
  }
  const { copy: reached, fault } = copy.state();
  if (fault !== null || reached === null) throw new Error(`there is no second copy: ${fault}`);
  await log.close();
  return times;
};
