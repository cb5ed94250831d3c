/** The log's own feed, whose code comes with the first connection: visitors have none. */
import type { EventFeedParts, OpenFeed } from '#machines/api/eventFeed.ts';
import type { AppServices } from '../services/appServices.ts';

/** Rejects as the feed does, and when its code does not come; the feed machine tries again either way. */
export const createLateFeed =
  (parts: EventFeedParts, awaitCode: AppServices['awaitCode']): OpenFeed =>
  async (connection) => {
    const { trace } = parts.world;
    const cause = trace.current();
    const code = import('#machines/api/eventFeed.ts');
    const { createEventFeed } = await (awaitCode?.(code) ?? code);
    const open = () => createEventFeed(parts)(connection);
    return cause === null ? open() : trace.within(cause, open);
  };
