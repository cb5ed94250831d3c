/** Reads the subscription from the backend, and waits for its next change. */
import { fromPromise } from 'xstate';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import { timings } from '#domain/timings.ts';
import type { World } from '#world/world.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { SubscriptionContext } from './subscriptionMachine.ts';

/** Milliseconds until a trial or period ends; at most a day, because browser timers cannot run for a month. */
const untilTurn = ({ subscription, pastDue }: SubscriptionContext, now: number): number => {
  const ends = [subscription?.trial_end, subscription?.current_period_end, pastDue?.at];
  const waits = ends.flatMap((end) => (end == null || Date.parse(end) <= now ? [] : [Date.parse(end) - now]));
  return Math.min(timings.subscriptionCheck, ...waits);
};

export type SubscriptionServiceParts = {
  readonly api: ApiClient;
  readonly world: Pick<World, 'clock'>;
};

export const subscriptionService = ({ api, world }: SubscriptionServiceParts) => ({
  actors: {
    loadSubscription: fromPromise<SubscriptionReply>(({ signal }) =>
      api.call('readSubscription', { signal }),
    ),
  },
  delays: {
    subscriptionCheck: ({ context }: { context: SubscriptionContext }) =>
      untilTurn(context, world.clock.now()),
  },
});
