/** Keeps people signed in on a branch: open sessions are started there when their accounts exist. */
import { emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { sessionAt } from '#events/projections/openSessions.ts';
import { foldInto } from '#events/projections/projection.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { workspaceDirectory } from '#events/projections/workspaceDirectory.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import { accountTag, workspaceTag } from '#events/tags.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { labTag } from './labEvents.ts';

type Here = {
  readonly world: World;
  readonly readModel: ReadModel;
};

const beginningOf = ({ world: { ids, clock } }: Here, lastAt: string) =>
  ({
    tenant: '',
    position: 0,
    revision: 0,
    schemaVersion: 1,
    recordedAt: new Date(Math.max(clock.now(), Date.parse(lastAt))).toISOString(),
    commandId: `lab:sessions:${ids.uuid()}`,
    correlationId: ids.correlation(),
    causationId: null,
    actor: { kind: 'import', id: 'lab' },
    previousHash: '',
    hash: '',
  }) as const;

const createSessionStarts = (here: Here) => {
  const there = new Set<string>();
  const directory = workspaceDirectory.empty();
  let lastAt = emptyHead.recordedAt;

  return {
    see: (events: readonly StoredEvent[]): void => {
      for (const event of events) {
        if (event.type === 'SessionStarted') there.add(event.stream);
        foldInto(workspaceDirectory, directory, event);
        lastAt = event.recordedAt;
      }
    },
    /** Start events for the open sessions (except portal views) that the branch's own events lack. */
    starts: async (): Promise<readonly StoredEvent[]> => {
      const now = isoNow(here.world.clock);
      const { openSessions: open } = await here.readModel.whole();
      const beginning = beginningOf(here, lastAt);
      return Object.keys(open.byId).flatMap((sessionId) => {
        const session = sessionAt(open, sessionId, now);
        const membership = session && directory.membershipOf[session.accountId];
        const stream = sessionStream.of(sessionId);
        const isOwn = session?.viewedClientId === undefined;
        if (!session || !isOwn || !membership || there.has(stream)) return [];
        const { accountId, startedAt, expiresAt } = session;
        const tags = [workspaceTag(membership.workspaceId), accountTag(accountId), labTag];
        const data = { sessionId, accountId, startedAt, expiresAt };
        const id = here.world.ids.uuid();
        return [{ ...beginning, id, stream, type: 'SessionStarted', occurredAt: startedAt, tags, data }];
      });
    },
  };
};

export async function* withSessions(
  here: Here,
  lists: Iterable<readonly StoredEvent[]> | AsyncIterable<readonly StoredEvent[]>,
): AsyncGenerator<readonly StoredEvent[]> {
  const sessions = createSessionStarts(here);
  for await (const events of lists) {
    sessions.see(events);
    yield events;
  }
  yield await sessions.starts();
}
