/** Renders the workspace's subscription and its limits (ruling D4: the owner's counts). */

import { useSelector } from '@xstate/react';
import { Flex } from 'antd';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { type BillingCycle, plans, priceOf } from '#domain/plans/planCatalogue.ts';
import { billingMachine } from '#machines/billing/billingMachine.ts';
import { billingService } from '#machines/billing/billingService.ts';
import { billingStatusText } from '../../content/billing.ts';
import { day } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { CancelOrResume } from '../../parts/CancelOrResume.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import ownerSubscription from '../../parts/OwnerSubscription.module.css';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import part from './Dashboard.module.css';
import styles from './PlanPart.module.css';

/** Only for the owner of the workspace: the API refuses everyone else whose role does not open billing. */
const OwnerSubscription = () => {
  const { api } = useServices();
  const actor = useLifecycle(() => billingMachine.provide(billingService({ api })), {
    id: 'ownerSubscription',
    frameOf: api.frameOf,
  });
  const problem = useSelector(actor, ({ context }) => context.problem);
  const { data: billing } = useReply('readBilling');
  if (!billing) return null;
  return (
    <div className={ownerSubscription.owner}>
      {billing.subscription && <p role="status">{billingStatusText(billing)}</p>}
      <ProblemBox text={problem} />
      <div className={ownerSubscription.actions}>
        <AppLink to="/pricing">
          {billing.subscription?.status === 'active' ? 'Change or keep the plan' : 'Choose a plan'}
        </AppLink>
        <OnlyChangeable>
          <CancelOrResume billing={billing} actor={actor} />
        </OnlyChangeable>
      </div>
    </div>
  );
};

const cycleOf = (priceId: string): BillingCycle => (priceId.endsWith('_yearly') ? 'yearly' : 'monthly');

/** The meters' code is not in the dashboard's first chunk. */
const lateMeters = {
  fault: 'The meters of the plan did not load',
  load: async () => (await import('./PlanMeters.tsx')).PlanMeters,
  after: 'paint',
} as const;

const Terms = () => {
  const { subscription, plan } = useSelector(useServices().actors.subscription, ({ context }) => context);
  if (!subscription || plan === null) {
    return (
      <p className={styles.quiet}>
        This workspace has no active plan. You have basic analytics, monthly reports and email support.
      </p>
    );
  }
  const cycle = cycleOf(subscription.stripe_price_id);
  return (
    <>
      <Flex component="p" align="baseline" justify="space-between" gap={16}>
        <strong className="lead" data-figure="subscription-plan">
          {plans[plan].title}
        </strong>
        <span data-figure="subscription-price">
          {formatDollars(priceOf(plan, cycle))} {cycle === 'monthly' ? 'a month' : 'a year'}
        </span>
      </Flex>
      <p className={styles.quiet}>
        {subscription.trial_end
          ? `Free trial until ${day(subscription.trial_end)}.`
          : `Active; this period ends on ${day(subscription.current_period_end)}.`}
      </p>
    </>
  );
};

const useOwnsWithoutBilling = (): boolean => {
  const { user, profile } = useAuth();
  const owner = useReply('readWorkspace').data?.workspace.owner_id;
  return profile !== null && owner === user?.id && !mayOpen(profile.role, 'billing');
};

export const PlanPart = () => {
  const owns = useOwnsWithoutBilling();
  const { profile } = useAuth();
  const opensBilling = profile !== null && mayOpen(profile.role, 'billing');
  const isOfAgency = useReply('readWorkspace').data?.overview.clients != null;
  const { subscription } = useServices().actors;
  const { limits, usage } = useSelector(subscription, ({ context }) => context);
  const hasMeters = limits !== null && usage !== null && isOfAgency;
  const PlanMeters = useLazyModule(hasMeters, lateMeters);
  const failed = useSelector(subscription, (snapshot) => snapshot.matches('failed'));
  const known = useSelector(subscription, (snapshot) => snapshot.matches('ready'));
  return (
    <section className={part.part} aria-labelledby="plan">
      <div className={part.partHead}>
        <h2 id="plan">Subscription</h2>
        {opensBilling && (
          <AppLink to={protectedPages.billing.path} className={part.more}>
            Billing
          </AppLink>
        )}
      </div>
      {failed && (
        <LoadFailure
          what="The subscription"
          also="The rest of the page works."
          onRetry={() => subscription.send({ type: 'subscription.reload' })}
        />
      )}
      {known && <Terms />}
      {owns && <OwnerSubscription />}
      {hasMeters && !PlanMeters && (
        <Flex vertical gap={14} className={styles.meters ?? ''} aria-busy="true" />
      )}
      {hasMeters && PlanMeters && <PlanMeters usage={usage} limits={limits} />}
    </section>
  );
};
