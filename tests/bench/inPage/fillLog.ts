/** Generates events that make a log long. */
import type { EventLog, NewEvent } from '#events/log/eventLog.ts';
import type { World } from '#world/world.ts';
import { sampleEvents } from './sampleEvents.ts';

const batchSize = 500;
const eventsPerAgency = 20;

export const othersEvents = (count: number): readonly NewEvent[] =>
  sampleEvents(Math.ceil(count / eventsPerAgency)).map(({ stream, type, data }, index) => {
    const agency = Math.floor(index / eventsPerAgency);
    return { stream, event: { type, data }, tags: [`workspace:w${agency}`, `account:a${agency}`] };
  });

/** Events of the agency's own growth: people, clients and visits. */
export const grownEvents = (count: number): readonly NewEvent[] =>
  sampleEvents(Math.ceil(count / eventsPerAgency))
    .slice(0, count)
    .map(({ stream, type, data }) => ({ stream, event: { type, data }, tags: ['workspace:northlight'] }));

export const ownEvents = (count: number): readonly NewEvent[] =>
  Array.from({ length: Math.ceil(count / 2) }, (_, index): readonly NewEvent[] => {
    const session = { sessionId: `visit${index}`, accountId: 'demoadmin' };
    const stream = `session-visit${index}`;
    const tags = ['workspace:northlight', 'account:demoadmin'];
    const at = '2026-11-03T10:20:30.400Z';
    const started = { ...session, startedAt: at, expiresAt: at };
    return [
      { stream, tags, event: { type: 'SessionStarted', data: started } },
      { stream, tags, event: { type: 'SessionEnded', data: { ...session, endedAt: at } } },
    ];
  }).flat();

export const fillLog = async (log: EventLog, world: World, events: readonly NewEvent[]): Promise<void> => {
  for (let from = 0; from < events.length; from += batchSize) {
    const commandId = world.ids.uuid();
    const result = await log.append({
      commandId,
      commandHash: '0'.repeat(64),
      correlationId: world.ids.correlation(),
      actor: { kind: 'system', id: 'bench' },
      events: events.slice(from, from + batchSize),
      durability: 'relaxed',
    });
    if (!result.ok) throw new Error(`the log could not be filled: ${result.why}`);
  }
};
