/** Tests the actions on a subscription. */
import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { type BillingRequest, billingMachine } from '#machines/billing/billingMachine.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const starter: PlanTerms = { plan: 'starter', cycle: 'monthly' };
const yearly: PlanTerms = { plan: 'pro', cycle: 'yearly' };
const end = '2026-02-05T09:00:00.000Z';
const nothing = { choice: null, why: {}, months: 1, problem: null, done: null };

const open = () => {
  const request = held<unknown, BillingRequest>();
  return { ...startMachine(billingMachine.provide({ actors: { request: request.logic } })), request };
};

const at = (state: string, context: object = {}) => ({
  state,
  context: { ...nothing, ...context },
  tags: ['changing', 'canceling', 'pausing', 'resuming', 'retrying', 'renewing'].includes(state)
    ? ['busy']
    : [],
});

describe(billingMachine.id, () => {
  test('previews a change before it asks for it, and says what was done', async () => {
    const { actor, request } = open();
    actor.send({ type: 'plan.choose', choice: yearly });
    actor.send({ type: 'plan.choose', choice: starter });
    expect([seen(actor), request.asked]).toEqual([at('previewing', { choice: starter }), []]);

    actor.send({ type: 'change.confirm' });
    actor.send({ type: 'change.confirm' });
    expect([seen(actor), request.asked.map(({ input }) => input)]).toEqual([
      at('changing', { choice: starter }),
      [{ kind: 'change', choice: starter }],
    ]);
    await request.last().resolve({
      subscription: {
        plan_name: 'starter',
        stripe_price_id: 'price_starter_monthly',
        current_period_end: end,
      },
    });
    expect(seen(actor)).toEqual(at('viewing', { done: { kind: 'change', choice: starter, startsAt: null } }));
  });

  test('says when a change holds that is only scheduled', async () => {
    const { actor, request } = open();
    const startsAt: (string | null)[] = [];
    for (const choice of [starter, yearly]) {
      actor.send({ type: 'plan.choose', choice });
      actor.send({ type: 'change.confirm' });
      await request.last().resolve({
        subscription: { plan_name: 'pro', stripe_price_id: 'price_pro_monthly', current_period_end: end },
      });
      const { done } = actor.getSnapshot().context;
      if (done?.kind === 'change') startsAt.push(done.startsAt);
    }
    expect(startsAt).toEqual([end, end]);
  });

  test('keeps the preview with the reason when a change is refused', async () => {
    const { actor, request } = open();
    actor.send({ type: 'plan.choose', choice: starter });
    actor.send({ type: 'change.confirm' });
    await request.last().reject(new ApiProblem(problemOf('samePlan'), 409));

    expect(seen(actor)).toEqual(
      at('previewing', { choice: starter, problem: 'You already have this plan and billing cycle.' }),
    );
  });

  test('drops a preview without asking for anything', () => {
    const { actor, request } = open();
    actor.send({ type: 'plan.choose', choice: starter });
    actor.send({ type: 'question.dismiss' });

    expect([seen(actor), request.asked]).toEqual([at('viewing'), []]);
  });

  test('cancels after one question, which can be answered with no', async () => {
    const { actor, request } = open();
    actor.send({ type: 'cancellation.ask' });
    actor.send({ type: 'question.dismiss' });
    expect([seen(actor), request.asked]).toEqual([at('viewing'), []]);

    actor.send({ type: 'cancellation.ask' });
    const why = { reason: 'price', note: 'Too dear' } as const;
    actor.send({ type: 'cancellation.confirm', why });
    expect([seen(actor), request.last().input]).toEqual([at('canceling', { why }), { kind: 'cancel', why }]);
    await request.last().resolve({});
    expect(seen(actor)).toEqual(at('viewing', { why, done: { kind: 'cancel' } }));
  });

  test('pauses instead, and asks again where that was refused', async () => {
    const { actor, request } = open();
    actor.send({ type: 'cancellation.ask' });
    actor.send({ type: 'pause.confirm', months: 2 });
    expect([seen(actor), request.last().input]).toEqual([
      at('pausing', { months: 2 }),
      { kind: 'pause', months: 2 },
    ]);
    await request.last().reject(new ApiProblem(problemOf('nothingToPause'), 409));
    expect(actor.getSnapshot().value).toBe('askingToCancel');

    actor.send({ type: 'pause.confirm', months: 2 });
    await request.last().resolve({});
    expect(seen(actor)).toEqual(at('viewing', { months: 2, done: { kind: 'pause' } }));
  });

  test('resumes at once, and reports a refusal', async () => {
    const { actor, request } = open();
    actor.send({ type: 'subscription.resume' });
    expect([seen(actor), request.last().input]).toEqual([at('resuming'), { kind: 'resume' }]);
    await request.last().reject(new ApiProblem(problemOf('nothingToResume'), 409));

    expect(seen(actor)).toEqual(
      at('viewing', { problem: 'The subscription is neither canceled nor paused.' }),
    );
  });

  test('pays a renewal once more, and says whether the card paid it', async () => {
    const { actor, request } = open();
    for (const paid of [false, true]) {
      actor.send({ type: 'payment.retry' });
      expect([seen(actor), request.last().input]).toEqual([at('retrying'), { kind: 'retry' }]);
      await request.last().resolve({ paid });
      expect(seen(actor)).toEqual(at('viewing', { done: { kind: 'retry', paid } }));
    }
    expect(request.asked.length).toBe(2);
  });

  test('renews today after one question, which can be answered with no', async () => {
    const { actor, request } = open();
    actor.send({ type: 'renewal.ask' });
    actor.send({ type: 'question.dismiss' });
    expect([seen(actor), request.asked]).toEqual([at('viewing'), []]);

    actor.send({ type: 'renewal.ask' });
    actor.send({ type: 'renewal.confirm' });
    expect([seen(actor), request.last().input]).toEqual([at('renewing'), { kind: 'renew' }]);
    await request.last().resolve({ paid: true });
    expect(seen(actor)).toEqual(at('viewing', { done: { kind: 'renew', paid: true } }));
  });
});
