/** Measures appends with and without the second copy in turn, and the delay until the copy has them. */
import type { AppendRequest, EventLog } from '#events/log/eventLog.ts';
import { openLog } from '#events/log/openLog.ts';
import type { CopyFiles } from '#events/recovery/copyFiles.ts';
import { readSegmentName } from '#events/recovery/copySegment.ts';
import { platformDigest, privateFiles } from '#events/recovery/privateFiles.ts';
import { type CopyState, copyStorage, keepCopy } from '#mocks/recovery/followLog.ts';
import { sleep } from '#world/clock.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { createRequests } from './commandRequests.ts';
import { database } from './longLog.ts';

export type CopyPlan = {
  /** Per round; half of them with the copy enabled. */
  readonly appends: number;
  readonly rounds: number;
};

export type CopyAppends = {
  readonly beside: readonly number[];
  readonly alone: readonly number[];
  /** Milliseconds from the acknowledgement of an append until a file of the copy holds its event. */
  readonly untilCopied: readonly number[];
};

const tenant = 'bench-copy';

/** Time between two changes of a fast user: several fall into one copy, and several copies into a round. */
const pause = 20;

/** By then the copy of the last change has begun. */
const afterCopy = 500;

const createCopyClock = () => {
  let waiting: { readonly position: number; readonly since: number }[] = [];
  const times: number[] = [];
  return {
    /** Listener for acknowledged events; ignores them if no copy is made. */
    hears: (copies: boolean) => (position: number) => {
      if (copies) waiting.push({ position, since: performance.now() });
    },
    copied: (upTo: number) => {
      const now = performance.now();
      times.push(...waiting.filter(({ position }) => position <= upTo).map(({ since }) => now - since));
      waiting = waiting.filter(({ position }) => position > upTo);
    },
    forget: () => times.splice(0),
    times: (): readonly number[] => {
      if (waiting.length > 0) throw new Error(`the second copy lacks ${waiting.length} events`);
      return times;
    },
  };
};

type CopyClock = ReturnType<typeof createCopyClock>;

/** The product's own files; a write counts once the file has all of its bytes. */
const timedFiles = (copyClock: CopyClock): CopyFiles => {
  const files = privateFiles(tenant);
  return {
    ...files,
    write: async (name, bytes) => {
      await files.write(name, bytes);
      const segment = readSegmentName(name);
      if (segment) copyClock.copied(segment.last);
    },
  };
};

const openCopied = async (world: World, copyClock: CopyClock) => {
  const { log, storeId } = await openLog({ world, tenant });
  const copy = keepCopy({
    files: timedFiles(copyClock),
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
  onAcknowledged: (position: number) => void,
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const request of requests) {
    const started = performance.now();
    const result = await log.append(request);
    times.push(performance.now() - started);
    if (!result.ok) throw new Error(`an append was refused: ${result.why}`);
    onAcknowledged(result.head);
    await sleep(world.clock, pause);
  }
  return times;
};

const mustBeThere = ({ copy, fault }: CopyState): void => {
  if (fault !== null || copy === null) throw new Error(`there is no second copy: ${fault}`);
};

export const copyAppends = async ({ appends, rounds }: CopyPlan): Promise<CopyAppends> => {
  const world = createLiveWorld();
  const copyClock = createCopyClock();
  const { log, copy } = await openCopied(world, copyClock);
  let isCopying = false;
  log.subscribe(0, () => {
    if (isCopying) copy.ask();
  });
  const nextRequest = createRequests(1, tenant);
  const runHalf = async (copies: boolean): Promise<readonly number[]> => {
    isCopying = copies;
    const requests = Array.from({ length: appends / 2 }, nextRequest);
    const times = await appendEach({ log, world }, requests, copyClock.hears(copies));
    await sleep(world.clock, afterCopy);
    await copy.settled();
    return times;
  };
  const times = { beside: [] as number[], alone: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    for (const copies of round % 2 === 0 ? [true, false] : [false, true]) {
      const measured = await runHalf(copies);
      if (round < 0) copyClock.forget();
      else times[copies ? 'beside' : 'alone'].push(...measured);
    }
  }
  mustBeThere(copy.state());
  await log.close();
  return { ...times, untilCopied: copyClock.times() };
};
