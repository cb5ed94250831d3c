/** Loads the feed's code with the first connection, because visitors have none. */
import type { EventFeedParts, OpenFeed } from '#machines/api/eventFeed.ts';
import type { AppServices } from '../services/appServices.ts';

const load = () => import('#machines/api/eventFeed.ts');

/** Rejects as the feed does or when its code fails to load; the feed machine retries both. */
export const createLateFeed = (parts: EventFeedParts, awaitCode: AppServices['awaitCode']): OpenFeed => {
  const { trace } = parts.world;
  // A stage loads the code before the first step, so that every run has the same order.
  awaitCode?.(load()).catch(() => undefined);
  return async (connection) => {
    const cause = trace.current();
    const { createEventFeed } = await load();
    const open = () => createEventFeed(parts)(connection);
    return cause === null ? open() : trace.within(cause, open);
  };
};
