/** Opens the event feed for the feed machine as a callback actor. */
import { fromCallback } from 'xstate';
import { isSessionMissing } from '../api/apiProblem.ts';
import type { OpenFeed } from '../api/eventFeed.ts';
import type { FeedEvent, FeedInput } from './feedMachine.ts';

export const feedService = ({ openFeed }: { readonly openFeed: OpenFeed }) => ({
  actors: {
    readFeed: fromCallback<FeedEvent, FeedInput>(({ input, sendBack }) => {
      const tell = (event: FeedEvent) => sendBack(event);
      const controller = new AbortController();
      openFeed({
        after: input.after,
        signal: controller.signal,
        onOpen: () => tell({ type: 'feed.opened' }),
        onEvents: (events, lastId) => tell({ type: 'feed.received', events, lastId }),
      }).then(
        () => tell({ type: 'feed.ended' }),
        (error: unknown) =>
          tell(isSessionMissing(error) ? { type: 'feed.refused' } : { type: 'feed.failed', error }),
      );
      return () => controller.abort();
    }),
  },
});
