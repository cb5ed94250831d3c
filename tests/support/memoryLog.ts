/** Opens event logs in memory and appends facts without a backend command. */
import type { AppEvent } from '#events/appEvent.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { AppendRequest, EventLog } from '#events/log/eventLog.ts';
import type { LogHints, LogStorage } from '#events/log/logStorage.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { workspaceTag } from '#events/tags.ts';
import type { World } from '#world/world.ts';
import { streamOf } from './storedEvents.ts';

export type MemoryLogParts = { readonly storage?: LogStorage; readonly hints?: LogHints };

/** A log of the tenant `tests`. Pass the storage of another log to simulate another tab. */
export const openMemoryLog = (
  world: World,
  { storage = memoryStorage(), hints = silentHints }: MemoryLogParts = {},
): EventLog => createEventLog({ storage, hints, world, tenant: 'tests' });

type Extras = Pick<AppendRequest, 'vault'> & { readonly tags?: readonly string[] };

const tagsWith = (events: readonly AppEvent[], { data }: AppEvent): readonly string[] => {
  const { workspaceId, accountId } = data as { workspaceId?: string; accountId?: string };
  const joined = events.find((one) => one.type === 'MemberJoined' && one.data.accountId === accountId);
  const found = workspaceId ?? (joined?.type === 'MemberJoined' ? joined.data.workspaceId : undefined);
  return found === undefined ? [] : [workspaceTag(found)];
};

export const appendFacts = async (
  log: EventLog,
  world: World,
  events: readonly AppEvent[],
  { tags = [], ...extras }: Extras = {},
): Promise<void> => {
  const result = await log.append({
    commandId: world.ids.uuid(),
    commandHash: '0'.repeat(64),
    correlationId: world.ids.correlation(),
    actor: { kind: 'system', id: 'tests' },
    events: events.map((event) => ({
      stream: streamOf(event),
      event,
      tags: [...tagsWith(events, event), ...tags],
    })),
    ...extras,
  });
  if (!result.ok) throw new Error(`The facts of a test were refused: ${result.why}`);
};
