/** Whether the demo agency is in a log: asked before what it is made of is even fetched. */
import type { EventLog } from '#events/log/eventLog.ts';

/** The command that appends it. */
export const seedCommand = 'seed:demo:3';

/** What the release before appended, whose profiles keep what they have. */
const formerCommand = 'seed:demo:2';

export const isSeeded = async (log: EventLog): Promise<boolean> =>
  ((await log.command(seedCommand)) ?? (await log.command(formerCommand))) !== null;
