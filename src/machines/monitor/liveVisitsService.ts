/** Opens the visits stream for its machine as a callback actor. */
import { fromCallback } from 'xstate';
import { ApiProblem } from '../api/apiProblem.ts';
import type { OpenVisits } from '../api/visitFeed.ts';
import type { StreamInput, VisitsEvent } from './liveVisitsMachine.ts';

const refusals: readonly number[] = [401, 403];

export const liveVisitsService = ({ openVisits }: { readonly openVisits: OpenVisits }) => ({
  actors: {
    readVisits: fromCallback<VisitsEvent, StreamInput>(({ input, sendBack }) => {
      const tell = (event: VisitsEvent) => sendBack(event);
      const controller = new AbortController();
      openVisits({
        ...input,
        signal: controller.signal,
        // The stream counts as open with its first message, which the backend sends at once.
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
