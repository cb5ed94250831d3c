/** Keeps people signed in on a branch: sessions that are open now are started there too, where their accounts exist. */

import type { StoredEvent } from '#events/log/storedEvent.ts';
import { sessionAt } from '#events/projections/openSessions.ts';
import { foldAll } from '#events/projections/projection.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { workspaceDirectory } from '#events/projections/workspaceDirectory.ts';
import { sessionStream } from '#events/sessions/stream.ts';
import { accountTag, workspaceTag } from '#events/tags.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { labTag } from './labEvents.ts';

type Here = {
  readonly world: World;
  /** Of the log that is open here. */
  readonly readModel: ReadModel;
};

/** What all of them share; their place and hash they get when they are linked. */
const beginningOf = ({ world: { ids, clock } }: Here, events: readonly StoredEvent[]) => {
  const last = Date.parse(events.at(-1)?.recordedAt ?? isoNow(clock));
  return {
    tenant: '',
    position: 0,
    revision: 0,
    schemaVersion: 1,
    recordedAt: new Date(Math.max(clock.now(), last)).toISOString(),
    commandId: `lab:sessions:${ids.uuid()}`,
    correlationId: ids.correlation(),
    causationId: null,
    actor: { kind: 'import', id: 'lab' },
    previousHash: '',
    hash: '',
  } as const;
};

/** The sessions that are open here, but for looks at portals, and that the branch's own events leave out, as events to follow those. */
export const sessionStarts = async (
  here: Here,
  events: readonly StoredEvent[],
): Promise<readonly StoredEvent[]> => {
  const now = isoNow(here.world.clock);
  const there = new Set(events.filter(({ type }) => type === 'SessionStarted').map(({ stream }) => stream));
  const { membershipOf } = foldAll(workspaceDirectory, events);
  const { openSessions: open } = await here.readModel.whole();
  const beginning = beginningOf(here, events);
  return Object.keys(open.byId).flatMap((sessionId) => {
    const session = sessionAt(open, sessionId, now);
    const membership = session && membershipOf[session.accountId];
    const stream = sessionStream.of(sessionId);
    const isOwn = session?.viewedClientId === undefined;
    if (!session || !isOwn || !membership || there.has(stream)) return [];
    const { accountId, startedAt, expiresAt } = session;
    const tags = [workspaceTag(membership.workspaceId), accountTag(accountId), labTag];
    const data = { sessionId, accountId, startedAt, expiresAt };
    const id = here.world.ids.uuid();
    return [{ ...beginning, id, stream, type: 'SessionStarted', occurredAt: startedAt, tags, data }];
  });
};
