/** How the stream of the visits machine is read: an actor that tells what comes. */
import { fromCallback } from 'xstate';
import { ApiProblem } from '../api/apiProblem.ts';
import type { OpenVisits } from '../api/visitFeed.ts';
import type { StreamInput, VisitsEvent } from './liveVisitsMachine.ts';

const refusals: readonly number[] = [401, 403];

/** The body of the actor, for `liveVisitsMachine.provide`. Leaving the state ends the stream, of which nothing more is heard then. */
export const liveVisitsService = ({ openVisits }: { readonly openVisits: OpenVisits }) => ({
  actors: {
    readVisits: fromCallback<VisitsEvent, StreamInput>(({ input, sendBack }) => {
      const tell = (event: VisitsEvent) => sendBack(event);
      const controller = new AbortController();
      openVisits({
        ...input,
        signal: controller.signal,
        // It counts as open with its first message, which comes at once.
        onOpen: () => {},
        onEvents: (messages) => {
          for (const message of messages) tell({ type: 'stream.receive', message });
        },
      }).then(
        () => tell({ type: 'stream.end' }),
        (error: unknown) =>
          tell(
            error instanceof ApiProblem && refusals.includes(error.status)
              ? { type: 'stream.refuse', error }
              : { type: 'stream.fail', error },
          ),
      );
      return () => controller.abort();
    }),
  },
});
