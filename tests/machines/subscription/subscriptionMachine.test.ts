/** Tests the subscription of the signed-in person's workspace. */
import { describe, expect, test } from 'vitest';
import type { SubscriptionReply } from '#domain/contract/planSchemas.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { limitsOf, type SubscriptionStatus } from '#domain/plans/subscription.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { later } from '#tests/support/cast.ts';
import { held, seen, startMachine, transitionsOf } from '../machineHarness.ts';
import { proReply } from '../people.ts';

const nothing = {
  userId: null,
  subscription: null,
  endedTrial: null,
  pastDue: null,
  plan: null,
  simulated: null,
  active: false,
  limits: null,
  features: [],
  usage: null,
  problem: null,
};

const open = () => {
  const loadSubscription = held<SubscriptionReply>();
  const machine = subscriptionMachine.provide({ actors: { loadSubscription: loadSubscription.logic } });
  return { ...startMachine(machine), load: loadSubscription };
};

const openReady = async (reply = proReply) => {
  const started = open();
  started.actor.send({ type: 'user.change', userId: 'acc-nora' });
  await started.load.last().resolve(reply);
  return started;
};

const loading = (context: object = {}) => ({
  state: 'loading',
  context: { ...nothing, userId: 'acc-nora', ...context },
  tags: ['busy'],
});

const kept = ({ retry_until: _until, ...told }: SubscriptionReply) => told;

const ready = {
  state: { ready: 'active' },
  context: { ...nothing, userId: 'acc-nora', ...kept(proReply) },
  tags: [],
};

const inactive = (status: SubscriptionStatus): SubscriptionReply => ({
  subscription: proReply.subscription === null ? null : { ...proReply.subscription, status },
  retry_until: null,
  plan: null,
  simulated: null,
  active: false,
  limits: limitsOf(null),
  features: [...featuresOf(null)],
  usage: { clients: 1, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 },
});

