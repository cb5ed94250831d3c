/** Opens the log of a branch and brings the demo into the main one. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { type OpenedLog, openLog } from '#events/log/openLog.ts';
import type { World } from '#world/world.ts';
import { branchLock } from '../../inspection/inspectionParts.ts';
import { isSeeded } from '../../seed/isSeeded.ts';

export type OpenedBranch = OpenedLog & {
  /** Resolves once the demo is in the log, where it belongs there. */
  readonly seeded: Promise<void>;
};

/** Other tabs do not delete a branch that this page has open. */
const hold = (branch: string): void => {
  void navigator.locks?.request(branchLock(branch), { mode: 'shared' }, () => new Promise(() => {}));
};

export type BranchPlace = {
  readonly world: World;
  /** Null: the main one. */
  readonly branch: string | null;
};

/** The log of a branch; that of the main one where there is no such branch. */
const openLogOf = async ({ world, branch }: BranchPlace): Promise<OpenedLog> => {
  const place = { world, indexedDb: globalThis.indexedDB };
  if (branch !== null && /^branch-[a-z0-9]{1,40}$/.test(branch)) {
    const opened = await openLog({ ...place, tenant: branch });
    if ((await opened.log.head()).position > 0) {
      hold(branch);
      return opened;
    }
    await opened.log.close();
  }
  return openLog({ ...place, tenant: mainBranch });
};

/** The demo is told in the main branch only: another one has what it was begun with. What it is made of is fetched when it is missing. */
const seed = async ({ log }: OpenedLog, world: World): Promise<void> => {
  if (log.info.tenant !== mainBranch || (await isSeeded(log))) return;
  const { seedDemo } = await import('../../seed/seedDemo.ts');
  await seedDemo(log, world);
};

export const openBranch = async (place: BranchPlace): Promise<OpenedBranch> => {
  const opened = await openLogOf(place);
  return { ...opened, seeded: seed(opened, place.world) };
};
