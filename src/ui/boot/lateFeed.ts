/** The log's own feed, whose code comes with the first connection: visitors have none. */
import type { EventFeedParts, OpenFeed } from '#machines/api/eventFeed.ts';
import type { AppServices } from '../services/appServices.ts';

const load = () => import('#machines/api/eventFeed.ts');

/** Rejects as the feed does, and when its code does not come; the feed machine tries again either way. */
export const createLateFeed = (parts: EventFeedParts, awaitCode: AppServices['awaitCode']): OpenFeed => {
  const { trace } = parts.world;
  // On a stage it is there before the first step, so that a first run and a second one do the same in the same order.
  awaitCode?.(load()).catch(() => undefined);
  return async (connection) => {
    const cause = trace.current();
    const { createEventFeed } = await load();
    const open = () => createEventFeed(parts)(connection);
    return cause === null ? open() : trace.within(cause, open);
  };
};
