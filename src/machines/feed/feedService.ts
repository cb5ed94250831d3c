/** How the feed machine's connection is made: the event feed as an actor that tells what arrives. */
import { fromCallback } from 'xstate';
import { isSessionMissing } from '../api/apiProblem.ts';
import type { OpenFeed } from '../api/eventFeed.ts';
import type { FeedEvent, FeedInput } from './feedMachine.ts';

/** The body of the feed machine's actor, for `feedMachine.provide`. Leaving the state ends the connection. */
export const feedService = ({ openFeed }: { readonly openFeed: OpenFeed }) => ({
  actors: {
    readFeed: fromCallback<FeedEvent, FeedInput>(({ input, sendBack }) => {
      const tell = (event: FeedEvent) => sendBack(event);
      const controller = new AbortController();
      const { signal } = controller;
      const end = (event: FeedEvent) => {
        if (!signal.aborted) {
          tell(event);
        }
      };
      openFeed({
        after: input.after,
        signal,
        onOpen: () => tell({ type: 'feed.opened' }),
        onEvents: (events, lastId) => tell({ type: 'feed.received', events, lastId }),
      }).then(
        () => end({ type: 'feed.ended' }),
        (error: unknown) =>
          end(isSessionMissing(error) ? { type: 'feed.refused' } : { type: 'feed.failed', error }),
      );
      return () => controller.abort();
    }),
  },
});
