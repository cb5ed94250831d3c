/** Measures append speed in this browser, alternating with a plain loop that writes the same records. */
import { createEventLog } from '#events/log/createEventLog.ts';
import type { AppendRequest, EventLog } from '#events/log/eventLog.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { openLog } from '#events/log/openLog.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { createRequests } from './commandRequests.ts';
import { createRecorder, openRaw, type WrittenRecords, writeRaw } from './rawLoop.ts';

export type AppendPlan = {
  /** Events per append, so per transaction. */
  readonly size: number;
  readonly appends: number;
  readonly rounds: number;
};

export type AppendRound = {
  /** Milliseconds of each append. */
  readonly log: readonly number[];
  readonly raw: readonly number[];
  /** The same appends to a log in memory: the log's own work without a disk. */
  readonly memory: readonly number[];
};

const timed = async (run: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  await run();
  return performance.now() - started;
};

const appendTo =
  (log: EventLog) =>
  async (request: AppendRequest): Promise<void> => {
    const result = await log.append(request);
    if (!result.ok) throw new Error(`an append was refused: ${result.why}`);
  };

const openLogs = async (world: World, tenant: string) => {
  const { log, memoryReason } = await openLog({ world, tenant });
  if (memoryReason !== null) throw new Error(`the log is in memory: ${memoryReason}`);
  const memory = createEventLog({ storage: memoryStorage(), hints: silentHints, world, tenant });
  return { log, memory };
};

type Contest = {
  readonly log: (request: AppendRequest) => Promise<void>;
  readonly raw: (records: WrittenRecords) => Promise<void>;
  readonly memory: (request: AppendRequest) => Promise<void>;
};

/** Alternates the order, so that stalls of the disk affect both alike. */
const runRound = async (
  pairs: readonly (readonly [AppendRequest, WrittenRecords])[],
  contest: Contest,
): Promise<AppendRound> => {
  const times = { log: [] as number[], raw: [] as number[], memory: [] as number[] };
  for (const [index, [request, records]] of pairs.entries()) {
    const runLog = async () => times.log.push(await timed(() => contest.log(request)));
    const runRaw = async () => times.raw.push(await timed(() => contest.raw(records)));
    const turns = index % 2 === 0 ? [runLog, runRaw] : [runRaw, runLog];
    for (const turn of turns) await turn();
  }
  for (const [request] of pairs) times.memory.push(await timed(() => contest.memory(request)));
  return times;
};

/** Measures in rounds; discards the first, which warms up. */
export const appendRounds = async ({
  size,
  appends,
  rounds,
}: AppendPlan): Promise<readonly AppendRound[]> => {
  const world = createLiveWorld();
  const tenant = `bench-${size}`;
  const { log, memory } = await openLogs(world, tenant);
  const database = await openRaw(`raw-${size}`);
  const recordsOf = createRecorder(world, tenant);
  const nextRequest = createRequests(size, tenant);
  const contest: Contest = {
    log: appendTo(log),
    raw: (records) => writeRaw(database, records, tenant),
    memory: appendTo(memory),
  };
  const measured: AppendRound[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pairs: (readonly [AppendRequest, WrittenRecords])[] = [];
    for (const request of Array.from({ length: appends }, nextRequest)) {
      pairs.push([request, await recordsOf(request)]);
    }
    const times = await runRound(pairs, contest);
    if (round > 0) measured.push(times);
  }
  await log.close();
  database.close();
  return measured;
};
