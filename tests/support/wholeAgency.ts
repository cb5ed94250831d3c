/** Seeds the whole demo agency into a log, with its history cached per day, because generating two years is slow. */
import type { EventLog } from '#events/log/eventLog.ts';
import { stagedHistory } from '#mocks/hosts/stage/stagedHistory.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import type { World } from '#world/world.ts';

export const seedWholeAgency = async (log: EventLog, world: World): Promise<void> =>
  seedDemo(log, world, await stagedHistory(world));