describe(subscriptionMachine.id, () => {
  test('loads nothing while nobody is signed in', () => {
    const { actor, load } = open();
    actor.send({ type: 'user.change', userId: null });
    actor.send({ type: 'subscription.reload' });

    expect([seen(actor), load.asked]).toEqual([{ state: 'absent', context: nothing, tags: [] }, []]);
  });

  test('loads when somebody signs in [S4.2]', async () => {
    const { actor, load } = open();
    actor.send({ type: 'user.change', userId: 'acc-nora' });
    expect(seen(actor)).toEqual(loading());

    await load.last().resolve(proReply);
    expect(seen(actor)).toEqual(ready);
  });

  test('loads again for another person, whose page never shows the old subscription [S4.2]', async () => {
    const { actor, load } = await openReady();
    actor.send({ type: 'user.change', userId: 'acc-otto' });

    expect([seen(actor), load.asked.length]).toEqual([loading({ userId: 'acc-otto' }), 2]);
  });

  test('gives up a load that was for somebody else [S4.2]', () => {
    const { actor, load } = open();
    actor.send({ type: 'user.change', userId: 'acc-nora' });
    const first = load.last();
    actor.send({ type: 'user.change', userId: 'acc-otto' });

    expect([first.signal.aborted, load.asked.length]).toEqual([true, 2]);
  });

  test('does not load again for the same person [S4.2]', async () => {
    const { actor, load } = await openReady();
    actor.send({ type: 'user.change', userId: 'acc-nora' });

    expect([seen(actor), load.asked.length]).toEqual([ready, 1]);
  });

  test('forgets everything when nobody is signed in any more [S4.2]', async () => {
    const { actor } = await openReady();
    actor.send({ type: 'user.change', userId: null });

    expect(seen(actor)).toEqual({ state: 'absent', context: nothing, tags: [] });
  });

  test.each(['canceled', 'expired', 'unpaid'] as const)(
    'does not show a subscription that is %s [S4.2]',
    async (status) => {
      const reply = inactive(status);
      const { actor } = await openReady(reply);

      expect(seen(actor)).toEqual({
        state: { ready: 'ended' },
        context: { ...nothing, userId: 'acc-nora', ...kept(reply), subscription: null },
        tags: [],
      });
    },
  );

  test('keeps until when a renewal can be paid, and shows no subscription meanwhile [S4.2]', async () => {
    const reply = { ...inactive('past_due'), retry_until: later };
    const { actor } = await openReady(reply);

    expect(seen(actor)).toEqual({
      state: { ready: 'pastDue' },
      context: {
        ...nothing,
        userId: 'acc-nora',
        ...kept(reply),
        subscription: null,
        pastDue: { plan: 'pro', at: later },
      },
      tags: [],
    });
  });

  test('distinguishes a trial, and that there is none, from a plan that is paid for', async () => {
    const trial = proReply.subscription && { ...proReply.subscription, trial_end: later };
    const onTrial = await openReady({ ...proReply, subscription: trial });
    const none = await openReady({ ...inactive('expired'), subscription: null });

    expect([seen(onTrial.actor).state, seen(none.actor).state]).toEqual([
      { ready: 'onTrial' },
      { ready: 'absent' },
    ]);
  });

  test('keeps which trial has ended without being kept, as long as none is active', async () => {
    const reply = inactive('expired');
    const trial = reply.subscription && { ...reply.subscription, trial_end: later };
    const { actor, load } = await openReady({ ...reply, subscription: trial });
    const ended = actor.getSnapshot().context.endedTrial;
    actor.send({ type: 'subscription.reload' });
    await load.last().resolve(proReply);

    expect([ended, actor.getSnapshot().context.endedTrial]).toEqual([{ plan: 'pro', at: later }, null]);
  });

  test('shows an active subscription to the plan "free", which counts as no plan [S4.2]', async () => {
    const subscription = proReply.subscription && { ...proReply.subscription, plan_name: 'free' as const };
    const { actor } = await openReady({ ...proReply, plan: null, subscription });

    expect(seen(actor).context).toEqual({
      ...nothing,
      userId: 'acc-nora',
      ...kept(proReply),
      subscription,
      plan: null,
    });
  });

  test('keeps the old subscription on screen while it is loaded again', async () => {
    const { actor, load } = await openReady();
    actor.send({ type: 'subscription.reload' });
    expect(seen(actor)).toEqual(loading({ ...kept(proReply), plan: 'pro' }));

    const usage = { clients: 2, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 };
    await load.last().resolve({ ...proReply, usage });
    expect(seen(actor)).toEqual({ ...ready, context: { ...ready.context, usage } });
  });

  test('starts over when it is to be loaded again during a load', () => {
    const { actor, load } = open();
    actor.send({ type: 'user.change', userId: 'acc-nora' });
    actor.send({ type: 'subscription.reload' });

    expect([seen(actor), load.asked.map(({ signal }) => signal.aborted)]).toEqual([loading(), [true, false]]);
  });

  test('leaves subscription and limits empty after a failure, and can try again [S8.4]', async () => {
    const { actor, load } = await openReady();
    actor.send({ type: 'subscription.reload' });
    await load.last().reject(new NetworkProblem('noReply'));
    const problem = { message: 'The server did not answer. Try again in a moment.' };
    const failed = { state: 'failed', context: { ...nothing, userId: 'acc-nora', problem }, tags: [] };
    expect(seen(actor)).toEqual(failed);

    actor.send({ type: 'subscription.reload' });
    expect(seen(actor)).toEqual(loading({ problem }));
    await load.last().resolve(proReply);
    expect(seen(actor)).toEqual(ready);
  });

  test('is loaded again after a day, and an end that came meanwhile shows [S4.2]', async () => {
    const { actor, load, world } = await openReady();
    world.clock.advance(86_399_999);
    expect([seen(actor), load.asked.length]).toEqual([ready, 1]);
    world.clock.advance(1);
    expect(seen(actor)).toEqual(loading({ ...kept(proReply), plan: 'pro' }));
    await load.last().resolve(inactive('expired'));

    expect(seen(actor).context).toEqual({
      ...nothing,
      userId: 'acc-nora',
      ...kept(inactive('expired')),
      subscription: null,
    });
  });

  test('says in the trace what happened', async () => {
    const { world } = await openReady();

    expect(transitionsOf(world)).toEqual(['absent -> loading', 'loading -> ready.active']);
  });
});
