/** POST /api/checkout: completes the demo checkout; signed in, the workspace's subscription follows in the same append (ruling D5). */
import { mayManageSubscription } from '#domain/access/billingAccess.ts';
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { checkoutDecider } from '#events/checkout/checkoutDecider.ts';
import type { CheckoutCompleted } from '#events/checkout/checkoutEvents.ts';
import { subscriptionAt } from '#events/projections/currentSubscription.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Caller, Context, Handler, Proposal, Refused } from '../http/context.ts';
import { problem } from '../http/respond.ts';
import { decideSubscription, ownerOf } from '../http/subscriptionStream.ts';

type CheckoutContext = Context<'checkout'>;

const receiptOf = ({
  checkoutId,
  plan,
  cycle,
  ...data
}: CheckoutCompleted['data']): CheckoutReply['checkout'] => ({
  id: checkoutId,
  plan_name: plan,
  billing_cycle: cycle,
  price_cents: data.priceCents,
  currency: data.currency,
  completed_at: data.completedAt,
});

/** The checkout's own fact, for an account or for nobody. */
const completed = ({ body, now, world }: CheckoutContext, accountId: string | null) => {
  const checkoutId = world.ids.entity();
  const terms = { plan: body.plan_name, cycle: body.billing_cycle };
  const decision = checkoutDecider.decide(
    { type: 'CompleteCheckout', checkoutId, accountId, ...terms, now },
    checkoutDecider.initial,
  );
  const [event] = decision.ok ? decision.events : [];
  if (event === undefined) throw new Error('A new checkout was refused');
  return { stream: `checkout-${checkoutId}`, event, receipt: receiptOf(event.data) };
};

const forVisitor = (context: CheckoutContext): Proposal => {
  const { stream, event, receipt } = completed(context, null);
  return {
    ok: true,
    actor: { kind: 'visitor', id: 'visitor' },
    events: [{ stream, event }],
    expected: [{ stream, revision: 'none' }],
    reply: { status: 201, body: { checkout: receipt, subscription: null } },
  };
};

const forWorkspace = async (
  context: CheckoutContext,
  caller: Caller,
  ownerId: string,
): Promise<Proposal | Refused> => {
  const { body, now, world } = context;
  const { workspaceId } = caller;
  const decided = await decideSubscription(
    context,
    { ownerId, workspaceId },
    {
      type: 'BuyPlan',
      subscriptionId: world.ids.entity(),
      accountId: ownerId,
      workspaceId,
      plan: body.plan_name,
      cycle: body.billing_cycle,
      now,
    },
  );
  if (!decided.ok) return decided;
  const { stream, event, receipt } = completed(context, ownerId);
  return {
    ok: true,
    actor: { kind: 'account', id: caller.accountId, role: caller.role },
    events: [{ stream, event, tags: [workspaceTag(workspaceId), accountTag(ownerId)] }, ...decided.events],
    expected: [{ stream, revision: 'none' }, decided.expected],
    reply: { status: 201, body: { checkout: receipt, subscription: subscriptionAt(decided.after, now) } },
  };
};

export const checkout: Handler<'checkout'> = (_request, context) => {
  const { caller, commit, isProviderUp } = context;
  if (isProviderUp?.() === false) return problem('providerUnavailable');
  if (caller === null) return commit(() => forVisitor(context));
  if (!mayManageSubscription(caller)) return problem('roleForbidden');
  return commit((answers) => {
    const ownerId = ownerOf(answers, caller.workspaceId);
    return ownerId === null ? forVisitor(context) : forWorkspace(context, caller, ownerId);
  });
};
