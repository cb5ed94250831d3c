/** Appends from several tabs to one log concurrently; the log must have no gaps. */
import type { EventLog } from '#events/log/eventLog.ts';
import { openLog } from '#events/log/openLog.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { createRequests } from './commandRequests.ts';

let opened: EventLog | null = null;

const tenant = 'bench-tabs';

/** Opens this tab's connection, so that opening is not measured; returns the position of the last event. */
export const openTab = async (): Promise<number> => {
  opened ??= (await openLog({ world: createLiveWorld(), tenant })).log;
  return (await opened.head()).position;
};

/** Appends `appends` events one by one under this tab's name; returns start and end in milliseconds since 1970. */
export const appendInTabs = async (plan: {
  name: string;
  appends: number;
}): Promise<{ started: number; ended: number }> => {
  if (opened === null) throw new Error('the tab is not open yet');
  const nextRequest = createRequests(1, plan.name);
  const now = () => performance.timeOrigin + performance.now();
  const started = now();
  for (let count = 0; count < plan.appends; count += 1) {
    const { expected: _others, ...request } = nextRequest();
    const result = await opened.append(request);
    if (!result.ok) throw new Error(`an append was refused: ${result.why}`);
  }
  return { started, ended: now() };
};
