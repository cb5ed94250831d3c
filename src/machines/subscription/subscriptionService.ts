/** What the subscription machine asks of the backend, and of the clock. */
import { fromPromise } from 'xstate';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import { timings } from '#domain/timings.ts';
import { sleep } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { Turning } from './subscriptionMachine.ts';

const never = (): Promise<void> => new Promise(() => {});

/** Milliseconds until the trial or the period runs out; at most a day, as timers of browsers do not hold for a month. */
const untilTurn = (subscription: NonNullable<Turning>, now: number): number => {
  const turns = [subscription.trial_end, subscription.current_period_end].flatMap((end) =>
    end === null || Date.parse(end) <= now ? [] : [Date.parse(end)],
  );
  return Math.min(timings.subscriptionCheck, ...turns.map((turn) => turn - now));
};

/** The bodies of the subscription machine's actors, for `subscriptionMachine.provide`. */
export const subscriptionService = ({
  api,
  world: { clock },
}: {
  readonly api: ApiClient;
  readonly world: Pick<World, 'clock'>;
}) => ({
  actors: {
    loadSubscription: fromPromise<SubscriptionReply>(({ signal }) =>
      api.call('readSubscription', { signal }),
    ),
    waitForTurn: fromPromise<void, Turning>(({ input, signal }) =>
      input === null ? never() : sleep(clock, untilTurn(input, clock.now()), signal),
    ),
  },
});
