/** POST /api/subscription/cancel, /resume and /change: what the owner or the agency's staff ask of the workspace's subscription. */
import { subscriptionAt } from '#events/projections/currentSubscription.ts';
import type { SubscriptionCommand } from '#events/subscriptions/subscriptionCommands.ts';
import type { Context, Handler } from '../http/context.ts';
import { decideSubscription, ownerOf } from '../http/subscriptionStream.ts';

type AnyContext = Pick<Context<'cancelSubscription'>, 'caller' | 'now' | 'log' | 'commit'>;

const ask = (context: AnyContext, command: SubscriptionCommand): Promise<Response> => {
  const { caller, now, commit } = context;
  const { workspaceId, accountId, role } = caller;
  return commit(async (answers) => {
    const ownerId = ownerOf(answers, workspaceId);
    if (ownerId === null) return { ok: false, refusal: 'noActiveSubscription' };
    const decided = await decideSubscription(context, { ownerId, workspaceId }, command);
    if (!decided.ok) return decided;
    return {
      ok: true,
      actor: { kind: 'account', id: accountId, role },
      events: decided.events,
      expected: [decided.expected],
      reply: { status: 200, body: { subscription: subscriptionAt(decided.after, now) } },
    };
  });
};

export const cancelSubscription: Handler<'cancelSubscription'> = (_request, context) =>
  ask(context, { type: 'CancelSubscription', now: context.now });

export const resumeSubscription: Handler<'resumeSubscription'> = (_request, context) =>
  ask(context, { type: 'ResumeSubscription', now: context.now });

export const changeSubscription: Handler<'changeSubscription'> = (_request, context) => {
  const { plan_name, billing_cycle } = context.body;
  return ask(context, { type: 'ChangePlan', plan: plan_name, cycle: billing_cycle, now: context.now });
};
