/** Creates a stage's log: the demo agency in memory, written once and copied for stages with the same start. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import { type BranchableMemory, branchableMemory } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { personalLog } from '#events/people/personalLog.ts';
import type { World } from '#world/world.ts';
import { seedDemo } from '../../seed/seedDemo.ts';
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
