/** Creates a stage's backend over a demo log in memory, which can be forked into a branch. */

import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { type Branch, mainBranch } from '#domain/inspection/branchControls.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { type BranchableMemory, branchableMemory } from '#events/log/memoryStorage.ts';
import { writeRechained } from '#events/log/rechain.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { createSharedFacts } from '../../factStore/sharedFacts.ts';
import { withSessions } from '../../inspection/sessionStarts.ts';
import { seedDemo } from '../../seed/seedDemo.ts';
import { wholeRoutes } from '../../wholeRoutes.ts';
import { createDemoBackend, type DemoBackend } from '../demoBackend.ts';
import { stagedHistory } from './stagedHistory.ts';

/** The last stage's memory: hashing two thousand events takes a hundred times as long as copying their rows. */
let last: { readonly world: string; readonly memory: Promise<BranchableMemory> } | null = null;

/** A time and 128 random bits: worlds with the same name continue identically. */
const nameOf = ({ clock, ids }: World): string => `${clock.now()} ${ids.correlation()}`;

const seeded = async (world: World): Promise<BranchableMemory> => {
  const memory = branchableMemory();
  const { storage } = memory;
  const log = createEventLog({ storage, hints: silentHints, world, tenant: mainBranch });
  await seedDemo(personalLog(log, world), world, await stagedHistory(world));
  return memory;
};

/** A new memory with the demo's history until now. `world` must not be shared with anything else that draws from it. */
export const seededMemory = async (world: World): Promise<BranchableMemory> => {
  const name = nameOf(world);
  if (last?.world !== name) last = { world: name, memory: seeded(world) };
  return (await last.memory).copy();
};

export type StagedBackend = {
  readonly handle: (request: Request) => Promise<Response>;
  readonly controls: () => Promise<BackendControls>;
  readonly answers: () => Promise<object>;
  /** Evaluated at each request from then on; until then the demo payment provider works. */
  readonly askProvider: (isUp: () => boolean) => void;
  /** Continues in a branch with the events up to a position, with the same session. The previous log remains unchanged. */
  readonly fork: (position: number, name: string) => Promise<void>;
};

export type StagedBackendOptions = {
  readonly world: World;
  readonly seedWorld: World;
  readonly base: string;
};

type Opened = {
  readonly memory: BranchableMemory;
  readonly demo: DemoBackend;
  readonly branch: Branch | null;
};

const makeBlock = createSharedFacts();

const controlsOf = async ({ demo, branch }: Opened): Promise<BackendControls> => {
  const { network, log } = await demo.controls();
  if (branch === null) return { network, log };
  const branches = {
    ...log.branches,
    current: () => branch.id,
    list: async () => [...(await log.branches.list()).map((main) => ({ ...main, open: false })), branch],
  };
  return { network, log: { ...log, branches } };
};

export const openStagedBackend = async ({
  world,
  seedWorld,
  base,
}: StagedBackendOptions): Promise<StagedBackend> => {
  let isProviderUp = () => true;
  const logOver = ({ storage }: BranchableMemory, tenant: string) =>
    createEventLog({ storage, hints: silentHints, world, tenant });

  const open = (memory: BranchableMemory, branch: Branch | null): Opened => {
    const log = logOver(memory, branch?.id ?? mainBranch);
    const demo = createDemoBackend({
      world,
      log,
      memoryReason: 'it was opened in memory',
      base,
      network: 'instant',
      rememberNetwork: () => undefined,
      isProviderUp: () => isProviderUp(),
      routes: wholeRoutes,
      makeBlock,
    });
    return { memory, demo, branch };
  };

  const branchOff = async (from: Opened, position: number, name: string): Promise<Opened> => {
    const parent = from.branch?.id ?? mainBranch;
    const log = logOver(from.memory, parent);
    const events = await log.readAll({ upTo: position, limit: position });
    const id = `branch-${world.ids.entity()}`;
    const memory = from.memory.branch(position);
    const here = { world, readModel: createReadModel(log, world.trace) };
    await writeRechained(memory.storage, id, withSessions(here, [events]));
    const head = (await memory.storage.read((reading) => reading.head())) ?? emptyHead;
    return open(memory, {
      id,
      name,
      origin: 'fork',
      parent,
      begunWith: events.length,
      createdAt: isoNow(world.clock),
      count: head.position,
      head: head.hash,
      open: true,
    });
  };

  let current = open(await seededMemory(seedWorld), null);
  return {
    handle: (request) => current.demo.backend.handle(request),
    controls: () => controlsOf(current),
    answers: () => current.demo.answers(),
    askProvider: (isUp) => {
      isProviderUp = isUp;
    },
    fork: async (position, name) => {
      current = await branchOff(current, position, name);
    },
  };
};
