/** Checks whether the demo agency is in a log, before its code is loaded. */
import type { EventLog } from '#events/log/eventLog.ts';

export const seedCommand = 'seed:demo:3';

/** The previous release's command id; its profiles keep their agency. */
const formerCommand = 'seed:demo:2';

export const isSeeded = async (log: EventLog): Promise<boolean> =>
  ((await log.command(seedCommand)) ?? (await log.command(formerCommand))) !== null;
