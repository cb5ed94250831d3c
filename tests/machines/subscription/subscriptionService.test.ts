/** Tests when a displayed subscription is refetched. */
import { describe, expect, test } from 'vitest';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { startLifecycle } from '#machines/start.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { subscriptionService } from '#machines/subscription/subscriptionService.ts';
import { settle } from '#world/settle.ts';
import { newWorld } from '../machineHarness.ts';
import { proReply } from '../people.ts';

const hour = 3_600_000;

/** The first two refetch times of a page, in milliseconds after the start. */
const asked = async (changes: Partial<NonNullable<SubscriptionReply['subscription']>> | null) => {
  const world = newWorld();
  const start = world.clock.now();
  const times: number[] = [];
  const subscription =
    changes === null || !proReply.subscription ? null : { ...proReply.subscription, ...changes };
  const api = {
    call: async () => {
      times.push(world.clock.now() - start);
      return { ...proReply, subscription: times.length > 1 ? null : subscription };
    },
  } as unknown as ApiClient;
  const actor = startLifecycle(world, subscriptionMachine.provide(subscriptionService({ api, world })), {
    id: 'subscription',
  });
  actor.send({ type: 'user.change', userId: 'nora' });
  await settle();
  await world.clock.advanceAsync(25 * hour);
  return times.slice(0, 2);
};

const inHours = (hours: number) => new Date(newWorld().clock.now() + hours * hour).toISOString();

describe('subscription on the page', () => {
  test('is asked for again at the end of its trial, to the millisecond [S4.2]', async () => {
    expect(await asked({ trial_end: inHours(5), current_period_end: inHours(700) })).toEqual([0, 5 * hour]);
  });

  test('is asked for again at the end of its period [S4.2]', async () => {
    expect(await asked({ trial_end: null, current_period_end: inHours(7) })).toEqual([0, 7 * hour]);
  });

  test('is asked for again after a day when nothing ends before, as no browser keeps a timer for a month', async () => {
    expect(await asked({ trial_end: inHours(336), current_period_end: inHours(700) })).toEqual([
      0,
      24 * hour,
    ]);
  });

  test('that is not there is asked for once a day', async () => {
    expect(await asked(null)).toEqual([0, 24 * hour]);
  });
});
