/** The log that a stage begins with: the demo agency in memory. It is written once for stages that begin alike, and copied for each. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import { type BranchableMemory, branchableMemory } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { personalLog } from '#events/people/personalLog.ts';
import type { World } from '#world/world.ts';
import { seedDemo } from '../../seed/seedDemo.ts';
import { stagedHistory } from './stagedHistory.ts';

/** Of the stage that was opened last. To hash two thousand events takes a hundred times as long as to copy their rows. */
let last: { readonly world: string; readonly memory: Promise<BranchableMemory> } | null = null;

/** A moment and 128 bits of chance: worlds that give the same go on alike. */
const nameOf = ({ clock, ids }: World): string => `${clock.now()} ${ids.correlation()}`;

const seeded = async (world: World): Promise<BranchableMemory> => {
  const memory = branchableMemory();
  const { storage } = memory;
  const log = createEventLog({ storage, hints: silentHints, world, tenant: mainBranch });
  await seedDemo(personalLog(log, world), world, await stagedHistory(world));
  return memory;
};

/** A memory of its own with the demo's whole history until now. `world` must be one that nobody else draws from. */
export const seededMemory = async (world: World): Promise<BranchableMemory> => {
  const name = nameOf(world);
  if (last?.world !== name) last = { world: name, memory: seeded(world) };
  return (await last.memory).copy();
};
