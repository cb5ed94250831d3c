/** Puts the whole demo agency into a log. Its history is made once for a day: to make two years takes longer than most tests of them. */
import type { EventLog } from '#events/log/eventLog.ts';
import { stagedHistory } from '#mocks/hosts/stage/stagedHistory.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import type { World } from '#world/world.ts';

/** As `seedDemo`, which makes the history anew. */
export const seedWholeAgency = async (log: EventLog, world: World): Promise<void> =>
  seedDemo(log, world, await stagedHistory(world));
