/** Ends a stream when the caller loses access, and tells its reader why. */
import { endpoints } from '#domain/contract/endpoints.ts';
import type { StreamEndReason } from '#domain/contract/streamEnd.ts';
import { timings } from '#domain/timings.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { isFactorDue } from '#events/projections/isFactorDue.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { workspaceTag } from '#events/tags.ts';
import { isoNow } from '#world/clock.ts';
import { callerOf } from '../auth/findCaller.ts';
import type { Caller, Context } from '../http/context.ts';
import type { Feed } from '../http/feed.ts';
import { refusedAccess } from './refusedAccess.ts';
import { isDeleted } from './refusedDeletion.ts';

type StreamName = 'streamEvents' | 'streamVisits';
type StreamContext = Pick<Context<StreamName>, 'answers' | 'caller' | 'readModel' | 'world'>;

const isSameScope = (one: Caller, other: Caller): boolean =>
  one.role === other.role &&
  one.kind === other.kind &&
  one.workspaceId === other.workspaceId &&
  one.clientId === other.clientId &&
  one.clientArchivedAt === other.clientArchivedAt;

export const endFeed = (feed: Feed, reason: StreamEndReason): void => {
  feed.write(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`);
  feed.end();
};

export const lostRight = (
  name: StreamName,
  { answers: before, caller, world }: StreamContext,
  answers: ScopedAnswers,
): StreamEndReason | null => {
  const now = isoNow(world.clock);
  const { token, sessionId, workspaceId } = caller;
  const again = callerOf({ token, session: { sessionId, workspaceId } }, { answers, now });
  if (again === null) return 'sessionMissing';
  const refused = refusedAccess(endpoints[name], again, { answers, now });
  if (refused !== null) return refused.code === 'featureLocked' ? 'featureLocked' : 'roleForbidden';
  const isClosed = isDeleted(answers, workspaceId);
  if (isClosed !== isDeleted(before, workspaceId)) return isClosed ? 'workspaceDeleted' : 'accessChanged';
  if (isFactorDue(again, answers)) return 'accessChanged';
  if (isSameScope(again, caller)) return null;
  return again.clientArchivedAt !== undefined && caller.clientArchivedAt === undefined
    ? 'clientArchived'
    : 'accessChanged';
};

/**
 * The position of the event that ended the access, or of the last event before the batch when it ended
 * earlier; null when it ended later.
 */
export const positionOfLoss = async (
  name: StreamName,
  context: StreamContext,
  events: readonly StoredEvent[],
): Promise<number | null> => {
  const positions = [(events[0]?.position ?? 1) - 1, ...events.map(({ position }) => position)];
  const isLostAt = async (position: number): Promise<boolean> =>
    lostRight(name, context, await context.readModel.asOf(context.caller.workspaceId, position)) !== null;
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isLostAt(positions[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return positions[low] ?? null;
};

/** True for events of the workspace, because access only changes there. */
export const isOfWorkspace = ({ tags }: StoredEvent, { workspaceId }: Caller): boolean =>
  tags.includes(workspaceTag(workspaceId));

/** Ends the feed when its session expires; returns the function that cancels the timer. */
export const endWithSession = (feed: Feed, { caller, world }: StreamContext): (() => void) => {
  const { clock } = world;
  const left = Date.parse(caller.expiresAt) - clock.now();
  if (left > timings.feedLifetime) return () => {};
  const timer = clock.setTimeout(() => endFeed(feed, 'sessionMissing'), Math.max(0, left));
  return () => clock.clearTimeout(timer);
};
