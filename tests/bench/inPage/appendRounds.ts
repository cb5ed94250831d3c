/** How fast the log appends in this browser, in turn with the same records written by a plain loop. */
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
  /** Events of one append, so of one transaction. */
  readonly size: number;
  /** Appends of one round. */
  readonly appends: number;
  readonly rounds: number;
};

export type AppendRound = {
  /** Milliseconds of each append, one after the other. */
  readonly log: readonly number[];
  readonly raw: readonly number[];
  /** The log's own work without a disk under it: the same appends to memory. */
  readonly memory: readonly number[];
};

const timed = async <Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<number[]> => {
  const times: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await run(item);
    times.push(performance.now() - started);
  }
  return times;
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

/** Measures in rounds, who goes first changing from one to the next. The first round warms up and is not told. */
export const appendRounds = async ({ size, appends, rounds }: AppendPlan): Promise<readonly AppendRound[]> => {
  const world = createLiveWorld();
  const tenant = `bench-${size}`;
  const { log, memory } = await openLogs(world, tenant);
  const raw = await openRaw(`raw-${size}`);
  const recordsOf = createRecorder(world, tenant);
  const nextRequest = createRequests(size, tenant);
  const measured: AppendRound[] = [];

  for (let round = 0; round <= rounds; round += 1) {
    const requests = Array.from({ length: appends }, nextRequest);
    const records: WrittenRecords[] = [];
    for (const request of requests) records.push(await recordsOf(request));
    const runLog = () => timed(requests, appendTo(log));
    const runRaw = () => timed(records, (one) => writeRaw(raw, one, tenant));
    const logFirst = round % 2 === 0;
    const early = logFirst ? await runLog() : await runRaw();
    const late = logFirst ? await runRaw() : await runLog();
    const memoryTimes = await timed(requests, appendTo(memory));
    const times = { log: logFirst ? early : late, raw: logFirst ? late : early, memory: memoryTimes };
    if (round > 0) measured.push(times);
  }
  await log.close();
  raw.close();
  return measured;
};
