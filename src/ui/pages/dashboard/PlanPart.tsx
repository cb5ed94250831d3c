/** The workspace's subscription with what it allows (ruling D4: the owner's counts). */

import { useSelector } from '@xstate/react';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { formatDollars, formatLimit } from '#domain/plans/money.ts';
import { type BillingCycle, plans, priceOf, unlimited } from '#domain/plans/planCatalogue.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useAuth } from '../../app/useAuth.ts';
import { useReply } from '../../app/useReply.ts';
import { day } from '../../content/dates.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { OwnerSubscription } from '../../widgets/OwnerSubscription.tsx';
import part from './Dashboard.module.css';
import styles from './PlanPart.module.css';

const cycleOf = (priceId: string): BillingCycle => (priceId.endsWith('_yearly') ? 'yearly' : 'monthly');

type MeterProps = { label: string; figure: string; used: number; limit: number };

const Meter = ({ label, figure, used, limit }: MeterProps) => (
  <div className={styles.meter}>
    <span>{label}</span>
    <span data-figure={figure}>
      {formatLimit(used)} {limit === unlimited ? 'in use, no limit' : `of ${formatLimit(limit)}`}
    </span>
    {limit !== unlimited && (
      <meter min={0} max={limit} high={0.8 * limit} value={used} aria-label={`${label} used`} />
    )}
  </div>
);

const Terms = () => {
  const { subscription, plan } = useSelector(useServices().actors.subscription, ({ context }) => context);
  if (!subscription || plan === null) {
    return (
      <p className={styles.quiet}>
        This workspace has no active plan. Basic analytics, monthly reports and email support are open.
      </p>
    );
  }
  const cycle = cycleOf(subscription.stripe_price_id);
  return (
    <>
      <p className={styles.price}>
        <strong data-figure="subscription-plan">{plans[plan].title}</strong>
        <span data-figure="subscription-price">
          {formatDollars(priceOf(plan, cycle))} {cycle === 'monthly' ? 'a month' : 'a year'}
        </span>
      </p>
      <p className={styles.quiet}>
        {subscription.trial_end
          ? `Free trial until ${day(subscription.trial_end)}.`
          : `Active; this period ends on ${day(subscription.current_period_end)}.`}
      </p>
    </>
  );
};

/** Whether someone owns the workspace without being let into its billing page. */
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
      {limits && usage && isOfAgency && (
        <div className={styles.meters}>
          <Meter label="Clients" figure="usage-clients" used={usage.clients} limit={limits.maxClients} />
          <Meter
            label="Team members"
            figure="usage-teamMembers"
            used={usage.teamMembers}
            limit={limits.maxTeamMembers}
          />
          <Meter
            label="Integrations"
            figure="usage-integrations"
            used={usage.integrations}
            limit={limits.maxIntegrations}
          />
        </div>
      )}
    </section>
  );
};
