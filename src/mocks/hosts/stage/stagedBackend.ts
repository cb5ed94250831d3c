/** The backend of a stage: over a log in memory with the demo in it, which can go on as a branch of itself. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { type Branch, mainBranch } from '#domain/inspection/branchControls.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import type { BranchableMemory } from '#events/log/memoryStorage.ts';
import { writeRechained } from '#events/log/rechain.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { withSessions } from '../../inspection/sessionStarts.ts';
import { createSharedFacts } from '../../metrics/sharedFacts.ts';
import { wholeRoutes } from '../../wholeRoutes.ts';
import { createDemoBackend, type DemoBackend } from '../demoBackend.ts';
import { seededMemory } from './seededMemory.ts';

export type StagedBackend = {
  readonly handle: (request: Request) => Promise<Response>;
  readonly controls: () => Promise<BackendControls>;
  /** What all projections answer now, by their names. */
  readonly answers: () => Promise<object>;
  /** Asked at each request from here on; the demo payment provider works until then. */
  readonly askProvider: (isUp: () => boolean) => void;
  /** Goes on in a branch that begins with the events up to a position; who is signed in stays so. The log that was open is left as it is. */
  readonly fork: (position: number, name: string) => Promise<void>;
};

export type StagedBackendOptions = {
  readonly world: World;
  /** Draws what the demo's events are stamped with, and nothing after that. */
  readonly seedWorld: World;
  /** The app's base path, with its slashes. */
  readonly base: string;
};

type Opened = {
  readonly memory: BranchableMemory;
  readonly demo: DemoBackend;
  /** Null: the main one. */
  readonly branch: Branch | null;
};

/** All stages of a page have the same demo agency. */
const makeBlock = createSharedFacts();

/** The controls, which know of the branch that is open. */
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
