/** Keeps people signed in on a branch: sessions that are open now are started there too, where their accounts exist. */
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { openSessions, sessionAt } from '#events/projections/openSessions.ts';
import { foldAll } from '#events/projections/projection.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { workspaceDirectory } from '#events/projections/workspaceDirectory.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import { isoNow } from '#world/clock.ts';
import { createTrace } from '#world/createTrace.ts';
import type { World } from '#world/world.ts';
import { labTag } from './labEvents.ts';

type Branch = {
  readonly world: World;
  /** Of the log that is open here. */
  readonly readModel: ReadModel;
  readonly storage: LogStorage;
  readonly tenant: string;
};

/** The sessions that the branch's own events leave out, as events. */
const startsFor = async (
  { world, readModel }: Branch,
  events: readonly StoredEvent[],
): Promise<readonly NewEvent[]> => {
  const now = isoNow(world.clock);
  const there = foldAll(openSessions, events);
  const { membershipOf } = foldAll(workspaceDirectory, events);
  const { openSessions: here } = await readModel.current();
  return Object.keys(here.byId).flatMap((sessionId) => {
    const session = sessionAt(here, sessionId, now);
    const membership = session && membershipOf[session.accountId];
    if (!session || !membership || Object.hasOwn(there.byId, sessionId)) return [];
    const started = events.some(({ stream }) => stream === `session-${sessionId}`);
    if (started) return [];
    const { accountId, startedAt, expiresAt } = session;
    return [
      {
        stream: `session-${sessionId}`,
        event: { type: 'SessionStarted', data: { sessionId, accountId, startedAt, expiresAt } },
        tags: [workspaceTag(membership.workspaceId), accountTag(accountId), labTag],
      },
    ];
  });
};

/** The branch's own append leaves no frame: the trace tells of the log that is open. */
const quiet = (world: World): World => ({
  ...world,
  trace: createTrace({ clock: world.clock, ids: world.ids, capacity: 1, realTime: () => world.clock.now() }),
});

/** `events` are those that the branch was begun with. Throws when the storage refuses. */
export const keepSessions = async (branch: Branch, events: readonly StoredEvent[]): Promise<void> => {
  const { world, storage, tenant } = branch;
  const starts = await startsFor(branch, events);
  if (starts.length === 0) return;
  const log = createEventLog({ storage, hints: silentHints, world: quiet(world), tenant });
  const commandId = `lab:sessions:${tenant}`;
  const result = await log.append({
    commandId,
    commandHash: sha256Hex(canonicalJson({ commandId })),
    correlationId: world.ids.correlation(),
    actor: { kind: 'import', id: 'lab' },
    events: starts.slice(0, 500),
  });
  if (!result.ok) throw new Error(`The sessions could not be kept: ${result.why}`);
};
